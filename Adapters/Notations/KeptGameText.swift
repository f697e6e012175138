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
    case .guest(let name): inRow(name)
    }
  }

  /// Returns a name without what would end a field or the line.
  private static func inRow(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
