package import UseCases

extension Mode {
  /// A mode of each kind, and two levels.
  package static let samples: [Mode] = [.manual, .computer(.random), .computer(.four)]
}

extension ModeChoice {
  /// The choice of a mode, with its level.
  package init(_ mode: Mode) {
    switch mode {
    case .manual: self = .manual
    case .computer(let level): self = .computerAt(level)
    }
  }
}
