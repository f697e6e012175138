import Adapters
import Infrastructure
import RawTerminal
import ReversiApp
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// The live front as a scene plays it, at which a test does what no scene can.
struct LivePlay: Sendable {
  private let outside: SceneOutside
  private let run: ProgramRun

  /// Starts the program with options, and what lies outside it with the settings of a scene.
  init(
    _ options: String = "", _ settings: [String] = [], seed: UInt64? = nil,
    resizing: Resizing = .reflow
  ) throws {
    let head = ["$ reversi \(options)"] + settings
    let scene = try Scene(
      name: "", text: "C6.1 Keys.\n\n\(head.joined(separator: "\n"))\n\n* 0 s\n")
    outside = try SceneOutside(scene, seed: seed, resizing: resizing)
    run = try #require(try Program(outside)).open()
  }

  /// Plays while somebody does something at the terminal, and returns what they return; nil if the
  /// program does not end after that.
  func play<Result: Sendable>(_ user: @escaping @Sendable (LivePlay) async -> Result) -> Result? {
    outside.run { [self] in
      async let status = run.play()
      await pass(0)
      let result = await user(self)
      keys.end()
      _ = await status
      return result
    }
  }

  var keys: TypedKeys { outside.screen.keys }
  var screen: ScreenOutput { outside.screen.output }

  /// The saved game, which is new as long as nothing is saved.
  var saved: SavedGame {
    outside.disk["game"].flatMap { try? SavedGameText.decode($0) } ?? SavedGame()
  }

  /// Where the cursor on a board without colors is.
  var cursor: String? { screen.now.bracketed }

  /// Types a text, control characters included, and lets it take effect.
  func type(_ text: String) async {
    keys.type(text)
    await pass(0)
  }

  /// Lets some milliseconds pass, with everything that is due then.
  func pass(_ milliseconds: Int) async { await outside.pass(.milliseconds(milliseconds)) }

  /// Lets some milliseconds pass, whatever else is due then.
  func sleep(_ milliseconds: Int) async {
    try? await outside.time?.sleep(for: .milliseconds(milliseconds))
  }

  /// Interrupts the program, and returns whether it does not end.
  func interrupt() -> Bool {
    var isEnd = false
    run.respond(to: .interrupt { isEnd = true })
    return !isEnd
  }

  /// Suspends the program, and lets it go on.
  func suspend() { run.respond(to: .suspend { true }) }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    run.respond(to: .resize)
  }
}

/// A terminal with a number of colors, as settings of a scene.
enum Colors: String, CaseIterable {
  case none, rich, full

  var options: String { self == .none ? "" : "--color always" }

  var settings: [String] {
    switch self {
    case .none, .rich: []
    case .full: ["environment: COLORTERM=truecolor"]
    }
  }
}
