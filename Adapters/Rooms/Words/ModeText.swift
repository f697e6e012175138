import Adapters
package import Domain
import Rooms
package import UseCases

/// The players, and the commands that change them.
extension GameText {
  /// Returns a clause that states a side's player, such as `Black is computer 4`.
  package func player(_ side: Disk, as name: String, _ view: TableModel) -> String {
    let played = mode(view.player(side).mode)
    return language("\(name) is \(played)", ja: "\(name)は\(played)が打ちます")
  }

  package func playsOnScreen(_ side: Disk, _ view: TableModel) -> String {
    let mode = view.player(side).mode
    return language.sentence(
      language(english(side, mode), ja: player(side, as: name(side), view)))
  }

  /// Returns the sentence about a side's new player.
  ///
  /// Adds a tip about levels if the computer plays at random.
  func playsNow(_ side: Disk, _ view: TableModel) -> String {
    let mode = view.player(side).mode
    let name = name(side)
    let text = self.mode(mode)
    let change = language(
      english(side, mode, now: "now "),
      ja: mode == .manual ? "\(name)は人が打ちます。" : "\(name)を\(text)に任せます。")
    let isStop = view.news.contains { if case .stoppedThinking = $0 { true } else { false } }
    if isStop { return change + language(". Thinking stopped.", ja: "コンピュータの思考を中断しました。") }
    guard mode == .computer(.random) else { return language.sentence(change) }
    let levels = language.thinkingLevels(after: handover(of: side))
    return change
      + language(
        " with random moves; \(levels) make it stronger.", ja: "ランダムに打ちます。\(levels) なら先を読みます。")
  }

  /// Returns a sentence such as `The computer plays White (level 4)`.
  private func english(_ side: Disk, _ mode: Mode, now: String = "") -> String {
    guard case .computer(let level) = mode else { return "\(name(side)) is \(now)manual" }
    let strength = level == .random ? "" : " (level \(level))"
    return "The computer \(now)plays \(name(side))\(strength)"
  }

  /// Returns the short name of a mode, for a list.
  package func shortMode(_ mode: Mode) -> String {
    guard case .computer(let level) = mode, level != .random else { return self.mode(mode) }
    return language("computer \(level)", ja: "コンピュータ\(level)")
  }

  /// Returns the command that hands a side to a human.
  package func takeover(of side: Disk) -> String {
    side == .dark ? "black manual" : "white manual"
  }

  /// Returns the command that hands a side to the computer.
  package func handover(of side: Disk) -> String {
    side == .dark ? "bc" : "wc"
  }

  /// Returns the turn or the result (R4.1).
  package func message(_ view: TableModel) -> String { message(view.message) }

  /// Returns the prompt, which names the effect of Enter, if any.
  package func prompt(_ view: TableModel) -> String {
    if view.alert == nil, view.advice.lesson?.isAnswered == true {
      return language("[Enter] next> ", ja: "[Enter] 次へ> ")
    }
    let isOffered = view.isOver && !view.offersAgain
    return view.question != nil ? promptOfQuestion : isOffered ? plainPrompt : prompt(view.game)
  }
}
