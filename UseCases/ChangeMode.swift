public import Domain

/// Use case: a side is handed to a person or to the computer (R2.1).
public struct ChangeMode: Sendable {
  private let keep: Keep
  private let presenter: any Presenter

  /// Makes the use case with the ports it needs.
  public init(repository: any GameRepository, presenter: any Presenter) {
    keep = Keep(repository: repository, presenter: presenter)
    self.presenter = presenter
  }

  /// The mode of a side is set: counts at any time; only a mode the side did not have is a change.
  public func set(_ side: Disk, to mode: Mode, in session: inout Session) -> Outcome {
    let before = session.modes[side]
    if before != mode {
      session.modes[side] = mode
      keep(session)
    }
    presenter.present(.modeSet(side, from: before), in: session)
    return .heard
  }
}
