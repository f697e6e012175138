import Domain

/// A viewed position of the game, or of moves being tried (R13).
struct PaperLook: Sendable {
  private(set) var sheet: PaperSheet
  /// The number of steps before the viewed position.
  private(set) var place: Int

  var viewed: Record { sheet.pile[place] }

  var following: [Record.Step] { Array(sheet.steps.dropFirst(place)) }

  init(_ sheet: PaperSheet, at place: Int) { (self.sheet, self.place) = (sheet, place) }

  /// Goes back by at most `count` moves.
  ///
  /// - Returns: false if there is no earlier move.
  mutating func goBack(_ count: Int) -> Bool {
    let earlier = sheet.moves.filter { $0 < place }.suffix(max(1, count))
    guard let first = earlier.first else { return false }
    place = first
    return true
  }

  /// Goes forward by `count` moves, or to the end if fewer follow.
  ///
  /// - Returns: false if already at the end.
  mutating func goOn(_ count: Int) -> Bool {
    guard place < sheet.steps.count else { return false }
    let later = (sheet.moves + [sheet.steps.count]).filter { $0 > place }
    place = later.prefix(max(1, count)).last ?? place
    return true
  }

  /// Tries a step, after any pass that is due (R13.9).
  ///
  /// - Returns: false if the step is illegal.
  mutating func tryOut(_ step: Record.Step, beside game: PaperSheet) -> Bool {
    if step != .pass { dismissPass(beside: game) }
    var next = viewed
    guard next.make(step) else { return false }
    // A different move discards the later ones (R13.10).
    if following.first != step { sheet = PaperSheet(next) }
    place += 1
    // Repeating the game's own moves is not a trial.
    if game.steps.starts(with: sheet.steps) { sheet = game }
    return true
  }

  mutating func dismissPass(beside game: PaperSheet) {
    if case .toPass = viewed.game.status { _ = tryOut(.pass, beside: game) }
  }
}
