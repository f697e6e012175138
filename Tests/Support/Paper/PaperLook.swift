import Domain

/// A finger on the sheet of the game, or on a sheet on which other moves are tried (R13).
struct PaperLook: Sendable {
  /// The sheet, which is that of the game as long as nothing else is tried.
  private(set) var sheet: PaperSheet
  /// How many steps had been made at the moment that is seen.
  private(set) var place: Int

  /// The game up to the moment that is seen.
  var seen: Record { sheet.pile[place] }

  /// The steps behind it.
  var following: [Record.Step] { Array(sheet.steps.dropFirst(place)) }

  init(_ sheet: PaperSheet, at place: Int) { (self.sheet, self.place) = (sheet, place) }

  /// Goes to the move before, up to so many times; false if there is none.
  mutating func goBack(_ count: Int) -> Bool {
    let earlier = sheet.moves.filter { $0 < place }.suffix(max(1, count))
    guard let first = earlier.first else { return false }
    place = first
    return true
  }

  /// Goes to the next move, behind the last one to the end, up to so many times; false if that is
  /// the moment that is seen.
  mutating func goOn(_ count: Int) -> Bool {
    guard place < sheet.steps.count else { return false }
    let later = (sheet.moves + [sheet.steps.count]).filter { $0 > place }
    place = later.prefix(max(1, count)).last ?? place
    return true
  }

  /// Tries a step, with the pass that is due before a move, if it is legal (R13.9).
  mutating func tryOut(_ step: Record.Step, beside game: PaperSheet) -> Bool {
    if step != .pass { dismissPass(beside: game) }
    var next = seen
    guard next.make(step) else { return false }
    // Another move takes the place of those behind it (R13.10).
    if following.first != step { sheet = PaperSheet(next) }
    place += 1
    // What the game has made, too, is no trial.
    if game.steps.starts(with: sheet.steps) { sheet = game }
    return true
  }

  /// Makes a pass that is due.
  mutating func dismissPass(beside game: PaperSheet) {
    if case .toPass = seen.game.status { _ = tryOut(.pass, beside: game) }
  }
}
