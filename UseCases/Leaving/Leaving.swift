import Domain

/// When a game is left, and that it is kept before something else is saved in its place (R7.10).
extension Ports {
  /// Keeps the game that is left for a session, if one is; a failure is told.
  func keepWhatIsLeft(for session: borrowing Session, since baseline: borrowing Baseline) {
    guard let left = baseline.left(for: session) else { return }
    do {
      try repository.keep(left, playedBy: baseline.modes)
    } catch {
      presenter.present(.saveFailed(error), in: copy session)
    }
  }
}

extension Baseline {
  /// Returns the game that is left for a session, or nil if it is not left, or has no move: another
  /// one begins, or it was over and is not any more as it was.
  fileprivate func left(for session: borrowing Session) -> Record? {
    guard isAnotherGame || record.game.turn == nil, record.lastMove != nil else { return nil }
    return isAnotherGame || record.steps != session.record.steps ? record : nil
  }
}
