import Adapters
import Domain
import TerminalInput
import UseCases

/// The rows at the bottom of the screen: the keys, the notice, and the prompt.
extension Model {
  /// The keys and words that do something now, as many as fit.
  func keyRow(columns: Int) -> Row {
    var row = Row()
    for hint in hints {
      let gap = row.isEmpty ? Row() : Row(window.style.isASCII ? "  " : " · ", .dim)
      let longer = row + gap + Row(hint, .dim)
      guard longer.count <= columns || row.isEmpty else { continue }
      row = longer
    }
    return row
  }

  /// The words of the key row: keys first, help last.
  var hints: [String] {
    if line.line.count > 0 { return language.hintsOfLine }
    let words = CommandTable.commands.filter { $0.isHinted(self) }.map { $0.words[0] }
    let escape = hintOfEscape.map { [$0] } ?? []
    return hints(of: KeyTable.play) + escape + words + hints(of: KeyRow.help)
  }

  private func hints(of keys: [KeyRow]) -> [String] {
    let moment = moment
    return keys.filter { $0.moments.contains(moment) }.compactMap { $0.hint(self) }
  }

  /// The failures that stand, then a refusal or a reply, what stands, or the news.
  private var noticeText: String {
    let reply = openQuestion == nil ? notice.reply : nil
    let words = notice.refusal ?? reply ?? standingText ?? notice.news
    return (failures.all.map(language.failure) + [words]).joined(separator: " ")
  }

  /// The notice, in the last of its rows.
  func noticeRows(_ layout: Layout) -> [Row] {
    let face = notice.refusal == nil ? Face.plain : Face(ink: .bad)
    return rows(of: noticeText, face, layout.noticeRows)
  }

  /// The counts, with a refusal or the moment, in place of hints and notice.
  func briefRows(_ layout: Layout) -> [Row] {
    // What the player must answer is seen after every key, and a study behind a failure.
    let isFree = standingText == nil || Moment.studies.contains(moment)
    let failure = standingText == nil ? failures.all.first.map(language.failure) : nil
    let shownRefusal = isFree ? failure ?? notice.refusal : nil
    let reply = isFree ? notice.reply : nil
    let counts = counts
    // The result stands, too, and no panel tells it.
    let result = moment == .end && shownRefusal != nil ? "\(briefText). " : ""
    let text = "\(counts.dark):\(counts.light) \(result)\(shownRefusal ?? reply ?? briefText)"
    return rows(of: text, shownRefusal == nil ? .plain : Face(ink: .bad), layout.noticeRows)
  }

  /// Returns a text in the last of some rows.
  ///
  /// What does not fit is cut at the end of the last row.
  private func rows(of text: String, _ face: Face, _ count: Int) -> [Row] {
    let lines = DisplayWidth.wrapped(text.printable, to: window.columns)
    let shown = lines.prefix(count - 1) + [lines.dropFirst(count - 1).joined(separator: " ")]
    let rows = shown.filter { !$0.isEmpty }.map { Row($0, face) }
    return Array(repeating: Row(), count: max(0, count - rows.count)) + rows
  }

  private var briefText: String {
    let side = sideToPass ?? session.thinkingSide
    return switch moment {
    case .question, .coachAsks: wordsOfQuestion?.brief ?? ""
    case .coachWeighs: coach.weighed.map(language.briefWeighing) ?? ""
    case .yourPass: language.briefPass
    case .computersPass: side.map(language.briefPasses) ?? ""
    case .computerThinks: side.map(language.thinks) ?? ""
    case .yourTurn where advice.request != nil: language.briefSearch
    case .yourTurn where bestSquare != nil: bestSquare.map(language.briefHint) ?? ""
    case .yourTurn: language.briefTurn(you == nil ? session.game.turn : nil)
    case .flips: session.record.lastMove.map { "\($0.square): Enter" } ?? ""
    case .end: ending.map(language.briefResult) ?? ""
    case .tooSmall, .page: ""
    default: study.map(briefStudy) ?? ""
    }
  }

  /// The prompt with the typed line, and the cursor's column.
  var promptRow: (row: Row, cursor: Int) {
    let name = Row(
      study.map { $0.exercises == nil ? "study> " : "exercise> " } ?? "reversi> ", .dim)
    let (text, cursor) = line.line.visible(columns: max(8, window.columns - name.count - 1))
    return (name + Row(text), name.count + cursor)
  }
}

extension Language {
  fileprivate var hintsOfLine: [String] {
    self(["Enter send", "Esc clear"], ja: ["Enter 送る", "Esc 消す"])
  }

  fileprivate func briefWeighing(_ square: Square) -> String {
    self("weighs \(square)  Esc", ja: "\(square) 検討中 Esc")
  }

  fileprivate var briefPass: String { self("pass: Enter", ja: "パス: Enter") }

  fileprivate func briefPasses(_ side: Disk) -> String {
    self("\(name(side)) passes", ja: "\(name(side))はパス")
  }

  fileprivate func briefHint(_ square: Square) -> String {
    self("best: \(square) ?", ja: "最善 \(square) ?")
  }

  fileprivate var briefSearch: String { self("searches  Esc", ja: "読み中 Esc") }

  /// Returns whose turn it is: the player's for `nil`.
  fileprivate func briefTurn(_ side: Disk?) -> String {
    guard let side else { return self("your turn ?", ja: "あなたの番 ?") }
    return self("\(name(side)) ?", ja: "\(name(side))の番 ?")
  }
}
