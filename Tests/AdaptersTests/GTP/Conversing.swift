import Adapters
import Domain
import GTPFront
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import UseCases

/// A game that another program plays with ours, on virtual time.
struct Conversing {
  var saved: SavedGame?
  var computer: any Adviser = ScriptedComputer()
  let time = VirtualTime()
  let written = RecordingOutput()
  var repository: (any Table.Repository)?

  /// Plays what bytes ask for; false if that never ends.
  @discardableResult func hear(_ bytes: [UInt8]) throws -> Bool {
    var splitter = GTPSplitter()
    let lines = bytes.compactMap { splitter.take($0) } + [splitter.finish()].compactMap { $0 }
    return try hear(lines)
  }

  /// Plays what lines ask for; false if that never ends.
  @discardableResult func hear(_ lines: [InputLine]) throws -> Bool {
    let repository = repository ?? FakeGameRepository(saved)
    let presenter = GTPPresenter(output: written)
    let table = try Table.start(Table.Ports(repository: repository, presenter: presenter))
    let server = GTPServer(
      lines: Lines(lines), table: table, repository: repository, presenter: presenter,
      computer: computer, timeline: time.timeline, version: "1.2.3")
    let end = time.run { await server.run() }
    return end != nil
  }

  /// Returns what is answered to a text.
  func answers(to text: String) throws -> String {
    let hasEnded = try hear(Array(text.utf8))
    return written[.output] + (hasEnded ? "" : "(hangs)")
  }
}

/// Lines, and what must be answered to each, without the empty line at the end; nothing if nil.
typealias Dialog = KeyValuePairs<String, String?>

extension Dialog {
  /// The lines, each with its line end.
  var lines: String { map { $0.key + "\n" }.joined() }

  /// The answers, byte for byte.
  var answers: String { compactMap(\.value).map { $0 + "\n\n" }.joined() }
}
