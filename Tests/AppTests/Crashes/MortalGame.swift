import Foundation
import ProgramSupport
import Testing

/// A saved game that is played by one program after the other, each of which is killed.
struct MortalGame {
  private let home: Home
  private var file: String { home.folder.path("mine") }
  /// What the next start finds in the file.
  private(set) var text: String?

  init() throws {
    home = try Home()
  }

  /// Puts another game in the place of this one.
  mutating func replace(by text: String) throws {
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    self.text = text
  }

  /// Plays a script until so much of its output was printed, and requires that the game is left as
  /// it was then, or one save later.
  mutating func play(
    _ script: [String], seed: UInt64, killedAfter moment: (Undisturbed) -> Int
  ) async throws {
    let whole = try Undisturbed(script, on: text, seed: seed)
    let moment = moment(whole)
    let child = try home.start(["--save", file, "--seed", "\(seed)"])
    child.types(script.map { $0 + "\n" }.joined())
    let run = await child.killed { $0.out.utf8.count >= moment }
    try #require(run.end == .signal(SIGKILL))
    let printed = Array(run.out.utf8)
    try #require(whole.printed.starts(with: printed), "it goes on where the last one was killed")
    let allowed = whole.texts(afterPrinting: printed.count)
    text = try found()
    try #require(allowed.contains(text), "\(script) on \(allowed)")
    if try home.folder.names.contains("mine.reversi-saving") { try await clearAway() }
  }

  /// Starts the program on what a save that was killed has left behind.
  private func clearAway() async throws {
    let child = try home.start(["--save", file, "--real-time", "--delay", "1000000"])
    await child.wait { !$0.out.isEmpty }
    #expect(Set(try home.folder.names).isSubset(of: ["mine", "mine.lock"]))
    #expect(await child.killed { _ in true }.err == "")
    #expect(try found() == text)
  }

  private func found() throws -> String? {
    guard try home.folder.names.contains("mine") else { return nil }
    return try home.folder.text(of: "mine")
  }
}

extension Child {
  /// Kills the program as soon as what it has printed meets a condition.
  func killed(when holds: @escaping @Sendable (Run) -> Bool) async -> Run {
    await wait(until: holds)
    send(SIGKILL)
    return await ended()
  }
}
