import Adapters
package import Domain
public import Rooms
import UseCases

/// The facts about advice and analysis that a front end shows (R9, R11).
public struct AdviceModel: Hashable, Sendable {
  /// The current advice on the viewed position, or `nil`.
  public let currentAdvice: CurrentAdvice?
  /// The latest analysis, which may include moves that the game no longer has.
  public let analysis: Analysis
  /// True while an analysis is running.
  public let isAnalyzing: Bool
  /// The current lesson, or `nil` (R14).
  public let lesson: Lesson?
  /// The mistake that the coach asks about, or `nil` (R15).
  public let mistakeAsked: JudgedMove?
  /// True if a coach checks each move (R15).
  public let isCoached: Bool
  /// The sides whose mistakes are shown.
  package let learners: [Disk]
  /// True after `values on` (R9.13).
  package let areValuesKept: Bool

  init(_ table: borrowing Table) {
    currentAdvice = table.currentAdvice
    analysis = table.analysis
    isAnalyzing = table.isAnalyzing
    lesson = table.lesson
    mistakeAsked = table.mistakeAsked
    isCoached = table.isCoached
    learners = table.modes.learners
    areValuesKept = table.run.showsValues
  }
}

extension TableModel {
  /// True on the turn of the only human's opponent, when leads are negated.
  package var tellsOtherSide: Bool {
    guard let human = soleHumanSide, let turn = review.viewed.game.turn else { return false }
    return human != turn
  }

  /// True if the game has moves and all of them are judged.
  package var isAnalyzed: Bool {
    let record = review.record
    return !judged.isEmpty && judged.count == record.game.moveNumber - record.start.moveNumber
  }

  /// True if an analysis would show something new.
  package var offersAnalysis: Bool { !isAnalyzed || !advice.analysis.isTold }
}
