import Domain
import TerminalInput

extension KeyRow {
  /// The keys that walk through a study, where they choose no square.
  static let walk: [KeyRow] = [
    KeyRow(.left, in: Moment.studies, hint: { $0.hintOfWalk }, action: { $0.walkBack() }),
    KeyRow(.right, in: Moment.studies) { $0.walkOn() },
    KeyRow(.pageUp, in: Moment.studies) { $0.walkBack() },
    KeyRow(.pageDown, in: Moment.studies) { $0.walkOn() },
    KeyRow(.home, in: Moment.studies) { model in
      model.walk { $0.goToFirst() }
    },
    KeyRow(.end, in: Moment.studies) { model in
      model.walk { $0.goToLast() }
    },
  ]
}

extension Escape {
  static let trial = Escape(
    isDue: { $0.study?.isTrying == true },
    hint: { $0.hintOfTrial },
    action: { model in
      model.walk { $0.goInGame(to: $0.trial?.start ?? $0.place) }
    })
}

extension Model {
  /// Goes elsewhere in the study, which hides the cursor.
  mutating func walk(_ go: (inout Study) -> Void) -> [Effect] {
    guard var study else { return [] }
    go(&study)
    self.study = study
    cursor.hide()
    advice.follow(positionToAdvise)
    return []
  }

  /// Walks a number of steps back, or to an earlier exercise.
  mutating func walkBack(_ count: Int = 1) -> [Effect] {
    if question != nil { return refuseUnderQuestion() }
    if study?.exercises != nil { return goToExercise(by: -1) ?? [] }
    return walk { $0.go(by: -count) }
  }

  /// Walks a number of steps on, or to a later exercise.
  mutating func walkOn(_ count: Int = 1) -> [Effect] {
    guard let study else { return [] }
    if question != nil { return refuseUnderQuestion() }
    if study.exercises != nil { return goToExercise(by: 1) ?? [] }
    guard study.place < study.line.count else {
      refuse(language.lastPosition(isTrying: study.isTrying))
      return []
    }
    // A larger number would be none with the place added.
    let steps = min(count, study.line.count)
    return walk { $0.go(by: steps) }
  }

  fileprivate var hintOfWalk: String {
    let arrows = window.style.isASCII ? "Left Right" : "← →"
    return language("\(arrows) walk", ja: "\(arrows) 進む・戻る")
  }

  fileprivate var hintOfTrial: String? {
    guard let study, let start = study.trial?.start else { return nil }
    return language.backTo(study.record.prefix(start).game.moveNumber)
  }
}

extension Study {
  /// Goes some steps on or back, in a trial also over a pass.
  ///
  /// There it follows by itself.
  fileprivate mutating func go(by steps: Int) {
    go(to: place + steps)
    if isTrying, next == .pass { go(to: place + steps.signum()) }
  }

  /// Goes to the first position of the trial or, in the game, of all.
  fileprivate mutating func goToFirst() {
    if let trial, isTrying { return go(to: trial.start) }
    goInGame(to: 0)
  }

  /// Goes to the last position of the trial or, in the game, of the game.
  fileprivate mutating func goToLast() {
    if isTrying { return go(to: line.count) }
    goInGame(to: record.steps.count)
  }
}

extension Moment {
  /// The moments of a study that walk through positions.
  static let studies: Set<Moment> = [.study, .analysis, .judged, .trial]
}

extension Language {
  func lastPosition(isTrying: Bool) -> String {
    isTrying
      ? self("This is the end of the trial. Esc goes back.", ja: "試し打ちの最後です。Esc で戻ります。")
      : self(
        "This is the last position. Esc returns to your game.", ja: "最後の局面です。Esc で対局に戻ります。")
  }

  fileprivate func backTo(_ number: Int) -> String {
    self("back to move \(number)", ja: "\(number)手目に戻る")
  }
}
