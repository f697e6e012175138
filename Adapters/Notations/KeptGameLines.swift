public import Domain

/// The games of a text in the lines of games that were left; what is no such line is skipped
/// (C5.28).
public struct KeptGameLines: GamesInText, Sendable {
  private static let dateLength = "2026-11-26".utf8.count

  /// How many games were found.
  public private(set) var count = 0
  /// The game that was asked for, or nil if there are fewer.
  public private(set) var record: Record?

  /// Reads one game of a text, the first being number 1; what others hold is not looked at, and
  /// those behind it are not read unless all are to be counted.
  public init(
    _ text: some StringProtocol, game number: Int, countsAll: Bool = true
  ) throws(GameProblem) {
    var rest = Substring(text).utf8
    while let fields = Self.nextLine(in: &rest) {
      count += 1
      guard count == number else { continue }
      record = try Self.record(of: fields)
      if !countsAll { return }
    }
  }

  /// Returns whether a text has such a line, even if that breaks off.
  static func isPresent(in text: some StringProtocol) -> Bool {
    var rest = Substring(text).utf8
    return nextLine(in: &rest) != nil
  }

  /// Takes the lines up to the next that is one of a game, even if it broke off, and returns its
  /// fields.
  static func nextLine(in rest: inout Substring.UTF8View) -> [String]? {
    let newline = UInt8(ascii: "\n")
    while !rest.isEmpty {
      let end = rest.firstIndex(of: newline) ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...].dropFirst()
      if let fields = fields(of: line) { return fields }
    }
    return nil
  }

  /// Returns the fields of a line if the first is a winner and the second a number.
  private static func fields(of line: Substring.UTF8View) -> [String]? {
    let tab = UInt8(ascii: "\t")
    guard let winner = line.first, "xo-*".utf8.contains(winner), line.dropFirst().first == tab
    else { return nil }
    let ended = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    let fields = ended.split(separator: tab, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return Int(fields[1]) == nil ? nil : fields
  }

  /// Returns the game of the fields of a line, unless that broke off.
  static func record(of fields: [String]) throws(GameProblem) -> Record {
    guard fields.count == 9, fields[8].utf8.count == dateLength else { throw .brokenOff }
    var record = Record(start: try start(of: fields))
    for (number, word) in zip(1..., TranscriptWords(fields[3])) {
      guard record.read(word) else { throw .move(word, number: number) }
    }
    // The winner and the disks tell that no move is missing.
    guard fields.starts(with: ResultText.fields(of: record).prefix(3)) else { throw .brokenOff }
    return record
  }

  private static func start(of fields: [String]) throws(GameProblem) -> Game {
    guard !fields[4].isEmpty else { return Game() }
    do throws(Unreadable) {
      return try PositionText.decode(fields[4])
    } catch {
      throw .property(fields[4])
    }
  }
}
