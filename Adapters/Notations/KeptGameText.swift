package import Domain
package import Rooms
package import UseCases

/// A game that was left, in one line: how it has ended or stands, its moves, where it began, an
/// empty field, the players of Black and White, and the date (C5.28).
package enum KeptGameText {
  /// Returns the line, without its end.
  package static func encode(_ record: Record, playedBy modes: Modes, on date: String) -> String {
    let players = Disk.sides.map { name(of: modes[$0]) }
    return (ResultText.fields(of: record) + [""] + players + [date]).joined(separator: "\t")
  }

  /// Returns what of a line says which game it is: all but the date.
  package static func game(
    in line: some BidirectionalCollection<UInt8>
  ) -> some Sequence<UInt8> {
    line.prefix(upTo: line.lastIndex(of: UInt8(ascii: "\t")) ?? line.startIndex)
  }

  /// Returns the name of a mode in a line, which is in English.
  private static func name(of mode: Mode) -> String {
    switch mode {
    case .manual: "manual"
    case .computer(.random): "computer"
    case .computer(let level): "computer \(level)"
    }
  }

  /// Returns the last games of a text, the newest last; lines that broke off are skipped, but
  /// counted.
  package static func decode(_ text: String, last count: Int) -> [KeptGame] {
    var rest = Substring(text).utf8
    var lines: [[String]] = []
    while let fields = KeptGameLines.nextLine(in: &rest) { lines.append(fields) }
    var games: [KeptGame] = []
    for (index, fields) in lines.enumerated().reversed() where games.count < count {
      if let game = game(of: fields, number: index + 1) { games.append(game) }
    }
    return games.reversed()
  }

  private static func game(of fields: [String], number: Int) -> KeptGame? {
    guard let record = try? KeptGameLines.record(of: fields) else { return nil }
    return KeptGame(
      number: number, date: fields[8], record: record,
      players: BySide(dark: mode(fields[6]), light: mode(fields[7])))
  }

  /// Returns the mode that has a name in a line; one that is not ours is that of a person.
  private static func mode(_ name: String) -> Mode {
    if name == "manual" { return .manual }
    let modes = Level.all.map(Mode.computer)
    return modes.first { self.name(of: $0) == name } ?? .manual
  }
}
