import Adapters
import Domain
import Rooms
import UseCases

/// The words for what differs between the lines after two moves.
struct ReasonWords {
  let language: Language
  /// The move that was played.
  let played: Square
  /// The best move.
  let best: Square
  /// The side whose moves they are.
  let side: Disk
  /// The person to whom it is told, if only one plays.
  let person: Disk?

  /// Returns a reason as a sentence.
  func sentence(_ reason: Reason) -> String {
    switch reason {
    case .certain(let leads, let empty):
      certain(empty, first: ending(name(best), leads.best), leads.played)
    case .corner(let corners, let horizon):
      both(told(corners.played, after: played), told(corners.best, after: best), horizon)
    case .forGood(let disks, let moves):
      forGood(disks, moves: moves)
    case .pass(let passes, let horizon):
      both(told(passes.played, after: played), told(passes.best, after: best), horizon)
    case .choice(let squares): choice(squares)
    }
  }

  /// Returns how the game certainly ends after another move, and after the one that was played.
  func certain(_ empty: Int, first: String, _ lead: Int) -> String {
    let squares = empty == 1 ? "1 square" : "\(empty) squares"
    let second = ending(name(played), lead)
    return language(
      "With \(squares) empty this is certain: \(first), \(second)",
      ja: "残り\(empty)マスで結果は決まっています。\(first)、\(second)です。")
  }

  /// Returns how the game ends after a move, with a lead of its side.
  func ending(_ move: String, _ lead: Int) -> String {
    guard lead != 0 else { return language("\(move) ties", ja: "\(move)は引き分け") }
    return lead > 0
      ? language("\(move) wins by \(lead)", ja: "\(move)は\(lead)石差の勝ち")
      : language("\(move) loses by \(-lead)", ja: "\(move)は\(-lead)石差の負け")
  }

  private func both(_ first: String, _ second: String, _ horizon: Horizon) -> String {
    language(
      "\(front(horizon)), \(first); \(second)", ja: "\(front(horizon))、\(first)。\(second)。")
  }

  /// Returns how far the lines are compared.
  func front(_ horizon: Horizon) -> String {
    switch horizon {
    case .moves(let count): language("In the \(count) moves that follow", ja: "続く\(count)手で")
    case .end: language("To the end of the game", ja: "終局まで")
    }
  }

  /// Returns all corners that are taken after a move, and by it.
  func told(_ corners: [Line.Corner], after square: Square) -> String {
    let later = corners.filter { !$0.way.isEmpty }
    guard later.count < corners.count else {
      let taken = taken(later) ?? language("no corner falls", ja: "隅は取られません")
      return language("after \(square) \(taken)", ja: "\(square) の後は\(taken)")
    }
    let taken = taken(later) ?? language("no other falls", ja: "ほかの隅は取られません")
    return language(
      "\(square) takes a corner, and then \(taken)", ja: "\(square) は隅を取り、その後は\(taken)")
  }

  /// Returns who takes which corners, and the way to a single one if that is short.
  private func taken(_ corners: [Line.Corner]) -> String? {
    guard let first = corners.first else { return nil }
    let groups = corners.grouped(by: \.side).map { side, corners in
      let squares = language.list(corners.map(\.square.description))
      let takes = side == person ? "take" : "takes"
      return language("\(name(side)) \(takes) \(squares)", ja: "\(name(side))が \(squares)")
    }
    let way = corners.count == 1 ? first.shortWay ?? "" : ""
    return language(
      groups.joined(separator: ", ") + way, ja: groups.joined(separator: "、") + way + " を取ります")
  }

  private func forGood(_ disks: Contrast<BySide<Int>>, moves: Int) -> String {
    let first = forGood(disks.played, moves: moves)
    let theirs = disks.best[side.flipped]
    let mine = disks.best[side]
    return language(
      "\(first); \(moves) moves after \(best) it is \(theirs) and \(mine)",
      ja: "\(first)\(best) の\(moves)手後は\(theirs)と\(mine)です。")
  }

  /// Returns how many disks are certain to stay, some moves after the one that was played.
  func forGood(_ disks: BySide<Int>, moves: Int) -> String {
    let theirs = disks[side.flipped]
    let mine = disks[side]
    let other = name(side.flipped)
    let own = name(side)
    let count = counted(theirs, "disk")
    let are = theirs > 1 ? "are" : "is"
    let first = "\(other) \(has(side.flipped)) \(count) that \(are) certain to stay"
    return language(
      "\(moves) moves after \(played) \(first), \(own) \(mine)",
      ja: "\(played) の\(moves)手後、確定石は\(other)が\(theirs)、\(own)が\(mine)です。")
  }

  /// Returns all passes that must be made after a move.
  func told(_ passes: [Line.Pass], after square: Square) -> String {
    let groups = passes.grouped(by: \.side).map { side, passes in
      let numbers = language.list(passes.map { language("\($0.number)", ja: "\($0.number)手目") })
      let moves = passes.count == 1 ? "move" : "moves"
      return language(
        "\(name(side)) must pass before \(moves) \(numbers)", ja: "\(name(side))は\(numbers)の前")
    }
    guard !groups.isEmpty else {
      return language("after \(square) nobody must pass", ja: "\(square) の後はパスがありません")
    }
    return language(
      "after \(square) \(groups.joined(separator: ", "))",
      ja: "\(square) の後、\(groups.joined(separator: "、"))にパスします")
  }

  private func choice(_ squares: Contrast<Int>) -> String {
    let first = choices(squares.played)
    let rest = squares.best == 0 ? "none" : "\(squares.best)"
    return language(
      "After \(played) \(name(side)) \(has(side)) \(first), after \(best) \(rest)",
      ja: "\(played) の後、\(first)、\(best) の後は\(squares.best)です。")
  }

  /// Returns how many legal squares the side has at its next turn.
  func choices(_ count: Int) -> String {
    let squares = counted(count, "legal square")
    let next = side == person ? "your next" : "its next"
    return language("\(squares) at \(next) turn", ja: "次の手番で\(name(side))が打てるマスは\(count)")
  }

  /// Returns a number of things in English.
  private func counted(_ count: Int, _ thing: String) -> String {
    switch count {
    case 0: "no \(thing)"
    case 1: "1 \(thing)"
    default: "\(count) \(thing)s"
    }
  }

  private func name(_ square: Square) -> String {
    language("\(square)", ja: "\(square) ")
  }

  /// Returns the name of a side, or that of the person.
  func name(_ side: Disk) -> String {
    side == person ? language("you", ja: "あなた") : GameText(language).name(side)
  }

  private func has(_ side: Disk) -> String {
    side == person ? "have" : "has"
  }
}

extension Line.Corner {
  /// The steps that lead to the corner, in parentheses, if they are few; empty if the corner is
  /// taken at once.
  var shortWay: String? {
    switch way.count {
    case 1: ""
    case ...4: " (\(way.map(\.description).joined(separator: " ")))"
    default: nil
    }
  }
}

extension Array {
  /// Returns the elements in groups of those that follow each other and have the same value.
  fileprivate func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
    reduce(into: []) { groups, element in
      if let last = groups.last, last.0 == key(element) {
        groups[groups.count - 1].1.append(element)
      } else {
        groups.append((key(element), [element]))
      }
    }
  }
}
