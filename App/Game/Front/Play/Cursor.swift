import Adapters
import Domain
import TerminalInput
import UseCases

/// The cursor on the board, which the arrow keys move over the legal squares.
struct Cursor: Hashable {
  /// The square where the cursor was last, or `nil` before its first use.
  private var place: Square?
  /// False until the player asks for the cursor, and again after a move.
  private var isShown = false

  /// Returns the square under the cursor, or `nil` while it is hidden.
  ///
  /// It is one of the choices: the nearest to where the cursor was left.
  func square(in choices: SquareSet) -> Square? {
    isShown ? start(in: choices) : nil
  }

  mutating func show(in choices: SquareSet) {
    place = start(in: choices)
    isShown = true
  }

  mutating func hide() { isShown = false }

  /// Has a hidden cursor appear on a square next time.
  mutating func wait(on square: Square) {
    if !isShown { place = square }
  }

  /// Hides the cursor after a move, or a double Enter would play twice.
  mutating func follow(_ event: Event) {
    switch event {
    case .placed, .opened: hide()
    default: break
    }
  }

  /// Moves to the nearest choice in a direction, if any, or shows a hidden cursor.
  ///
  /// A step sideways counts as three forward.
  mutating func move(columns: Int, rows: Int, in choices: SquareSet) {
    let wasShown = isShown
    show(in: choices)
    guard wasShown, let place else { return }
    func length(_ square: Square) -> Int? {
      let (x, y) = (square.x - place.x, square.y - place.y)
      let ahead = x * columns + y * rows
      return ahead > 0 ? ahead + 3 * (abs(x * rows) + abs(y * columns)) : nil
    }
    let targets = choices.compactMap { square in length(square).map { (square, $0) } }
    if let target = targets.min(by: { $0.1 < $1.1 }) { self.place = target.0 }
  }

  /// Moves to the next or previous choice in row order, around the end.
  mutating func step(isForward: Bool, in choices: SquareSet) {
    let wasShown = isShown
    show(in: choices)
    guard wasShown, let place else { return }
    let squares = Array(choices)
    let next =
      isForward ? squares.first { $0.index > place.index } : squares.last { $0.index < place.index }
    self.place = next ?? (isForward ? squares.first : squares.last)
  }

  /// Returns the choice nearest to the last place, or the first.
  private func start(in choices: SquareSet) -> Square? {
    guard let place else { return choices.first }
    func distance(_ square: Square) -> Int {
      let (across, down) = (square.x - place.x, square.y - place.y)
      return across * across + down * down
    }
    return choices.min { distance($0) < distance($1) }
  }
}

extension KeyRow {
  /// The keys that choose a square.
  static let cursor: [KeyRow] = [
    KeyRow(
      .enter, in: [.yourTurn, .exercise], hint: { $0.hintOfCursor }, action: { $0.useCursor() }),
    KeyRow(
      .enter, in: Moment.studies, hint: { $0.hintOfTry }, action: { $0.useShownCursor() }),
    KeyRow(.text(" "), in: Moment.squares) { $0.useShownCursor() },
    KeyRow(
      .tab, in: Moment.squares, hint: { $0.hintOfTab },
      action: { $0.stepCursor(isForward: true) }),
    KeyRow(.backTab, in: Moment.squares) { $0.stepCursor(isForward: false) },
    KeyRow(.left, in: Moment.arrows) { $0.moveCursor(columns: -1, rows: 0) },
    KeyRow(.right, in: Moment.arrows) { $0.moveCursor(columns: 1, rows: 0) },
    KeyRow(.up, in: Moment.arrows) { $0.moveCursor(columns: 0, rows: -1) },
    KeyRow(.down, in: Moment.arrows) { $0.moveCursor(columns: 0, rows: 1) },
  ]
}

extension Moment {
  /// The moments that can show a cursor.
  static let squares: Set<Moment> = [
    .yourTurn, .coachAsks, .study, .analysis, .judged, .trial, .exercise,
  ]
  /// The moments in which arrows move it.
  fileprivate static let arrows: Set<Moment> = [.yourTurn, .coachAsks, .exercise]
}

extension Escape {
  static let cursor = Escape(
    isDue: { $0.shownCursor != nil },
    hint: { $0.language("hide cursor", ja: "カーソルを消す") },
    action: { model in
      model.cursor.hide()
      return []
    })
}

extension Model {
  /// The square under the cursor, which is shown only while nothing is typed.
  var shownCursor: Square? {
    guard line.line.count == 0, moment != .coachAsks, awaitsSquare else { return nil }
    return cursor.square(in: choices)
  }

  /// Plays the square under the cursor, or shows the cursor first.
  fileprivate mutating func useCursor() -> [Effect] {
    guard let square = shownCursor else {
      cursor.show(in: choices)
      return []
    }
    cursor.hide()
    return play([.move(square)])
  }

  fileprivate mutating func useShownCursor() -> [Effect]? {
    shownCursor == nil ? nil : useCursor()
  }

  fileprivate mutating func moveCursor(columns: Int, rows: Int) -> [Effect]? {
    changeCursor { $0.move(columns: columns, rows: rows, in: $1) }
  }

  fileprivate mutating func stepCursor(isForward: Bool) -> [Effect]? {
    changeCursor { $0.step(isForward: isForward, in: $1) }
  }

  /// Changes the cursor, after the coach's question has been answered with no.
  ///
  /// - Returns: `nil` if nothing changes.
  private mutating func changeCursor(
    _ change: (inout Cursor, SquareSet) -> Void
  ) -> [Effect]? {
    let before = (cursor: cursor, isAsked: coach.asked != nil)
    let effects = thinkAgain()
    change(&cursor, choices)
    return cursor == before.cursor && !before.isAsked ? nil : effects
  }

  fileprivate var hintOfCursor: String {
    if let hintOfTry { return hintOfTry }
    guard let square = shownCursor else { return language("Enter choose", ja: "Enter 選ぶ") }
    return language("Enter play \(square)", ja: "Enter \(square) に打つ")
  }

  fileprivate var hintOfTry: String? {
    guard study != nil, let square = shownCursor else { return nil }
    return language("Enter try \(square)", ja: "Enter \(square) を試す")
  }

  fileprivate var hintOfTab: String? {
    guard session.record.steps.isEmpty, moment == .yourTurn, shownCursor == nil else {
      return nil
    }
    return language("Tab dots", ja: "Tab 点のマス")
  }
}
