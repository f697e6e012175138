import Adapters
import Domain
import Notations
import Rooms
import UseCases

extension GameText {
  /// Returns the lines that answer a request for information.
  ///
  /// Help is laid out for `columns`, and `board` returns the rows of a board.
  package func answer(
    _ request: InfoRequest, _ view: TableModel, columns: Int = 80, hasArrows: Bool = false,
    board: (TableModel) -> [String]
  ) -> [String] {
    switch request {
    case .board: board(view)
    case .history: [history(view.review.record)]
    case .position: [PositionText.encode(view.review.viewed.game)]
    case .mode(let side): [language.line(player(side, as: disk(side), view))]
    case .help(let part): help(part, columns: columns, hasArrows: hasArrows)
    case .rules: rules
    }
  }
}
