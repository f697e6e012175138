public import Domain
public import UseCases

extension ViewModel.Message {
  /// The message: the turn or the result (R4.1).
  public var text: String {
    switch self {
    case .turn(let side): "\(side)'s turn"
    case .result(let result): result.winner.map { "\($0) won" } ?? "Tied"
    }
  }
}

extension ViewModel {
  /// The line with the counts of both sides.
  public var countsText: String { "x \(players.dark.count), o \(players.light.count)" }

  /// Returns the line for a side's player, such as `x is computer`.
  public func playerText(_ side: Disk) -> String { "\(side) is \(players[side].mode.text)" }
}

extension Mode {
  /// The name of the mode, as players type it.
  public var text: String {
    switch self {
    case .manual: "manual"
    case .computer: "computer"
    }
  }
}

extension Alert {
  /// The alert as one line, with the side that must pass and the possible answers.
  public var text: String {
    let sentence =
      switch self {
      case .pass(let side): "\(side) cannot place a disk."
      case .reset: "do you really want to reset the game?"
      }
    let answers = actions.map { $0.title.lowercased() }.joined(separator: "/")
    return "\(title): \(sentence) [\(answers)]"
  }
}

extension Move {
  /// The line for a move and the disks it flips.
  public var text: String {
    "\(side) plays \(square), flips \(flips.map(\.description).joined(separator: " "))"
  }
}
