import UseCases

extension LivePresenter: ConsoleFace {
  func show(_ question: Question, of session: Session) {
    paint { state in
      switch question {
      case .mode(let side):
        return state.tell(LiveWords.mode(of: side, in: session))
      case .board:
        var style = state.style
        style.isColored = false
        return LiveBlock(view: state.block.view).board(in: style)
      case .moves: return [PlainText.moves(in: session, disk: state.style.disk)]
      case .history: return [state.record.words]
      case .help: return Help.commands
      }
    } orPlainly: {
      $0.show(question, of: session)
    }
  }

  func tell(_ refusal: Refusal) {
    paint { state in
      state.tell(LiveWords.refusal(refusal), refusal: refusal)
    } orPlainly: {
      $0.tell(refusal)
    }
  }

  /// Tells of trouble that has nothing to do with the game.
  public func tell(_ trouble: String) {
    paint { state in
      if !state.isOpen { state.untold.append(trouble) }
      return [trouble]
    } orPlainly: {
      $0.tell(trouble)
    }
  }
}
