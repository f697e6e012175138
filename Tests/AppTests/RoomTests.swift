import Foundation
import Testing

/// The rooms of a layer that are folders of one module, which the compiler cannot tell apart: what
/// each may use is the table in the guide of the layer.
struct RoomTests {
  private static let layers = [
    Layer("UseCases", inside: ["Domain"]),
    Layer(
      "Adapters", inside: ["Domain", "UseCases"], beside: ["Live", "Terminal", "GTP"]),
    Layer(
      "Infrastructure", inside: ["Domain", "UseCases", "Adapters"],
      beside: ["CLibrary", "Terminal", "Engine", "Players"]),
  ]

  @Test(arguments: layers) func `each room is a row of the table, and each row is a room`(
    layer: Layer
  ) throws {
    let table = try layer.table()
    #expect(try layer.rooms().map(\.name).sorted() == table.keys.sorted())
    #expect(table.count > 4)
  }

  @Test(arguments: layers) func `a room uses only what the rooms in its row declare`(
    layer: Layer
  ) throws {
    let table = try layer.table()
    let rooms = try layer.rooms()
    for room in rooms {
      for other in rooms where !layer.room(room, mayUse: other, by: table) {
        let used = room.words.intersection(other.declared)
        #expect(used.isEmpty, "\(room.name) uses \(used.sorted()) of \(other.name)")
      }
    }
  }

  @Test(arguments: layers)
  func `a room uses members that others add to foreign types only of the rooms in its row`(
    layer: Layer
  ) throws {
    let table = try layer.table()
    let rooms = try layer.rooms()
    // What a room adds to a type that holds all of it is a member of that type.
    let holders = rooms.filter { table[$0.name] == Layer.all }
    let held = holders.reduce(Set<String>()) { $0.union($1.declared) }
    let inside = Room(name: "inside", source: try layer.inside.map(source).joined())
    for room in rooms {
      let allowed = rooms.filter { layer.room(room, mayUse: $0, by: table) }
      // What has the same name elsewhere cannot be told apart from it without the compiler.
      let known = ([inside] + allowed).reduce(Set<String>()) { $0.union($1.members) }
      for other in rooms where !layer.room(room, mayUse: other, by: table) {
        let added = other.membersAdded(exceptTo: held)
        let used = room.usedMembers.intersection(added).subtracting(known)
        #expect(used.isEmpty, "\(room.name) uses \(used.sorted()) of \(other.name)")
      }
    }
  }

  @Test func `the room of the challenge uses none that stands beside it`() throws {
    #expect(try Layer("UseCases", inside: ["Domain"]).table()["Play"] == [])
  }

  @Test(arguments: layers) func `no room may use a room that may use it`(layer: Layer) throws {
    let table = try layer.table()
    for (room, uses) in table where uses != Layer.all {
      var reached = uses
      while true {
        let more = reached.union(reached.flatMap { table[$0] ?? [] })
        if more == reached { break }
        reached = more
      }
      #expect(!reached.contains(room), "\(room)")
    }
  }

  @Test func `members that are added to foreign types are seen`() {
    let room = Room(
      name: "Example",
      source: """
        struct Own {
          var own = 1
        }
        extension Own {
          func owned() {}
        }
        extension Foreign: Equatable {
          package static let first = 1
          @inlinable func second(third: Int) -> Int {
            let fourth = third.fifth
            return fourth
          }
          private var sixth: Int { 6 }
          case seventh
        }
        fileprivate extension Foreign {
          var eighth: Int { 8 }
        }
        extension Foreign.Nested {}
        func ninth() {}

        """)
    #expect(room.membersAdded() == ["first", "second", "seventh"])
    #expect(room.membersAdded(exceptTo: ["Foreign"]) == [])
    #expect(room.declared == ["Own", "ninth"])
    #expect(room.usedMembers == ["fifth"])
    #expect(room.members.isSuperset(of: ["own", "owned", "first", "sixth", "seventh"]))
  }
}

/// A layer whose rooms a table lists.
struct Layer: CustomTestStringConvertible {
  /// What the table says of a room that may use all others, and that all others may use.
  static let all: Set = ["all"]

  let name: String
  /// The layers that all its rooms may use.
  let inside: [String]
  /// The folders of modules of their own, which the compiler tells apart.
  let beside: Set<String>

  init(_ name: String, inside: [String], beside: Set<String> = []) {
    self.name = name
    self.inside = inside
    self.beside = beside
  }

  var testDescription: String { name }

  /// The rooms that each room may use: the first and the last column of the table.
  func table() throws -> [String: Set<String>] {
    let page = try text(of: "\(name)/\(name).docc/\(name).md")
    let rows = /\n\| room \|.*\| uses \|\n\|[-|]*\n((?:\|.*\n)+)/
    let table = try #require(page.firstMatch(of: rows)).1
    return table.split(separator: "\n").reduce(into: [:]) { rows, row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let uses = cells.count > 2 ? cells[2] : ""
      rows[cells[0]] = Set(uses.matches(of: /\w+/).map { String($0.output) })
    }
  }

  /// Returns whether a room may use another one, which may be itself, by the table.
  func room(_ room: Room, mayUse other: Room, by table: [String: Set<String>]) -> Bool {
    room.name == other.name || table[room.name] == Self.all || table[other.name] == Self.all
      || table[room.name]?.contains(other.name) == true
  }

  /// The folders with Swift files, but for modules of their own.
  func rooms() throws -> [Room] {
    let files = swiftFiles(in: name)
    let folders = Dictionary(grouping: files) { $0.deletingLastPathComponent().lastPathComponent }
    return try folders.filter { !beside.contains($0.key) }.map { folder, files in
      Room(name: folder, source: try files.map(withoutComments).joined())
    }
  }
}

/// The source of a room, without comments.
struct Room {
  let name: String
  let source: String

  /// The capitalized words, unless they are nested in another type, and those that are called: the
  /// types and functions that the room uses are among them.
  var words: Set<String> {
    let types = source.matches(of: /(?:^|[^.\w])([A-Z]\w+)/).map { String($0.1) }
    let calls = source.matches(of: /(?:^|[^.\w])([a-z]\w+)(?=\()/).map { String($0.1) }
    return Set(types + calls)
  }

  /// The types and functions that the room declares for others: those that are neither private nor
  /// nested.
  var declared: Set<String> {
    let declaration =
      #/
      (?m)^(?:public\ |package\ |final\ |@\w+\ )*
      (?:struct|class|enum|protocol|actor|typealias|func)\ (\w+)
      /#
    return Set(source.matches(of: declaration).map { String($0.1) })
  }

  /// The names after a period, but not after several, as in a range.
  var usedMembers: Set<String> {
    let names = source.matches(of: /(\.+)([a-z]\w*)/).filter { $0.1.count == 1 }
    return Set(names.map { String($0.2) })
  }

  /// All names that the room declares, of whatever.
  var members: Set<String> {
    Set(source.matches(of: /\b(?:var|let|func|case|typealias) (\w+)/).map { String($0.1) })
  }

  /// Returns the members that the room adds to types that it does not declare, for others to see,
  /// except to some of these types.
  func membersAdded(exceptTo others: Set<String> = []) -> Set<String> {
    let head = /(?m)^(?:public |package )?extension (\w+).*\{\n((?:(?: .*)?\n)*)\}/
    let member =
      #/
      (?m)^\ \ (?:(?:public|package|static|mutating|final|@\w+(?:\([^)]*\))?)\ )*
      (?:var|let|func|case)\ (\w+)
      /#
    let own = declared.union(others)
    return source.matches(of: head).filter { !own.contains(String($0.1)) }.reduce(into: []) {
      $0.formUnion($1.2.matches(of: member).map { String($0.1) })
    }
  }
}

/// Returns the source of a layer, without comments.
private func source(of layer: String) throws -> String {
  try swiftFiles(in: layer).map(withoutComments).joined()
}

private func withoutComments(_ file: URL) throws -> String {
  try String(contentsOf: file, encoding: .utf8).replacing(/\/\/.*/, with: "") + "\n"
}
