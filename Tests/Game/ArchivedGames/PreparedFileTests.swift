import Domain
import Foundation
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport
import Testing
import UseCases

/// Files and links that another program puts in place just before this one creates a file there.
struct PreparedFileTests {
  /// A file that a write creates.
  struct Created: CustomTestStringConvertible {
    let kind: NumberedFile.Kind
    let call: HookedFiles.Call
    let name: String
    var isShared: Bool { call != .create }

    var testDescription: String { name }

    static let all = [
      Self(kind: .savedGame, call: .createLock, name: "game.lock"),
      Self(kind: .savedGame, call: .create, name: "game.reversi-saving"),
      Self(kind: .settings, call: .create, name: "settings.reversi-saving"),
      Self(kind: .archive, call: .createToAppend, name: "games"),
    ]
  }

  private let folder: TemporaryFolder
  private let games: [SavedGame]

  init() throws {
    folder = TemporaryFolder()
    games = [try SavedGame().played("d3c3")]
    try folder.write("precious", to: "other")
    try folder.save(games[0])
  }

  @Test(arguments: Created.all)
  func `R7.6 a link in place of a new file is not followed`(created: Created) throws {
    let given = Log()
    let file = try opened(created, given) { [folder] in
      try? folder.link(created.name, to: "other")
    }
    let code = created.isShared ? ELOOP : EEXIST
    let failure = folder.failure(.error(code), at: created.name)
    #expect(file.failure(writing: 0) == failure)
    #expect(try folder.text(of: "other") == "precious")
    #expect(try folder.linkTarget(of: created.name) == "other")
    #expect(given.lines.isEmpty)
  }

  @Test(arguments: Created.all)
  func `R7.6 a file in place of a new one is not given away, and keeps its bytes`(
    created: Created
  ) throws {
    let given = Log()
    let file = try opened(created, given) { [folder] in
      try? folder.write("precious\n", to: created.name)
    }
    let failure = folder.failure(.error(EEXIST), at: created.name)
    // The lock and the archive may be another player's of the same game.
    #expect(file.failure(writing: 0) == (created.isShared ? nil : failure))
    #expect(try folder.text(of: created.name).hasPrefix("precious\n"))
    // A save gives its own new file to the owner of the old one.
    let saves = created.call == .createLock ? 1 : 0
    #expect(given.lines.count == saves)
  }

  /// Opens a file, and prepares something before its creation.
  ///
  /// `given` notes what is given to an owner.
  private func opened(
    _ created: Created, _ given: Log, prepare: @escaping @Sendable () -> Void
  ) throws -> NumberedFile {
    // A new lock is given to the owner of the saved game.
    if created.call != .createLock { try folder.write("", to: "game.lock") }
    let files = HookedFiles { call in
      if call == created.call { prepare() }
      if call.isSetOwner { given.note("\(call)") }
      return .max
    }
    return try NumberedFile(
      created.kind, games, at: folder.path, files: files, game: SystemFiles())
  }
}
