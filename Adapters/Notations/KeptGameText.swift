package import Domain
package import UseCases

/// A game that was left, in one line: the fields of a result, an empty one, the players of Black
/// and White, and the date (C5.28).
package enum KeptGameText {
  /// Returns the line, without its end.
  package static func encode(_ record: Record, playedBy modes: Modes, on date: String) -> String {
    let players = Disk.sides.map { modes.names[$0].map(inRow) ?? name(of: modes[$0]) }
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

  /// Returns a name without what would end a field or the line.
  private static func inRow(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the last games of a text, the newest last; lines that broke off are counted, because
  /// they may be results (C5.26), and skipped.
  package static func decode(_ text: String, last count: Int) -> [KeptGame] {
    var rest = Substring(text).utf8
    var lines: [[String]] = []
    while let fields = ResultLines.nextResult(in: &rest) { lines.append(fields) }
    var games: [KeptGame] = []
    for (index, fields) in lines.enumerated().reversed() where games.count < count {
      if let game = game(of: fields, number: index + 1) { games.append(game) }
    }
    return games.reversed()
  }

  private static func game(of fields: [String], number: Int) -> KeptGame? {
    guard fields.count == 9, fields[8].utf8.count == dateLength,
      let record = try? ResultLines.record(of: fields)
    else { return nil }
    return KeptGame(
      number: number, date: fields[8], record: record,
      players: BySide(dark: mode(fields[6]), light: mode(fields[7])))
  }

  private static let dateLength = "2026-11-26".utf8.count

  /// Returns the mode that has a name in a line; one that is not ours is that of a person.
  private static func mode(_ name: String) -> Mode {
    if name == "manual" { return .manual }
    let modes = Level.all.map(Mode.computer)
    return modes.first { self.name(of: $0) == name } ?? .manual
  }
}
