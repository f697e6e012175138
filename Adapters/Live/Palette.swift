/// How faces become parameters of control sequences: what a terminal is told in each palette.
extension LiveStyle.Palette {
  /// What is set on a terminal: weights, and the parameters of both colors; nil for those of the
  /// window.
  struct Setting: Hashable {
    var weights: [Int] = []
    var ink: String?
    var ground: String?

    /// Returns the control sequence that sets this on a terminal where something else is set; empty
    /// if that is the same.
    func sequence(after old: Setting) -> String {
      guard self != old else { return "" }
      guard self != Setting() else { return "\u{1b}[m" }
      var parameters: [String] = []
      var old = old
      if weights != old.weights {
        // A weight is taken back with everything else.
        if !old.weights.isEmpty {
          parameters.append("0")
          old = Setting()
        }
        parameters += weights.map(\.description)
      }
      if ink != old.ink { parameters.append(ink ?? "39") }
      if ground != old.ground { parameters.append(ground ?? "49") }
      return "\u{1b}[\(parameters.joined(separator: ";"))m"
    }
  }

  /// Returns what a face sets.
  func setting(_ face: Face) -> Setting {
    switch self {
    case .none: Setting()
    case .basic: basic(face)
    case .rich, .full:
      Setting(
        weights: (face.isStrong || face.ink?.isBold == true ? [1] : [])
          + (face.isReversed ? [7] : []),
        ink: face.ink.map { "38;" + parameters($0) },
        ground: face.ground.map { "48;" + parameters($0) })
    }
  }

  private func parameters(_ paint: Paint) -> String {
    guard self == .full, let (red, green, blue) = paint.full else { return "5;\(paint.rich)" }
    return "2;\(red);\(green);\(blue)"
  }

  /// Returns what a face sets among the colors that every terminal with colors has.
  ///
  /// Bold makes a color bright, even on a terminal without bright colors. Only an ink can be bold,
  /// so a bright ground is written as an ink, in reverse.
  private func basic(_ face: Face) -> Setting {
    let swaps = face.ground?.isBright == true
    let (ink, ground) = swaps ? (face.ground, face.ink) : (face.ink, face.ground)
    var weights: [Int] = face.isStrong || ink?.isBright == true ? [1] : []
    if ink == .dim { weights.append(2) }
    if face.isReversed != swaps { weights.append(7) }
    return Setting(
      weights: weights, ink: ink?.basic.map { "3\($0)" }, ground: ground?.basic.map { "4\($0)" })
  }
}
