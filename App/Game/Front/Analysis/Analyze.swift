import Domain
import TerminalInput
import UseCases

extension Command {
  static let analysis: [Command] = [
    Command(
      "analyze", "analyse", "analysis",
      help: Help("analyze", in: .lookBack) {
        $0("judge each move, and find the mistakes", ja: "一手ずつ評価し、悪手を見つける")
      },
      action: { $0.analyze() })
  ]
}

extension KeyRow {
  static let analysis: [KeyRow] = [
    KeyRow(
      .up, in: [.judged], hint: { $0.hintOfMistakes },
      action: { $0.goToMistake(isForward: false) }),
    KeyRow(.down, in: [.judged]) { $0.goToMistake(isForward: true) },
    KeyRow(.up, in: [.analysis]) { $0.goToMistake(isForward: false) },
    KeyRow(.down, in: [.analysis]) { $0.goToMistake(isForward: true) },
    KeyRow(.up, .down, in: [.study]) { model in
      model.refuse(model.language.analyzeFirst)
      return []
    },
    KeyRow(
      .enter, in: [.study],
      hint: { $0.shownCursor == nil ? $0.language("Enter analyze", ja: "Enter 分析") : nil },
      action: { $0.analyze() }),
    KeyRow(
      .enter, in: [.end], hint: { $0.language("Enter mistakes", ja: "Enter 悪手") },
      action: { $0.analyze() }),
  ]
}

extension Model {
  /// Judges the moves of the studied game, or of the game.
  fileprivate mutating func analyze() -> [Effect] {
    judgeMoves(for: .verdict)
  }

  /// Judges the moves for a verdict or for exercises, unless all are judged.
  mutating func judgeMoves(for purpose: AnalysisState.Purpose) -> [Effect] {
    if question != nil { return refuseUnderQuestion() }
    guard let opened = study ?? studyOfGame else {
      refuse(language.noMovesYet)
      return []
    }
    let effects = study == nil ? open(opened) : []
    study?.exercises = nil
    if analysis.isDone(with: opened.record) { return effects + follow(purpose) }
    if !analysis.start(opened.record, for: purpose) { refuse(language.nothingToAnalyze) }
    return effects
  }

  /// The query of a running analysis.
  var analysisQuery: Query? { study == nil ? nil : analysis.query }

  /// Follows the answer to a query of the analysis.
  mutating func followAnalysis(_ answer: Advice?, on query: Query) -> [Effect] {
    guard query == analysisQuery else { return [] }
    guard let answer else {
      analysis.isRunning = false
      refuse(language.noAdvice)
      return []
    }
    analysis.learn(answer)
    return analysis.isRunning ? [] : follow(analysis.purpose)
  }

  private mutating func follow(_ purpose: AnalysisState.Purpose) -> [Effect] {
    // Exercises would replace the position that a question is about.
    guard question == nil, case .exercises(let side) = purpose else { return [] }
    return startExercises(of: side)
  }

  /// The judged move that was played in the viewed position, or `nil`.
  func judgedMove(in study: Study) -> JudgedMove? {
    guard !study.isTrying else { return nil }
    return analysis.moves(of: study.record).first { $0.before.steps.count == study.place }
  }

  /// Goes to the position before the next or previous marked move of those who learn.
  fileprivate mutating func goToMistake(isForward: Bool) -> [Effect]? {
    guard let study else { return nil }
    let mistakes = placesOfMistakes
    let next =
      isForward ? mistakes.first { $0 > study.place } : mistakes.last { $0 < study.place }
    guard let next else { return nil }
    return walk { $0.goInGame(to: next) }
  }

  /// The numbers of steps before the marked moves of those who learn.
  private var placesOfMistakes: [Int] {
    guard let study else { return [] }
    return analysis.moves(of: study.record).reversed()
      .filter { $0.isMistake && study.players.learners.contains($0.side) }
      .map(\.before.steps.count)
  }

  fileprivate var hintOfMistakes: String? {
    guard placesOfMistakes.contains(where: { $0 != study?.place }) else { return nil }
    let arrows = window.style.isASCII ? "Up Down" : "↑ ↓"
    return language("\(arrows) mistakes", ja: "\(arrows) 悪手")
  }
}
