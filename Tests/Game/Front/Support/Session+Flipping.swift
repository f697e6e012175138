import UseCases

extension Session {
  /// True while the disks of a move flip.
  var isFlipping: Bool {
    if case .flipping = phase { true } else { false }
  }
}
