/// What was found in many mistakes.
package struct Tally: Sendable {
  /// Numbers of things that were right, and of all.
  package struct Share: Hashable, Sendable {
    /// Those that are meant.
    package var some = 0
    /// All.
    package var all = 0

    /// The share in percent, with one digit.
    package var percent: String {
      guard all > 0 else { return "-" }
      let tenths = (some * 1000 + all / 2) / all
      return "\(tenths / 10).\(tenths % 10) %"
    }
  }

  /// How many mistakes there were.
  package private(set) var count = 0
  /// The sentences of each kind, and those that are false.
  package private(set) var sentences: [Kind: Share] = [:]
  /// The mistakes with a reason by the moves after the first that are compared; -1 stands for those
  /// whose lines are compared to the end.
  package private(set) var reasons: [Int: Share] = [:]
  /// The lies about sentences of each kind, and those that were noticed.
  package private(set) var lies: [Kind: [Lie.Change: Share]] = [:]
  /// The false sentences.
  package private(set) var falsehoods = 0
  /// Lies that were believed.
  package private(set) var believed: [String] = []

  /// Makes a tally of nothing.
  package init() {}

  /// Whether nothing false was said, and each lie noticed.
  package var isHonest: Bool { falsehoods == 0 && believed.isEmpty }

  /// Adds a mistake, and what is false of what is said of it.
  package mutating func add(
    _ mistake: Mistake, _ facts: Facts, _ found: [Checker.Falsehood]
  ) {
    count += 1
    if !found.isEmpty { falsehoods += Set(found.map(\.sentence)).count }
    let kinds = mistake.sentences.compactMap { Claim($0)?.kind }
    for (sentence, kind) in zip(mistake.sentences, kinds) {
      sentences[kind, default: Share()].all += 1
      if found.contains(where: { $0.sentence == sentence }) {
        sentences[kind, default: Share()].some += 1
      }
    }
    let length = facts.length.map { $0 - 1 } ?? -1
    reasons[length, default: Share()].all += 1
    if kinds.contains(where: { $0 != .nothing }) { reasons[length, default: Share()].some += 1 }
  }

  /// Tells lies about the sentences of a mistake, and adds which were noticed.
  package mutating func lie(about mistake: Mistake, _ facts: Facts, to checker: inout Checker) {
    for (place, sentence) in mistake.sentences.enumerated() {
      guard let kind = Claim(sentence)?.kind else { continue }
      for lie in Lie.all(of: sentence, on: mistake) {
        let found = checker.falsehoods(in: mistake.saying(lie.sentence, at: place), facts)
        lies[kind, default: [:]][lie.change, default: Share()].all += 1
        if found.isEmpty {
          believed.append("\(mistake.sentences[place]) -> \(lie.sentence)")
        } else {
          lies[kind, default: [:]][lie.change, default: Share()].some += 1
        }
      }
    }
  }

  /// What was found, as rows of tables.
  package var rows: [String] {
    var rows = ["\(count) mistakes, \(falsehoods) false sentences", "", "| kind | said | false |"]
    rows.append("|---|---|---|")
    for kind in Kind.allCases {
      let share = sentences[kind] ?? Share()
      rows.append("| \(kind.rawValue) | \(share.all) | \(share.some) |")
    }
    rows += ["", "| moves after the first | mistakes | with a reason |", "|---|---|---|"]
    for (length, share) in reasons.sorted(by: { $0.key < $1.key }) {
      let name = length < 0 ? "to the end" : "\(length)"
      rows.append("| \(name) | \(share.all) | \(share.percent) |")
    }
    let all = reasons.values.reduce(Share()) {
      Share(some: $0.some + $1.some, all: $0.all + $1.all)
    }
    rows.append("| all | \(all.all) | \(all.percent) |")
    guard !lies.isEmpty else { return rows }
    rows += ["", "| lie about |" + Lie.Change.allCases.map { " \($0.rawValue) |" }.joined()]
    rows.append("|---|" + Lie.Change.allCases.map { _ in "---|" }.joined())
    for kind in Kind.allCases {
      let cells = Lie.Change.allCases.map { change in
        lies[kind]?[change].map { " \($0.some) of \($0.all) |" } ?? " |"
      }
      rows.append("| \(kind.rawValue) |" + cells.joined())
    }
    return rows
  }
}
