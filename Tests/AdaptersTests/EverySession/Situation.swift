import Rooms
import UseCases

/// Something that happens while something else is up, where programs of this kind go wrong: a
/// thorough run must come into each.
struct Situation: Hashable {
  /// The events that are told here from each other.
  private enum EventName: String {
    case analysisStopped, asked, begun, canceled, ended, given, hinted, looked,
      modeSet, moveJudged, moveShown, notGiven, passed, placed, redone,
      refused, reset, solved, tookBack, valuesFound
  }

  /// What happens while what.
  let name: String
  private let event: EventName
  private let before: SessionTraits
  private let after: SessionTraits

  /// Whether only the explorer comes into it, and games by chance hardly ever do.
  let isExplored: Bool

  private init(
    _ name: String, _ event: EventName, while before: SessionTraits = [],
    then after: SessionTraits = [], isExplored: Bool = false
  ) {
    (self.name, self.event, self.before, self.after) = (name, event, before, after)
    self.isExplored = isExplored
  }

  private init(
    explored name: String, _ event: EventName, while before: SessionTraits = [],
    then after: SessionTraits = []
  ) {
    self.init(name, event, while: before, then: after, isExplored: true)
  }

  /// Whether an event between two tables is this situation.
  func isMet(by event: String, from before: SessionTraits, to after: SessionTraits) -> Bool {
    event == self.event.rawValue && before.isSuperset(of: self.before)
      && after.isSuperset(of: self.after)
  }

  static let all =
    ofNoAdvice + ofQuestions + ofMoves + ofTakingBack + ofAdvice + ofLessons + ofModes

  private static let ofNoAdvice = [
    Situation(explored: "advice cannot be given under a question", .notGiven, while: .reset),
    Situation("advice cannot be given at an earlier moment", .notGiven, while: .earlier),
    Situation("an analysis ends because no advice is given", .notGiven, while: .analyzing),
  ]

  private static let ofQuestions = [
    Situation("a reset begins while disks turn", .reset, while: [.turning, .reset]),
    Situation("a reset begins while a computer thinks", .reset, while: [.thinking, .reset]),
    Situation(explored: "a reset begins over a pass", .reset, while: [.passing, .reset]),
    Situation("a reset begins at an earlier moment", .reset, while: [.earlier, .reset]),
    Situation("a reset drops planned moves", .reset, while: [.planned, .reset]),
    Situation("another game begins while disks turn", .reset, while: [.turning, .again]),
    Situation("another game begins in a trial", .reset, while: [.trying, .again]),
    Situation("a question comes up over another one", .asked, while: .reset, then: .again),
    Situation("a question comes up during an analysis", .asked, while: .analyzing),
    Situation("a question comes up while values are kept up", .asked, while: .keepingValues),
    Situation(explored: "a pass comes back after Cancel", .canceled, while: [.passing, .reset]),
    Situation("a question is canceled at an earlier moment", .canceled, while: [.earlier, .reset]),
    Situation(explored: "a question is canceled after the end", .canceled, while: [.over, .reset]),
  ]

  private static let ofMoves = [
    Situation("a computer's move comes under a question", .placed, while: [.thinking, .reset]),
    Situation("the last disk turns under a question", .moveShown, while: .again),
    Situation(
      explored: "a move ends in a pass under a question", .moveShown, while: .reset, then: .passing),
    Situation(
      "a planned move is played while values are kept up", .placed,
      while: [.planned, .keepingValues, .choosing]),
    Situation("a planned move is refused with others behind it", .refused, while: .planned),
    Situation(explored: "a pass is dismissed while moves are planned", .passed, while: .planned),
  ]

  private static let ofTakingBack = [
    Situation("moves are taken back while disks turn", .tookBack, while: .turning),
    Situation("moves are taken back while a computer thinks", .tookBack, while: .thinking),
    Situation(explored: "moves are taken back over a pass", .tookBack, while: .passing),
    Situation("moves are taken back under a question", .tookBack, while: .reset),
    Situation(explored: "moves are taken back after the end", .tookBack, while: .over),
    Situation(explored: "moves are made again up to the end", .redone, then: .over),
    Situation("moves are taken back from an earlier moment", .tookBack, while: .earlier),
    Situation(
      "moves are taken back from an earlier moment while moves are planned", .tookBack,
      while: [.earlier, .planned]),
    Situation(explored: "moves are taken back in a lesson", .tookBack, while: .lesson),
    Situation("a move is tried", .looked, while: .earlier, then: .trying),
    Situation("a move is tried while disks turn", .looked, while: .turning, then: .trying),
    Situation(
      explored: "a move is tried during an analysis", .looked, while: [.earlier, .analyzing],
      then: .trying),
    Situation("a trial goes on", .looked, while: .trying, then: .trying),
    Situation("a planned move of a trial is refused", .refused, while: .earlier, then: .trying),
    Situation("somebody looks back while disks turn", .looked, while: .turning, then: .earlier),
    Situation(
      "somebody looks back while moves are planned", .looked, while: .planned,
      then: .earlier),
    Situation(explored: "somebody returns to a pass", .looked, while: .earlier, then: .passing),
  ]

  private static let ofAdvice = [
    Situation("a hint comes while values are kept up", .given, while: [.hint, .keepingValues]),
    Situation("advice comes at an earlier moment", .given, while: .earlier),
    Situation("advice comes in a trial", .given, while: .trying),
    Situation("values are found at an earlier moment", .valuesFound, while: .earlier),
    Situation("a move is judged at an earlier moment", .moveJudged, while: .earlier),
    Situation(
      explored: "an analysis of an ended game ends with its first move", .moveJudged,
      while: [.over, .analyzing]),
    Situation("an analysis stops because a move is made", .analysisStopped, while: .choosing),
  ]

  private static let ofLessons = [
    Situation(explored: "a lesson begins at an earlier moment", .begun, while: .earlier),
    Situation(explored: "a try is judged under a question", .solved, while: [.lesson, .reset]),
    Situation(explored: "a hint comes in a lesson", .hinted, while: .lesson),
    Situation(explored: "a lesson ends under a question", .ended, while: [.lesson, .reset]),
    Situation(explored: "advice cannot be given in a lesson", .notGiven, while: .lesson),
    Situation(
      explored: "the coach asks about a square", .asked, while: [.coached, .planned],
      then: .warned),
    Situation(
      explored: "another question takes the place of the coach's", .asked, while: .warned,
      then: .reset),
    Situation(explored: "a mode ends the question of the coach", .modeSet, while: .warned),
  ]

  private static let ofModes = [
    Situation("a mode changes while disks turn", .modeSet, while: .turning),
    Situation("a mode changes under a question", .modeSet, while: .reset),
    Situation("a mode changes at an earlier moment", .modeSet, while: .earlier),
    Situation("a mode changes in a trial", .modeSet, while: .trying),
    Situation("a mode changes while moves are planned", .modeSet, while: .planned),
    Situation(
      explored: "a computer takes over while a hint is awaited", .modeSet, while: .hint,
      then: .thinking),
  ]
}
