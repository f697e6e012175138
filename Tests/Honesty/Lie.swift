/// A sentence with one thing changed, which makes it false.
package struct Lie: Hashable, Sendable {
  /// What was changed.
  package enum Change: String, CaseIterable, Hashable, Sendable {
    /// A number, or who wins.
    case number
    /// A place.
    case place
    /// Who it is.
    case side
    /// How far it looks.
    case horizon
    /// The two moves, each of which has taken the place of the other.
    case exchange
    /// What is said at all.
    case kind
  }

  /// What was changed.
  package let change: Change
  /// The false sentence.
  package let sentence: String

  /// Returns all lies that one change makes of a sentence about a mistake.
  package static func all(of sentence: String, on mistake: Mistake) -> [Lie] {
    guard let kind = Claim(sentence)?.kind else { return [] }
    let pieces = pieces(of: sentence)
    let (played, best) = (mistake.played.first.name, mistake.best.first.name)
    let exchanged = pieces.map { $0 == played ? best : $0 == best ? played : $0 }
    var lies = [
      Lie(change: .exchange, sentence: exchanged.joined()),
      Lie(change: .kind, sentence: other(than: kind, on: mistake)),
    ]
    for (place, piece) in pieces.enumerated() {
      let isHorizon =
        pieces.dropFirst(place + 2).first == "moves"
        && ["that", "after"].contains(pieces.dropFirst(place + 4).first)
      for other in numbers(besides: piece) {
        let change = isHorizon ? Change.horizon : .number
        lies.append(Lie(change: change, sentence: pieces.replacing(place, with: other)))
      }
      if let other = Place(piece)?.another {
        lies.append(Lie(change: .place, sentence: pieces.replacing(place, with: other.name)))
      }
      for name in ["you", "Black", "White"] where sides.contains(piece) && name != piece {
        lies.append(Lie(change: .side, sentence: pieces.renamed(place, to: name)))
      }
    }
    return lies + horizons(of: sentence)
  }

  private static let sides: Set = ["you", "Black", "White"]

  /// Returns the words of a sentence, and what stands between them.
  private static func pieces(of sentence: String) -> [String] {
    sentence.reduce(into: []) { pieces, letter in
      let isWord = letter.isLetter || letter.isNumber
      if let last = pieces.last?.last, isWord == (last.isLetter || last.isNumber) {
        pieces[pieces.count - 1].append(letter)
      } else {
        pieces.append(String(letter))
      }
    }
  }

  private static func numbers(besides piece: String) -> [String] {
    switch piece {
    case "none": return ["1"]
    case "wins": return ["loses"]
    case "loses": return ["wins"]
    default: return Int(piece).map { [$0 - 1, $0 + 1].filter { $0 >= 0 }.map(String.init) } ?? []
    }
  }

  private static func horizons(of sentence: String) -> [Lie] {
    let fronts = ["In the ": "To the end of the game", "To the ": "In the 9 moves that follow"]
    guard let front = fronts[String(sentence.prefix(7))] else { return [] }
    return [Lie(change: .horizon, sentence: front + sentence.drop { $0 != "," })]
  }

  /// Returns a sentence of another kind, whose form is known.
  private static func other(than kind: Kind, on mistake: Mistake) -> String {
    let (played, best) = (mistake.played, mistake.best)
    if kind == .nothing {
      let name = mistake.name(mistake.side)
      let (has, its) = name == "you" ? ("have", "your") : ("has", "its")
      return "After \(played.first.name) \(name) \(has) 2 legal squares at \(its) next turn, "
        + "after \(best.first.name) 9"
    }
    let number = 61 - mistake.board.empties.count
    return "Nothing in the two lines can be said in words; they part at move \(number): "
      + played.beginning.joined(separator: " ") + " and " + best.beginning.joined(separator: " ")
  }
}

extension [String] {
  fileprivate func replacing(_ place: Int, with piece: String) -> String {
    var pieces = self
    pieces[place] = piece
    return pieces.joined()
  }

  /// Returns the sentence with another name, and with the verb that fits it.
  fileprivate func renamed(_ place: Int, to name: String) -> String {
    var pieces = self
    pieces[place] = name
    let verbs =
      name == "you" ? ["takes": "take", "has": "have"] : ["take": "takes", "have": "has"]
    if place + 2 < count, let verb = verbs[pieces[place + 2]] { pieces[place + 2] = verb }
    let owners = name == "you" ? ["its": "your"] : ["your": "its"]
    return pieces.map { owners[$0] ?? $0 }.joined()
  }
}

extension Place {
  /// Another place, which is a corner if this one is.
  fileprivate var another: Place {
    isCorner ? Place(column: 7 - column, row: row) : Place(column: (column + 1) % 8, row: row)
  }
}
