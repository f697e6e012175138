import Domain
import UseCases

/// What a player who asks is told.
extension GameText {
  /// Returns the lines that answer a look, for a terminal of so many columns, with a board drawn in
  /// these lines.
  package func answer(
    _ look: Look, _ view: ViewModel, columns: Int = 80, board: (ViewModel) -> [String]
  ) -> [String] {
    switch look {
    case .board: board(view)
    case .history: [history(view.study.record)]
    case .ggf: [GGFText.encode(view.study.record, players: inEnglish.names(view))]
    case .position: [PositionText.encode(view.study.seen.game)]
    case .mode(let side): [language.line(player(side, as: disk(side), view))]
    case .help(let part): help(part, columns: columns)
    case .rules: rules
    }
  }

  /// The same words in English, which other programs read, whatever the language of the player.
  private var inEnglish: GameText { GameText(.english, guest: guest, disk: disk) }

  /// Returns the names of both players, which are those of their modes if they have no others.
  private func names(_ view: ViewModel) -> BySide<String> {
    BySide { side in view.player(side).name.map(guest) ?? mode(view.player(side).mode) }
  }
}
