import Domain

// What is taught at the moment that is seen, and what becomes of a step there.
extension Session {
  /// The lesson whose question is asked, or nil (R14).
  public var lesson: Lesson? { teaching.lesson }

  /// What explains the mistake that was made at the moment that is seen, or is about to be made,
  /// as far as that is known; nil if nothing is (R16).
  public var explanation: Explanation? {
    // While the coach asks, nothing else is explained.
    if case .play = question { teaching.explanation } else { knownExplanation }
  }

  /// The sides whose mistakes are taught: the person's, if only one plays, or else both.
  var sidesToLearn: [Disk] {
    let people = Disk.sides.filter { modes[$0] == .manual }
    return people.count == 1 ? people : Disk.sides
  }

  /// Whether the coach is to know what every square is worth, and a computer is still to be asked.
  var lacksWatch: Bool {
    guard run.isCoached, earlier == nil, found?.values == nil, reasonAgainstAdvice == nil else {
      return false
    }
    return teaching.watch == .unsought
  }

  /// Returns whether the coach is to look at a square that a person plays now.
  func isWatched(_ square: Square) -> Bool {
    run.isCoached && earlier == nil && planned.isEmpty && reasonAgainstPick == nil
      && game.legalSquares.contains(square)
  }

  /// Whether the coach still finds out whether a square is a mistake, and why.
  var isWatching: Bool {
    guard case .watched? = planned.first, earlier == nil, question == nil else { return false }
    return lacksWatch || explanationSought != nil
  }

  /// Returns the mistake that a square would be, as far as the coach knows; nil if it would be
  /// none.
  func warning(of square: Square) -> JudgedMove? {
    guard run.isCoached, let values = found?.values ?? teaching.watch.values, let side = game.turn,
      let played = values.moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: record, side: side, played: played, advice: values)
    return move.loss >= Lesson.leastLoss ? move : nil
  }

  /// The mistake that a computer is to explain: the one that was made at the earlier moment that is
  /// looked at, or that the coach warns of; nil if there is none.
  private var mistakeToExplain: JudgedMove? {
    // Under a question only what a person waits for is sought.
    if question != nil, pursuit == nil { return nil }
    if let lesson { return lesson.mistake }
    if let earlier {
      let sides = sidesToLearn
      return analysis.moves(of: record).first {
        $0.before == earlier && $0.loss >= Lesson.leastLoss && sides.contains($0.side)
      }
    }
    guard question == nil else { return nil }
    if case .watched(let square)? = planned.first { return warning(of: square) }
    return nil
  }

  /// What is known of the mistake that a computer is to explain, if it is still to be asked.
  var explanationSought: Explanation? {
    knownExplanation.flatMap { $0.isComplete ? nil : $0 }
  }

  /// What is known of the mistake that a computer is to explain, whether it was asked or not.
  private var knownExplanation: Explanation? {
    guard let mistake = mistakeToExplain else { return nil }
    let known = teaching.explanation
    return known?.mistake == mistake ? known : Explanation(of: mistake)
  }

  /// Goes to the moment of the question of a lesson.
  mutating func ask(_ lesson: Lesson) {
    // What was found at this moment would tell the answer; it ends on the way.
    returnToPresent()
    guard look(before: lesson.mistake.number) else { return }
    teaching.lesson = lesson
  }

  /// Takes a legal square as a try in a lesson, and returns whether a lesson asks (R14.3).
  mutating func tries(_ square: Square, _ ports: Ports) -> Bool {
    guard lesson != nil, seen.game.legalSquares.contains(square) else { return false }
    Learn.attempt(square, in: &self, ports)
    return true
  }

  /// Goes on or back in a lesson, if one asks and that is what a moment means there (R14.5).
  ///
  /// - Returns: what became of it, or nil if the moment leaves the lesson.
  mutating func goOn(to moment: LookBack.Moment, _ ports: Ports) -> Outcome? {
    guard lesson != nil else { return nil }
    switch moment {
    case .nextMistake: return Learn.go(by: 1, in: &self, ports)
    case .previousMistake: return Learn.go(by: -1, in: &self, ports)
    case .before, .back, .forward, .start, .present: return nil
    }
  }

  /// Drops a square that the coach looks at, with what is planned behind it (R15.3).
  mutating func dropWatched(_ ports: Ports) {
    if case .watched = planned.first { dropPlanned(ports) }
  }

  /// Takes the square away at which the coach looks, or about which it asks.
  mutating func takeWatched() {
    if case .watched = planned.first { planned.removeFirst() }
  }

  /// Drops what is planned.
  mutating func dropPlanned(_ ports: Ports) {
    PlayAhead.drop(in: &self, ports)
  }
}
