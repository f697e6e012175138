import Adapters
package import Domain
import Rooms
package import UseCases

/// Who plays, and how that is changed.
extension GameText {
  /// Returns who plays a side that is called by a name, such as `Black is computer 4`.
  package func player(_ side: Disk, as name: String, _ view: TableModel) -> String {
    let played = mode(view.player(side).mode)
    return language("\(name) is \(played)", ja: "\(name)の担当は\(played)です")
  }

  /// Returns the name of a mode in a row of others, where it is short.
  package func shortMode(_ mode: Mode) -> String {
    guard case .computer(let level) = mode, level != .random else { return self.mode(mode) }
    return language("computer \(level)", ja: "コンピュータ\(level)")
  }

  /// Returns the command by which a person takes a side over.
  package func takeover(of side: Disk) -> String {
    side == .dark ? "black manual" : "white manual"
  }

  /// Returns the command by which a computer takes a side over.
  package func handover(of side: Disk) -> String {
    side == .dark ? "bc" : "wc"
  }

  /// Returns the message: the turn, or the result (R4.1).
  package func message(_ view: TableModel) -> String { message(view.message) }

  /// Returns the prompt: what can be answered, if an alert is up, or that another game can begin.
  package func prompt(_ view: TableModel) -> String {
    if view.alert == nil, view.advice.lesson?.isAnswered == true {
      return language("[Enter] next> ", ja: "[Enter] 次へ> ")
    }
    let isOffered = view.isOver && !view.offersAgain
    return view.question != nil ? promptOfQuestion : isOffered ? plainPrompt : prompt(view.game)
  }
}
