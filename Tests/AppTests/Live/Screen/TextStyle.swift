/// How characters look: what `CSI … m` says.
struct TextStyle: Hashable, Sendable {
  /// The numbers of what is switched on, 1 for bold among them.
  var attributes: Set<Int> = []
  /// The colour of the characters: the numbers that have set it.
  var foreground: [Int] = []
  /// The colour behind the characters: the numbers that have set it.
  var background: [Int] = []

  /// The style of what is erased while this one is set.
  var erased: TextStyle { TextStyle(background: background) }

  /// Sets what some numbers say; false, and nothing set of the rest, where one is not known.
  mutating func set(_ numbers: [Int]) -> Bool {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = TextStyle()
      case 1...5, 7...9: attributes.insert(number)
      case 22: attributes.subtract([1, 2])
      case 23...25, 27...29: attributes.remove(number - 20)
      case 30...37, 90...97: foreground = [number]
      case 39: foreground = []
      case 40...47, 100...107: background = [number]
      case 49: background = []
      case 38, 48:
        let count = rest.first == 5 ? 2 : rest.first == 2 ? 4 : .max
        guard rest.count >= count else { return false }
        let color = [number] + rest.prefix(count)
        if number == 38 { foreground = color } else { background = color }
        rest = rest.dropFirst(count)
      default: return false
      }
    }
    return true
  }
}
