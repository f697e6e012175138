import Foundation
import Testing
import reversi_honesty

/// Reasons that are true, and what becomes of them when something is changed.
@Suite struct ExampleTests {
  /// As few as a build for debugging searches in a moment.
  private let searchedEmpties = 6
  private let examples: [Mistake]

  init() throws {
    examples = try MistakeFile.lines("Examples.txt").map { try Mistake($0) }
  }

  @Test func `true reasons of each kind are believed`() {
    for mistake in examples {
      #expect(falsehoods(in: mistake) == [])
    }
    let kinds = examples.flatMap(\.sentences).map { Claim($0)?.kind }
    for kind in Kind.allCases { #expect(kinds.count { $0 == kind } >= 2, "\(kind)") }
  }

  @Test func `a changed number, place, side, horizon, or kind is noticed in each`() {
    var tally = Tally()
    var checker = Checker(searchedEmpties: 0)
    for mistake in examples {
      tally.lie(about: mistake, Facts(mistake), to: &checker)
    }
    #expect(tally.believed == [])
    #expect(tally.isHonest)
    for kind in Kind.allCases {
      // The horizon of some is none, or the whole game.
      let changes = tally.lies[kind, default: [:]].filter { $0.value.all > 1 }
      let awaited: Set<Lie.Change> =
        switch kind {
        case .certain, .nothing: [.number, .place, .exchange, .kind]
        case .choice: [.number, .place, .side, .exchange, .kind]
        case .corner: [.place, .side, .horizon, .exchange, .kind]
        case .good, .pass: [.number, .place, .side, .horizon, .exchange, .kind]
        }
      #expect(awaited.isSubset(of: Set(changes.keys)), "\(kind)")
    }
  }

  @Test func `a reason is noticed that is left out, told twice, or told too late`() {
    for mistake in examples {
      let sentences = mistake.sentences
      #expect(falsehoods(in: mistake.saying()) != [])
      #expect(falsehoods(in: mistake.saying(sentences + sentences)) != [])
      guard sentences.count > 1 else { continue }
      #expect(falsehoods(in: mistake.saying([sentences[0]])) != [])
      #expect(falsehoods(in: mistake.saying([sentences[1]])) != [])
      #expect(falsehoods(in: mistake.saying(sentences.reversed())) != [])
    }
  }

  @Test func `nothing is certain of an estimate, or of what the end refutes`() throws {
    var refutations = 0
    for text in try MistakeFile.lines("Examples.txt") where text.contains("this is certain") {
      let estimated = try Mistake(text.replacing("\t=", with: "\t~"))
      #expect(found(estimated, "certain does not hold"))
      // The end of the game is another one, and the sentence agrees with the worth that is wrong.
      let fields = text.split(separator: "\t").map(String.init)
      let lead = try #require(Int(fields[5].dropFirst()))
      var wrong = fields
      wrong[2] = String(fields[2].prefix(2))
      wrong[4] = String(fields[4].prefix(2))
      wrong[5] = "=\(lead + 2)"
      wrong[6] = fields[6].replacing("wins by \(lead),", with: "wins by \(lead + 2),")
      let refuted = try Mistake(wrong.prefix(7).joined(separator: "\t"))
      if refuted.played.steps[0].board.empties.count <= searchedEmpties {
        refutations += 1
        #expect(found(refuted, "the game ends otherwise"))
      }
      // The line itself shows the end.
      wrong[4] = fields[4]
      #expect(found(try Mistake(wrong.joined(separator: "\t")), "certain does not hold"))
    }
    #expect(refutations > 0)
  }

  @Test func `nothing is said of short lines, or of other lines`() throws {
    for mistake in examples {
      for sentence in mistake.sentences {
        guard let kind = Claim(sentence)?.kind, [.corner, .good, .pass].contains(kind) else {
          continue
        }
        let text = mistake.text(cutTo: 4)
        #expect(found(try Mistake(text + sentence), "\(kind.rawValue) does not hold"))
      }
    }
  }

  private func falsehoods(in mistake: Mistake) -> [Checker.Falsehood] {
    var checker = Checker(searchedEmpties: searchedEmpties)
    return checker.falsehoods(in: mistake)
  }

  private func found(_ mistake: Mistake, _ why: String) -> Bool {
    falsehoods(in: mistake).contains { $0.why.hasSuffix(why) }
  }
}

extension Mistake {
  /// Returns the line of the mistake without sentences, with so many moves in each line.
  fileprivate func text(cutTo moves: Int) -> String {
    let disks = Place.all.map { board[$0].map { String($0.rawValue) } ?? "-" }.joined()
    func line(_ line: ReplayedLine) -> String {
      line.steps(toMove: moves).map(\.word).joined()
    }
    return
      [
        "\(disks) \(side.rawValue)", person.map { String($0.rawValue) } ?? "-", line(played), "~0",
        line(best), "~9", "",
      ].joined(separator: "\t")
  }
}

/// A file of mistakes beside the tests.
enum MistakeFile {
  /// Returns the lines that are no remarks.
  static func lines(_ name: String) throws -> [String] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}
