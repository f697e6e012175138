import Adapters
package import Domain
public import Rooms
import UseCases

/// What a front shows of what a computer has said about the game (R9, R11).
public struct AdviceModel: Hashable, Sendable {
  /// What a computer has said about the moment that is seen: the advice in force, or nil.
  public let found: Found?
  /// The moves of this game or of its beginning that an analysis has judged.
  public let analysis: Analysis
  /// Whether the analysis is under way.
  public let isAnalyzing: Bool
  /// The lesson whose question is asked at the moment that is seen, or nil (R14).
  public let lesson: Lesson?
  /// The mistake that a coach asks about, or nil (R15).
  public let mistakeAsked: JudgedMove?
  /// Whether a coach looks at what is picked (R15).
  public let isCoached: Bool
  /// The sides whose mistakes are told.
  package let learners: [Disk]
  /// Whether the worth of every square is kept up as the game goes on (R9.13).
  package let areValuesKept: Bool

  init(_ table: borrowing Table) {
    found = table.found
    analysis = table.analysis
    isAnalyzing = table.isAnalyzing
    lesson = table.lesson
    mistakeAsked = table.mistakeAsked
    isCoached = table.isCoached
    learners = table.modes.learners
    areValuesKept = table.run.keepsValues
  }
}

extension TableModel {
  /// Whether leads are told to the other side than the one to move: to the only person, at an
  /// earlier moment of the opponent.
  package var tellsOtherSide: Bool {
    guard let person = onlyPerson, let turn = study.seen.game.turn else { return false }
    return person != turn
  }

  /// Whether the game has moves, and each has been judged.
  package var isAnalyzed: Bool {
    let record = study.record
    return !judged.isEmpty && judged.count == record.game.moveNumber - record.start.moveNumber
  }

  /// Whether an analysis would tell what a person has not been told yet.
  package var offersAnalysis: Bool { !isAnalyzed || !advice.analysis.isTold }
}
