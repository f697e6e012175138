import Adapters
import Domain
import TestSupport
import UseCases

/// A visitor of every session that can follow a game, the nearest first.
///
/// It tries every probe on each, and compares the result with the one on paper. A new game is
/// visited, but not played: another ending is the start.
struct Explorer {
  /// A session, as the product and the paper have it, and the way to it.
  private struct Visit {
    let session: Session
    let paper: PaperSession
    let from: Int?
    let probe: String
    /// The last waits on the way, which have ended.
    let earlier: [Wait]
  }

  let ending: Ending
  /// The first game in the product.
  let game: Game
  /// The numbers of consecutive saves that fail at a probe.
  private let failures: [Int]
  private var visits: [Visit] = []
  private var numbers: [Session: Int] = [:]
  private var loaded: Set<SavedGame> = []
  /// The first difference, and the way to it.
  private(set) var difference: String?

  /// Creates an explorer that begins at an ending, between two humans.
  init(_ ending: Ending) throws {
    self.ending = ending
    game = try ending.game
    failures = ending.failsToSave ? [0, 1, .max] : [0]
    var paper = PaperSession()
    paper.game = ending.paper
    let saved = SavedGame(game: game)
    reach(Visit(session: Session(saved), paper: paper, from: nil, probe: "", earlier: []))
  }

  /// The number of sessions.
  var sessions: Int { visits.count }

  /// Visits each session up to the first difference, and up to a number of them.
  mutating func explore(upTo limit: Int) {
    var next = 0
    while next < visits.count, difference == nil, visits.count <= limit {
      visit(next)
      next += 1
    }
  }

  private mutating func visit(_ number: Int) {
    let visit = visits[number]
    var probes = self.probes(of: visit.session, earlier: visit.earlier)
    let saved = visit.session.saved
    if loaded.insert(saved).inserted {
      let text = SavedGameText.encode(saved)
      if (try? SavedGameText.decode(text.utf8)) != saved { note("is not loaded: \(text)", number) }
      probes += restarts
    }
    for probe in probes {
      for failures in failures {
        let saves = take(probe, failures: failures, at: number)
        if saves <= failures || difference != nil { break }
      }
    }
  }

  /// Tries a probe.
  ///
  /// - Returns: the number of saves.
  private mutating func take(_ probe: Probe, failures: Int, at number: Int) -> Int {
    let visit = visits[number]
    var session = visit.session
    var paper = visit.paper
    let expected = probe.tried(on: &paper, failures: failures)
    let reply = try? probe.tried(on: &session, failures: failures)
    let name = failures > 0 ? "\(probe), while saves fail" : "\(probe)"
    if reply != expected {
      let was = reply.map { $0.text } ?? "nothing"
      note("at \(name):\n  became  \(was)\n  but not \(expected.text)", number)
    } else if !expected.isAccepted {
      if session != visit.session { note("is changed by \(probe)", number) }
    } else {
      let earlier = [visit.session.wait].compactMap { $0 } + visit.earlier
      reach(
        Visit(
          session: session, paper: paper, from: number,
          probe: name, earlier: Array(earlier.prefix(2))))
    }
    return expected.notes.count { if case .saves = $0 { true } else { false } }
  }

  /// Adds a session, unless it was reached before.
  ///
  /// In that case the session on paper must be the same.
  private mutating func reach(_ visit: Visit) {
    if let number = numbers[visit.session] {
      if visits[number].paper != visit.paper { note("was another on paper", number) }
      return
    }
    let steps = visit.session.record.steps.count
    let isHere = visit.session.record.start == game
    guard steps <= (isHere ? ending.steps : 0) else { return }
    if visit.session.face != visit.paper.face {
      note("leads by \(visit.probe) to another face than on paper", visit.from ?? 0)
    }
    if SavedGameText.encode(visit.session.saved) != visit.paper.saved {
      note("leads by \(visit.probe) to another save", visit.from ?? 0)
    }
    numbers[visit.session] = visits.count
    visits.append(visit)
  }

  private mutating func note(_ problem: String, _ number: Int) {
    var way: [String] = []
    var place: Int? = number
    while let number = place, number < visits.count {
      way.insert(visits[number].probe, at: 0)
      place = visits[number].from
    }
    difference = difference ?? "\(way.dropFirst().joined(separator: " → ")) \(problem)"
  }
}

extension Probe.Reply {
  /// The reply, short enough for a message.
  fileprivate var text: String {
    let notes = notes.map { note in
      switch note {
      case .saves(let text): "saves \(text.prefix { $0 != "\n" })"
      case .presents(let event, let face):
        "presents \(event) [\(face.counts) \(face.message), thinks \(face.thinking?.letter ?? "-"), "
          + "\(face.alert ?? "no alert"), \(face.picks.count) picks]"
      }
    }
    return [outcome.map { "\($0)" } ?? "\(isAccepted)", notes.joined(separator: "; ")]
      .joined(separator: ": ")
  }
}
