import Adapters
import Domain
import Testing
import UseCases

/// Each reason has a sentence of its own, in each language (C3.10, C6.17): what is told for one
/// case is told for no other, and in no other language.
///
/// The cases of each kind are a chain, so that the compiler names a new one that is missing here.
struct OwnSentencesTests {
  /// Expects that of some sentences no two are alike, unless they are meant to be, and that each is
  /// another one in Japanese.
  private func expectOwn<Case>(
    _ cases: [Case], alikeInEnglish: [[String]] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    told: (GameText, Case) -> String
  ) {
    let english = cases.map { told(GameText(.english), $0) }
    let japanese = cases.map { told(GameText(.japanese), $0) }
    let names = cases.map { "\($0)" }
    #expect(alike(english, names) == alikeInEnglish, sourceLocation: sourceLocation)
    #expect(alike(japanese, names) == [], sourceLocation: sourceLocation)
    let untranslated = zip(names, zip(english, japanese)).filter { $1.0 == $1.1 }.map(\.0)
    #expect(untranslated == [], sourceLocation: sourceLocation)
    let isJapanese = japanese.allSatisfy { $0.contains { !$0.isASCII } }
    #expect(isJapanese && english.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  /// Returns the names of the cases of which the same is told, in groups.
  private func alike(_ sentences: [String], _ names: [String]) -> [[String]] {
    Dictionary(grouping: zip(sentences, names), by: \.0).values
      .filter { $0.count > 1 }.map { $0.map(\.1) }
  }

  /// Returns a case and those that follow it.
  private func chain<Case>(from first: Case, _ next: @escaping (Case) -> Case?) -> [Case] {
    Array(sequence(first: first, next: next))
  }

  @Test func `C3.10 C6.17 each reason for which an input is ignored has its sentence`() {
    let reasons = chain(from: Outcome.Reason.question(.reset), \.next)
    #expect(reasons.count == 23)
    // In English nobody is told that they can place a disk, only that nothing is to be answered.
    expectOwn(reasons, alikeInEnglish: [["canPlace", "nothingToAnswer"]]) {
      $0.refusal(of: "d3", because: $1)
    }
    // The disk of the other side, or another number, is another sentence.
    expectOwn([Outcome.Reason.thinking(.dark), .thinking(.light)]) {
      $0.refusal(of: "d3", because: $1)
    }
  }

  @Test func `C3.10 C3.33 C6.17 each line that says no command is refused in its own words`() {
    let problems = chain(from: Refusal.Problem.unknown("a", nearest: nil), \.next)
    #expect(problems.count == 14)
    expectOwn(problems) { $0.refusal(.notACommand($1)) }
  }

  @Test func `C6.17 each line that cannot be read is refused in its own words`() {
    let problems = chain(from: InputLine.Problem.tooLong, \.next)
    #expect(problems.count == 4)
    expectOwn(problems) { $0.refusal(.unreadable($1)) }
  }

  @Test func `C5.16 C6.18 each text that is no game, or not a saved one, is told in its own words`()
  {
    let problems = chain(from: GameProblem.inSGF, \.next)
    #expect(problems.count == 5)
    expectOwn(problems) { $0.problem($1, of: "f") }
    let flaws = chain(from: Flaw.empty, \.next)
    #expect(flaws.count == 7)
    expectOwn(flaws) { $0.problem($1) }
    let failures = [LoadFailure.setAside(detail, name: "g"), .unreadable(detail), .foreign(detail)]
    expectOwn(failures + [.stuck(detail, because: detail)]) { $0.cannotLoad($1, from: "f") }
  }

  private let detail = Detail("x")
  private let empty = ViewModel(Session())

  @Test func `C6.17 what a person reads on leaving, and what happens, has its own sentences`() {
    let empty = empty
    let words: [@Sendable (GameText) -> String] = [
      { $0.farewell("f").sentence }, { $0.farewell(nil).sentence },
      { $0.farewell(losing: Record()).sentence }, \.heldByAnother, { $0.savesWithoutLock("f") },
      { $0.games(2, in: "f") }, { $0.cannotSave(SaveFailure(Detail("x"))) }, \.present,
      { $0.notPlayed(PlannedMove.transcript([.pass])) }, { $0.question(.reset, empty) },
      { $0.question(.again, empty) }, { $0.canceled(.reset) }, { $0.noMove("") },
      { $0.noMove("x") },
    ]
    expectOwn(Array(words.indices)) { words[$1]($0) }
  }
}

extension Outcome.Reason {
  /// The reason behind this one, or nil behind the last.
  fileprivate var next: Self? {
    let square = Game().legalSquares.first
    switch self {
    case .question: return .pass
    case .pass: return .disksTurning
    case .disksTurning: return .gameOver
    case .gameOver: return .thinking(.dark)
    case .thinking: return square.map { .illegal($0, by: .dark, legal: .empty) }
    case .illegal: return square.map { .taken($0, legal: .empty) }
    case .taken: return .tooManyPlanned(most: 120)
    case .tooManyPlanned: return .canPlace
    case .canPlace: return .nothingToTakeBack
    case .nothingToTakeBack: return .noPerson
    case .noPerson: return .nothingToRedo
    case .nothingToRedo: return .atFirstMove
    case .atFirstMove: return .atPresent
    case .atPresent: return .atEndOfTrial
    case .atEndOfTrial: return .nothingJudged
    case .nothingJudged: return .lesson
    case .lesson: return square.map { .judging($0) }
    case .judging: return .noLaterMistake
    case .noLaterMistake: return .noEarlierMistake
    case .noEarlierMistake: return .noMove(of: 1...2)
    case .noMove: return .noMovesYet
    case .noMovesYet: return .nothingToAnswer
    case .nothingToAnswer: return nil
    }
  }
}

extension Refusal.Problem {
  /// The problem behind this one, or nil behind the last; those of waits are told in scripts alone,
  /// in English.
  fileprivate var next: Self? {
    switch self {
    case .unknown(_, nearest: nil): .unknown("a", nearest: "b")
    case .unknown: .levelOfNoSide("a")
    case .levelOfNoSide: .notSaved("a")
    case .notSaved: .noAnswer
    case .noAnswer: .offBoard("i9", number: nil)
    case .offBoard: .columnByDigit("43", nil)
    case .columnByDigit: .noLevel("a")
    case .noLevel: .noOnlyComputer("a")
    case .noOnlyComputer: .noStep(.easier, from: .random)
    case .noStep(.easier, _): .noStep(.harder, from: .random)
    case .noStep(.harder, _): .scriptsOnly("a")
    case .scriptsOnly: .noNumbers("a")
    case .noNumbers: .terminalOnly("a")
    case .terminalOnly, .waitWithoutSeconds, .waitTooLong: nil
    }
  }
}

extension InputLine.Problem {
  /// The problem behind this one, or nil behind the last.
  fileprivate var next: Self? {
    switch self {
    case .tooLong: .notUTF8
    case .notUTF8: .control
    case .control: .brokenOff("x")
    case .brokenOff: nil
    }
  }
}

extension GameProblem {
  /// The problem behind this one, or nil behind the last.
  fileprivate var next: Self? {
    switch self {
    case .inSGF: .notOthello
    case .notOthello: .property("x")
    case .property: .move("x", number: 1)
    case .move: .brokenOff
    case .brokenOff: nil
    }
  }
}

extension Flaw {
  /// The flaw behind this one, or nil behind the last.
  fileprivate var next: Self? {
    switch self {
    case .empty: .tooLong
    case .tooLong: .header("x")
    case .header: .extra
    case .extra: .board(.rows(3))
    case .board(.rows): .board(.squares(3, row: 2))
    case .board(.squares): .board(.symbol("z", row: 2, column: 2))
    case .board(.symbol): nil
    }
  }
}
