import Domain
import TerminalInput
import UseCases

extension Command {
  static let lesson: [Command] = [
    Command(
      ["learn", "practice", "lesson"], form: "learn white",
      help: Help("learn", in: .lookBack) {
        $0("practice better moves than the mistakes", ja: "悪手より良い手を練習する")
      },
      action: { $0.learn($1) })
  ]
}

extension KeyRow {
  static let lesson: [KeyRow] = [
    KeyRow(
      .enter, in: [.judged],
      hint: { $0.hintOfPractice },
      action: { $0.judgeMoves(for: .exercises(of: nil)) }),
    KeyRow(
      .enter, in: [.solved], hint: { $0.language("Enter next", ja: "Enter 次へ") },
      action: { $0.goToExercise(by: 1) }),
    KeyRow(
      .enter, in: [.lessonOver], hint: { $0.language("Enter your game", ja: "Enter 対局へ") },
      action: { $0.leaveStudy() }),
    KeyRow(typedIn: [.exercise]) { $0.language("hint", ja: "hint") },
    KeyRow(
      .pageDown, in: [.exercise], hint: { $0.language("PageDown next", ja: "PageDown 次へ") },
      action: { $0.goToExercise(by: 1) }),
    KeyRow(.pageDown, in: [.solved]) { $0.goToExercise(by: 1) },
    KeyRow(
      .pageUp, in: [.solved],
      hint: { $0.hintOfPreviousExercise },
      action: { $0.goToExercise(by: -1) }),
    KeyRow(
      .pageUp, in: [.lessonOver],
      hint: { $0.language("PageUp last exercise", ja: "PageUp 最後の問題") },
      action: { $0.goToExercise(by: -1) }),
    KeyRow(.pageUp, in: [.exercise]) { $0.goToExercise(by: -1) },
    KeyRow(.home, in: Moment.lessons) { $0.goToFirstExercise() },
    KeyRow(.end, in: Moment.lessons) { $0.goToLastExercise() },
  ]
}

extension Moment {
  fileprivate static let lessons: Set<Moment> = [.exercise, .solved, .lessonOver]
}

extension Escape {
  static let lesson = Escape(
    isDue: { $0.study?.exercises != nil },
    hint: { $0.language("study", ja: "検討へ") },
    action: { model in
      model.walk { $0.exercises = nil }
    })
}

extension Model {
  /// Begins exercises about a side that the player names, or about those who learn.
  fileprivate mutating func learn(_ arguments: [String]) -> [Effect]? {
    switch arguments {
    case []: judgeMoves(for: .exercises(of: nil))
    case ["black"]: judgeMoves(for: .exercises(of: .dark))
    case ["white"]: judgeMoves(for: .exercises(of: .light))
    default: nil
    }
  }

  fileprivate var hintOfPractice: String? {
    guard let study, shownCursor == nil else { return nil }
    let moves = analysis.moves(of: study.record)
    guard Exercises(about: moves, of: study.players.learners) != nil else { return nil }
    return language("Enter practice", ja: "Enter 練習")
  }

  /// Begins the exercises of the studied game, all moves of which are judged.
  mutating func startExercises(of side: Disk?) -> [Effect] {
    guard let study else { return [] }
    let sides = side.map { [$0] } ?? study.players.learners
    let moves = analysis.moves(of: study.record)
    guard let exercises = Exercises(about: moves, of: sides) else {
      refuse(language.nothingToPractice)
      return []
    }
    return walk { $0.open(exercises) }
  }

  /// Goes on or back by some exercises, if there is one.
  mutating func goToExercise(by step: Int) -> [Effect]? {
    guard let study, var exercises = study.exercises, exercises.go(by: step) else { return nil }
    return walk { $0.open(exercises) }
  }

  fileprivate var hintOfPreviousExercise: String? {
    guard let lesson = study?.exercises?.lesson, lesson.place > 0 else { return nil }
    return language("PageUp previous", ja: "PageUp 前へ")
  }

  fileprivate mutating func goToFirstExercise() -> [Effect]? {
    guard let exercises = study?.exercises else { return nil }
    return goToExercise(by: -exercises.lesson.place - (exercises.isOver ? 1 : 0))
  }

  fileprivate mutating func goToLastExercise() -> [Effect]? {
    guard let exercises = study?.exercises else { return nil }
    if exercises.isOver { return goToExercise(by: -1) }
    return goToExercise(by: exercises.lesson.mistakes.count - 1 - exercises.lesson.place)
  }

  /// Tries a typed square in place of the mistake.
  mutating func attempt(_ steps: [Record.Step]) -> [Effect] {
    guard let study, let exercises = study.exercises else { return [] }
    if exercises.isOver {
      refuse(language.lessonIsOver)
    } else if exercises.isSolved {
      refuse(language.isSolved)
    } else if steps.count == 1, case .move(let square) = steps[0] {
      tryOut(square, in: study)
    } else {
      refuse(language.tryOneSquare)
    }
    return []
  }

  private mutating func tryOut(_ square: Square, in study: Study) {
    guard study.viewed.game.legalSquares.contains(square) else {
      return refuse(language.notLegalHere(square))
    }
    self.study?.exercises?.tryOut(square)
    cursor.hide()
  }

  /// The query about the square that the player tries.
  var attemptQuery: Query? {
    guard let study, study.exercises?.tried != nil else { return nil }
    return Query(record: study.viewed, question: .everyMove)
  }

  /// Follows the values that the tried square waits for.
  mutating func followAttempt(_ answer: Advice?, on query: Query) {
    guard query == attemptQuery else { return }
    guard let answer else {
      study?.exercises?.tried = nil
      return refuse(language.noAdvice)
    }
    study?.exercises?.learn(answer)
  }

  /// Tells more about the exercise.
  mutating func requestHintOfExercise() -> [Effect] {
    guard let exercises = study?.exercises else { return [] }
    if exercises.isOver {
      refuse(language.lessonIsOver)
    } else if exercises.isSolved {
      refuse(language.isSolved)
    } else {
      study?.exercises?.tellMore()
    }
    return []
  }

  /// The best square of an exercise once the player knows it, or `nil`.
  var solvedSquare: Square? {
    guard let exercises = study?.exercises else { return nil }
    let isKnown = exercises.isSolved || exercises.lesson.hint == .square
    return isKnown ? exercises.lesson.mistake.advice.best.square : nil
  }
}

extension Study {
  /// Shows the position of an exercise.
  fileprivate mutating func open(_ exercises: Exercises) {
    goInGame(to: exercises.lesson.mistake.before.steps.count)
    self.exercises = exercises
  }
}
