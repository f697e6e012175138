/// The style of the next character, as set by control sequences.
struct CellStyle: Hashable, Sendable {
  private var weights: [Int] = []
  private var ink: [Int] = []
  private var ground: [Int] = []

  /// The numbers of the style: weights, ink, and ground.
  var parameters: [Int] { weights.sorted() + ink + ground }

  /// Applies style numbers; a zero resets the style.
  mutating func set(_ styles: [Int]) {
    var rest = styles[...]
    while let style = rest.popFirst() {
      switch style {
      case 0: self = CellStyle()
      case 38, 48:
        let count = rest.first == 5 ? 2 : 4
        let color = [style] + rest.prefix(count)
        rest = rest.dropFirst(count)
        if style == 38 { ink = color } else { ground = color }
      case 30...37: ink = [style]
      case 39: ink = []
      case 40...47: ground = [style]
      case 49: ground = []
      default: if !weights.contains(style) { weights.append(style) }
      }
    }
  }
}
