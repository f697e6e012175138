/// Says which of the reasons that are given for mistakes are false.
package struct Checker: Sendable {
  /// A sentence that is not true, or not the one that is due.
  package struct Falsehood: Hashable, Sendable {
    /// The sentence.
    package let sentence: String
    /// The kind, or nil if its form is unknown.
    package let kind: Kind?
    /// Why it is false.
    package let why: String
  }

  /// The most empty squares after a move at which the end is searched.
  private let searchedEmpties: Int
  /// The ends that were searched.
  package private(set) var searches = 0

  /// Makes a checker that searches the end of games with at most so many empty squares.
  package init(searchedEmpties: Int) {
    self.searchedEmpties = searchedEmpties
  }

  /// Returns the sentences about a mistake that are false, each with the reasons why; its facts may
  /// be known before.
  package mutating func falsehoods(in mistake: Mistake, _ facts: Facts? = nil) -> [Falsehood] {
    let facts = facts ?? Facts(mistake)
    var found: [Falsehood] = []
    for sentence in mistake.sentences {
      guard let claim = Claim(sentence) else {
        found.append(Falsehood(sentence: sentence, kind: nil, why: "its form is unknown"))
        continue
      }
      for why in contradictions(claim, mistake, facts) {
        found.append(Falsehood(sentence: sentence, kind: claim.kind, why: why))
      }
    }
    let told = mistake.sentences.map { Claim($0)?.kind }
    let due = Array(facts.kinds.prefix(2))
    // What is not due is false already.
    if told != due, found.isEmpty {
      let names = due.map(\.rawValue).joined(separator: " and ")
      let sentence = mistake.sentences.joined(separator: " / ")
      found.append(Falsehood(sentence: sentence, kind: told.first ?? nil, why: "due is \(names)"))
    }
    if let warnings = mistake.warnings { found += falsehoods(of: warnings, mistake, facts) }
    return found
  }

  private mutating func contradictions(_ claim: Claim, _ mistake: Mistake, _ facts: Facts)
    -> [String]
  {
    var against = Contradictions()
    if !facts.kinds.contains(claim.kind) { against.add("\(claim.kind.rawValue) does not hold") }
    let (p, b) = (mistake.played, mistake.best)
    switch claim {
    case .certain(let empties, let best, let lead, let played, let otherLead):
      against.compare("empty squares", empties, facts.empties)
      against.compare("best move", best, b.first)
      against.compare("move played", played, p.first)
      against.compare("lead after the best move", lead, mistake.bestWorth.lead)
      against.compare("lead after the move played", otherLead, mistake.playedWorth.lead)
      if !isEnd(lead, b) { against.add("after \(best.name) the game ends otherwise") }
      if !isEnd(otherLead, p) { against.add("after \(played.name) the game ends otherwise") }
    case .corner(let front, let played, let best):
      against.compare("front", front, facts.front)
      for (half, line) in [(played, p), (best, b)] {
        against.compare("move", half.move, line.first)
        against.compare("corner at once", half.takesCorner, line.first.isCorner)
        let corners = facts.corners(line).map { (mistake.name($0.side), $0.place) }
        against.compare("corners after \(half.move.name)", half.groups.each, corners)
        against.compare("way after \(half.move.name)", half.way, facts.told(line))
      }
    case .good(let played, let best, let first, let second):
      against.compare("first name", first, mistake.name(mistake.side.other))
      against.compare("second name", second, mistake.name(mistake.side))
      guard let good = facts.good else { break }
      for (half, line, good) in [(played, p, good.played), (best, b, good.best)] {
        against.compare("move", half.move, line.first)
        against.compare("moves", half.moves, facts.length.map { $0 - 1 })
        against.compare("disks after \(half.move.name)", half.first, good.others)
        against.compare("own disks after \(half.move.name)", half.second, good.own)
      }
    case .pass(let front, let played, let best):
      against.compare("front", front, facts.front)
      for (half, line) in [(played, p), (best, b)] {
        against.compare("move", half.move, line.first)
        let passes = facts.passes(line).map { (mistake.name($0.side), $0.number) }
        against.compare("passes after \(half.move.name)", half.groups.each, passes)
      }
    case .choice(let name, let played, let squares, let best, let others):
      against.compare("move played", played, p.first)
      against.compare("best move", best, b.first)
      guard let choice = facts.choice else { break }
      against.compare("name", name, mistake.name(mistake.side))
      against.compare("squares after \(played.name)", squares, choice.played)
      against.compare("squares after \(best.name)", others, choice.best)
    case .nothing(let number, let played, let best):
      against.compare("number", number, 61 - facts.empties)
      against.compare("line played", played, p.beginning)
      against.compare("best line", best, b.beginning)
    }
    return against.found
  }

  /// Returns whether a game ends with a lead of the side that has moved if both sides play well
  /// after its move, as far as that can be found out.
  private mutating func isEnd(_ lead: Int, _ line: ReplayedLine) -> Bool {
    if line.isOver, line.end.lead(of: line.side) != lead { return false }
    let board = line.steps[0].board
    guard board.empties.count <= searchedEmpties else { return true }
    searches += 1
    var search = EndSearch()
    return search.isWorth(-lead, board, to: line.side.other)
  }
}

/// What speaks against a sentence.
private struct Contradictions {
  private(set) var found: [String] = []

  mutating func add(_ text: String) { found.append(text) }

  mutating func compare<Value: Equatable>(_ name: String, _ told: Value, _ real: Value) {
    if told != real { add("\(name): \(told) is told, \(real) is true") }
  }

  mutating func compare<Value: Equatable>(_ name: String, _ told: Value, _ real: Value?) {
    if told != real { add("\(name): \(told) is told, \(real.map { "\($0)" } ?? "none") is true") }
  }

  mutating func compare<Thing: Equatable>(
    _ name: String, _ told: [(String, Thing)], _ real: [(String, Thing)]
  ) {
    if !told.elementsEqual(real, by: ==) { add("\(name): \(told) is told, \(real) is true") }
  }
}

extension [Claim.Group<Place>] {
  /// Who does it with each thing.
  fileprivate var each: [(String, Place)] {
    flatMap { group in group.things.map { (group.name, $0) } }
  }
}

extension [Claim.Group<Int>] {
  /// Who does it with each thing.
  fileprivate var each: [(String, Int)] {
    flatMap { group in group.things.map { (group.name, $0) } }
  }
}

extension Facts {
  /// How far the two lines are compared.
  var front: Claim.Front { length.map { .moves($0 - 1) } ?? .toTheEnd }
}

extension Mistake {
  /// Returns the name by which a side is called.
  package func name(_ side: Side) -> String {
    side == person ? "you" : side == .x ? "Black" : "White"
  }
}

extension ReplayedLine {
  /// The first four steps, and `...` if there are more.
  package var beginning: [String] {
    steps.prefix(4).map(\.word) + (steps.count > 4 ? ["..."] : [])
  }
}
