import Adapters
import Domain
package import Rooms
import UseCases

/// The first messages to a player at a terminal.
extension GameText {
  /// Returns the origin of a game, or the instructions for a new one.
  package func welcome(
    _ origin: Table.Event.Origin, _ view: TableModel, hasArrows: Bool = false
  ) -> String {
    switch origin {
    case .new, .instead: beginning(view, hasArrows: hasArrows)
    case .given where view.isOver && !view.isSaved:
      language(
        "This game is over; it is not saved. Type 'again' for another, or 'analyze'.",
        ja: "この対局は終わっています (保存しません)。「もう一局」で次の対局を始めます。「分析」も使えます。")
    case .resumed where view.isOver, .given where view.isOver:
      language(
        "This game is over. Type 'again' for another, or 'analyze'.",
        ja: "この対局は終わっています。「もう一局」で次の対局を始めます。「分析」も使えます。")
    case .resumed:
      language("Resumed your game. ", ja: "前の対局の続きです。") + another(view)
    case .given where !view.isSaved:
      language("Loaded the game; it is not saved. ", ja: "指定された対局です (保存しません)。")
        + another(view)
    case .given:
      language("Loaded the game. ", ja: "指定された対局です。") + another(view)
    }
  }

  /// Returns the tip for starting a new game with the same players.
  private func another(_ view: TableModel) -> String {
    let (command, japanese) =
      view.hasComputer ? ("again", "もう一局") : ("reset", "リセット")
    return language("Type '\(command)' for a new one.", ja: "「\(japanese)」で新しい対局を始めます。")
  }

  /// Returns the player's side and the instructions for a new game.
  ///
  /// `mark` is the mark on legal squares, or `nil` if they show values.
  package func beginning(
    _ view: TableModel, pick mark: PickMark? = .plus, hasArrows: Bool
  ) -> String {
    // The keys beside the board already include help.
    let help =
      hasArrows
      ? language(".", ja: "。") : language(", or '?' for help.", ja: "。? で説明を表示します。")
    guard view.hasHuman else {
      return language(
        "Computers play both sides. Type 'bm' or 'wm' to take one over",
        ja: "両方ともコンピュータです。bm か wm で交代できます")
        + help
    }
    guard let human = view.soleHumanSide else {
      return choosing(view, mark, orByArrows: false)
        + language(". Type 'wc1' to play the computer", ja: "。wc1 でコンピュータと対局できます")
        + help
    }
    // Letters for disks need an explanation, which the live board gives elsewhere.
    let sign = hasArrows ? "" : " (\(disk(human)))"
    return language("You are \(name(human))\(sign). ", ja: "あなたは\(name(human))です。")
      + choosing(view, mark, orByArrows: hasArrows) + help
  }

  /// Returns the instructions for choosing a square, by typing or with the arrows.
  private func choosing(_ view: TableModel, _ mark: PickMark?, orByArrows: Bool) -> String {
    let square =
      switch mark {
      case .plus: language("a square marked +", ja: "+ のマスを")
      case .dot: language("a square marked with a dot", ja: "点のマスを")
      case nil: language("a square", ja: "マスを")
      }
    let typed =
      view.picks.first.map {
        language("Type \(square), such as \($0)", ja: "\(square) \($0) のように")
      } ?? language("On your turn, type \(square)", ja: "\(square)自分の番に")
    let how =
      orByArrows
      ? language(", or use the arrows", ja: "入力するか、矢印で選びます") : language("", ja: "入力します")
    return typed + how
  }
}
