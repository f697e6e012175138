import Adapters
package import Domain
package import RoomAdapters
import Rooms
import UseCases

/// What the live front shows: the game, what has just been told, and pages of an answer (C6).
package struct LiveView: Hashable, Sendable {
  /// The game.
  package var model: TableModel
  /// What has just been told, if that still holds.
  package var notice: Notice?
  /// The cursor on the board, also while it is hidden.
  var cursor: BoardCursor?
  /// Whether the program leaves, and the block stays without a prompt and an indicator.
  package var isLeft = false
  /// How often the indicator has turned.
  package var indicatorFrame = 0
  /// A long answer that is shown in place of the board.
  var pages = Pages()

  /// What has just been told.
  package struct Notice: Hashable, Sendable {
    /// The words.
    package var text: String
    var refusal: TableRefusal?
    /// Whether it is what a player is told at the start, which is old news after a move.
    var isWelcome = false
    /// Whether the next key removes it.
    var endsWithKey = false

    /// Makes a notice that holds until something else is told.
    package init(text: String) { self.text = text }

    func holds(in model: TableModel) -> Bool {
      if isWelcome, case .game(.placed)? = model.event { return false }
      return refusal?.holds(in: model) ?? true
    }
  }

  /// The best square of the advice in force or, at an earlier moment that was judged, the one that
  /// was best.
  package var best: Square? {
    model.advice.found?.advice?.best.square ?? model.judgedSeen?.advice.best.square
  }

  /// Whether squares are to show what they are worth, now or as the game goes on.
  package var wantsNumbers: Bool {
    model.advice.areValuesKept || model.advice.found?.values?.best.worth != nil
  }

  /// Returns what marks a square that may be picked, or nil if it shows what it is worth.
  func mark(in layout: LiveLayout) -> PickMark? {
    layout.shape.hasNumbers && model.advice.found?.values?.best.worth != nil ? nil : layout.pick
  }

  /// Makes the view of a game of which nothing has been told.
  package init(model: TableModel) { self.model = model }

  /// Shows a table as it is now.
  package mutating func show(_ next: TableModel) {
    if next.alert != nil, next.alert != model.alert {
      pages = Pages()
      // A second Enter that was meant for the pick must not agree.
      if next.askedSquare != nil { cursor = nil }
    }
    model = next
    if notice?.holds(in: model) == false { notice = nil }
  }
}
