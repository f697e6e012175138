import Foundation
import Testing

/// The rooms of Adapters, which the compiler cannot tell apart: what each may use is the table in
/// `Adapters.md`.
struct RoomTests {
  /// The source of each room, without comments and texts, by the room's name.
  private let rooms: [String: String]
  /// The rooms that each room may use.
  private let allowed: [String: Set<String>]

  init() throws {
    var rooms: [String: String] = [:]
    for file in swiftFiles(in: "Adapters") {
      let room = file.deletingLastPathComponent().lastPathComponent
      let source = try String(contentsOf: file, encoding: .utf8)
      rooms[room, default: ""] += source.replacing(/\/\/.*/, with: "") + "\n"
    }
    self.rooms = rooms
    let page = try text(of: "Adapters/Adapters.docc/Adapters.md")
    allowed = page.matches(of: /(?m)^\| (\w+) \|[^|]*\|([^|]*)\|$/).reduce(into: [:]) {
      $0[String($1.1)] = Set($1.2.matches(of: /\w+/).map { String($0.0) })
    }
  }

  @Test func `each room of Adapters is in the table, and uses only the rooms listed there`() {
    #expect(rooms.count == 10)
    #expect(Set(rooms.keys) == Set(allowed.keys).subtracting(["room"]))
    for (room, source) in rooms {
      let words = Set(source.matches(of: /\b[A-Z]\w+/).map(\.0))
      for (other, declaring) in rooms where other != room {
        let used = words.intersection(declared(in: declaring))
        guard !used.isEmpty else { continue }
        #expect(allowed[room]?.contains(other) == true, "\(room) uses \(used) of \(other)")
      }
    }
  }

  @Test func `no room of Adapters uses a room that uses it`() {
    for (room, uses) in allowed {
      var reached = uses
      while true {
        let more = reached.union(reached.flatMap { allowed[$0] ?? [] })
        if more == reached { break }
        reached = more
      }
      #expect(!reached.contains(room), "\(room)")
    }
  }

  /// The types that a room declares for others: those that are neither private nor nested.
  private func declared(in source: String) -> Set<Substring> {
    let declaration =
      /(?m)^(?:public |package |final )*(?:struct|class|enum|protocol|actor) (\w+)/
    return Set(source.matches(of: declaration).map(\.1))
  }
}
