import Domain
import UseCases

extension Model {
  /// The graph of the studied game with its title, or no rows before an analysis.
  func graphRows(_ study: Study, columns: Int) -> [Row] {
    let moves = analysis.moves(of: study.record)
    guard study.exercises == nil, analysis.isRunning || !moves.isEmpty else { return [] }
    let isDone = analysis.isDone(with: study.record)
    let progress = language.progress(analysis.progress(of: study.record))
    let marks = study.players.learners.map {
      language.marks(of: $0, in: moves, isYou: $0 == study.you)
    }
    let running = analysis.isRunning ? "\(indicator) \(progress)" : progress
    let titles = isDone ? marks : [running]
    return titles.map { Row($0, .dim) }
      + Graph(study, moves).rows(in: window.style, columns: columns)
  }
}

/// The value of a game after each judged move, as bars above and below zero.
private struct Graph {
  private static let blocks: [Character] = Array(" ▁▂▃▄▅▆▇█")
  private static let letters: [Character] = Array(" ...:::||")
  private static let hangingLetters: [Character] = Array(" ''':::||")
  private static let levels = 8

  /// The leads of the only human, or Black, after the moves; `nil` if unknown.
  private var values: [Int?]
  /// The index of the move before the viewed position, or `nil` in a trial.
  private let viewed: Int?
  /// The index of the move at which the game turned, or `nil`.
  private let turn: Int?

  init(_ study: Study, _ moves: [JudgedMove]) {
    let side = study.you ?? .dark
    let first = study.record.start.moveNumber
    values = Array(repeating: nil, count: study.record.game.moveNumber - first)
    for move in moves where values.indices.contains(move.number - first) {
      let lead = move.played.value?.lead
      values[move.number - first] = lead.map { move.side == side ? $0 : -$0 }
    }
    viewed = study.isTrying ? nil : study.viewed.game.moveNumber - first - 1
    turn = Analysis(moves: moves).turningPoint(of: study.record.game).map { $0.number - first }
  }

  /// Returns the bars above and below zero, and the marks of viewed and turning move.
  func rows(in style: Style, columns: Int) -> [Row] {
    let width = max(1, min(60, columns - 8))
    let step = max(1, (values.count + width - 1) / width)
    let parts = stride(from: 0, to: values.count, by: step).map {
      $0..<min($0 + step, values.count)
    }
    let shown = parts.map { part in part.compactMap { values[$0] }.last }
    let most = values.reduce(Self.levels) { max($0, abs($1 ?? 0)) }
    let heights = shown.map { value in value.map { height(of: $0, most) } ?? 0 }
    let above = heights.map { bar($0, isHanging: false, style) }
    let below = heights.map { bar(-$0, isHanging: true, style) }
    let lead = viewed.flatMap { values.indices.contains($0) ? values[$0] : nil }
    return [
      Row("+ ", .dim) + Row(above) + Row(lead.map { "  \($0.signed)" } ?? "", .strong),
      Row("- ", .dim) + Row(below),
      Row("  ") + Row(parts.map(mark)),
    ]
  }

  /// Returns the height of a bar, which is 0 only for 0.
  private func height(of value: Int, _ most: Int) -> Int {
    value.signum() * max(value == 0 ? 0 : 1, (abs(value) * Self.levels + most / 2) / most)
  }

  private func bar(_ height: Int, isHanging: Bool, _ style: Style) -> Cell {
    let height = max(0, height)
    guard height > 0 || !style.hasGrounds else {
      return Cell(character: " ", face: Face(ground: .share(.dark)))
    }
    guard style.hasGrounds else {
      let letters = isHanging ? Self.hangingLetters : Self.letters
      return Cell(character: letters[height], face: .plain)
    }
    let ground = Paint.share(.dark)
    guard isHanging else {
      return Cell(character: Self.blocks[height], face: Face(ink: .good, ground: ground))
    }
    // No block hangs from the top, so the ground stands below it.
    let face = Face(ink: ground, ground: .bad)
    return Cell(character: Self.blocks[Self.levels - height], face: face)
  }

  /// Returns the mark of the viewed position, `^`, or of the turning point, `!`.
  private func mark(_ part: Range<Int>) -> Cell {
    if let viewed, part.contains(viewed) { return Cell(character: "^", face: .strong) }
    if let turn, part.contains(turn) { return Cell(character: "!", face: Face(ink: .bad)) }
    return .blank
  }
}

extension Language {
  /// Returns how many marks a side has, such as `You: 2 ?? 1 ?`.
  fileprivate func marks(of side: Disk, in moves: [JudgedMove], isYou: Bool) -> String {
    let grades = moves.filter { $0.side == side }.compactMap(\.grade)
    let counts = Grade.allCases.reversed().compactMap { grade -> String? in
      let count = grades.count { $0 == grade }
      return count == 0 ? nil : "\(count) \(grade.rawValue)"
    }
    let who = isYou ? self("You", ja: "あなた") : name(side)
    let none = self("no mistakes", ja: "悪手なし")
    return "\(who): \(counts.isEmpty ? none : counts.joined(separator: " "))"
  }
}
