import UseCases

/// The values that are kept up, where the board has no room for them (C6.42).
extension LiveText {
  /// Returns the values that are kept up, behind other words: all of them or, where two lines do
  /// not hold these, as many of the best as they do; nil if there are none, or the board shows
  /// them.
  func keptValues(_ view: ViewModel, after words: String = "", in layout: LiveLayout) -> String? {
    guard !layout.shape.hasNumbers, let advice = view.values else { return nil }
    let all = language.sentence(words + common.worths(advice))
    let fewer = (1..<advice.moves.count).reversed().lazy.map {
      words + common.worths(advice, ofBest: $0)
    }
    return ([all] + fewer).first { layout.wrapped($0).count <= 2 }
  }
}
