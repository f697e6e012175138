public import Domain

/// The games of a text in the lines that `--result` and `--games` print; other lines, such as a
/// tally, are skipped (C5.26).
public struct ResultLines: GamesInText, Sendable {
  /// How many games were found.
  public private(set) var count = 0
  /// The game that was asked for, or nil if there are fewer.
  public private(set) var record: Record?
  /// The names of those who played it, as far as they are told.
  public private(set) var names = BySide<String?>(dark: nil, light: nil)

  /// Reads one game of a text, the first being number 1; what others hold is not looked at, and
  /// those behind it are not read unless all are to be counted.
  public init(
    _ text: some StringProtocol, game number: Int, countsAll: Bool = true
  ) throws(GameProblem) {
    var rest = Substring(text).utf8
    while let fields = Self.nextResult(in: &rest) {
      count += 1
      guard count == number else { continue }
      record = try Self.record(of: fields)
      if fields.count > 7 { names = BySide(dark: fields[6], light: fields[7]) }
      if !countsAll { return }
    }
  }

  /// Returns whether a text has such a line, even if that breaks off.
  static func isPresent(in text: some StringProtocol) -> Bool {
    var rest = Substring(text).utf8
    return nextResult(in: &rest) != nil
  }

  /// Takes the lines up to the next result, and returns its fields.
  static func nextResult(in rest: inout Substring.UTF8View) -> [String]? {
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

  /// Returns the game of the fields of a line.
  static func record(of fields: [String]) throws(GameProblem) -> Record {
    guard fields.count > 3 else { throw .brokenOff }
    var record = Record(start: try start(of: fields))
    for (number, word) in zip(1..., TranscriptWords(fields[3])) {
      guard record.read(word) else { throw .move(word, number: number) }
    }
    // The winner and the disks tell that no move is missing.
    guard fields.starts(with: ResultText.fields(of: record).prefix(3)) else { throw .brokenOff }
    return record
  }

  private static func start(of fields: [String]) throws(GameProblem) -> Game {
    guard fields.count > 4, !fields[4].isEmpty else { return Game() }
    do throws(Unreadable) {
      return try PositionText.decode(fields[4])
    } catch {
      throw .property(fields[4])
    }
  }
}
