import Adapters
import Infrastructure
import LiveFront
import RoomAdapters

/// A front end, which shows the game and reads input (C1, C4).
enum Front: Sendable {
  case script
  case gtp
  case plain
  /// A block that is repainted in place.
  case live(any KeyTerminal, LiveStyle)

  var isAtTerminal: Bool {
    switch self {
    case .script, .gtp: false
    case .plain, .live: true
    }
  }

  /// Returns the front end for the options, the standard streams, and the environment.
  static func fitting(_ options: Options, _ outside: any Outside) -> Front {
    guard !options.isGTP else { return .gtp }
    guard outside.isTerminal(.input) else { return .script }
    let environment = TerminalEnvironment(variable: outside.variable)
    guard !options.isPlain, !environment.isDumb, outside.isTerminal(.output),
      let terminal = outside.terminal, let size = terminal.size
    else { return .plain }
    let palette = environment.palette(options.color)
    let style = LiveStyle(
      columns: size.columns, rows: size.rows, glyphs: environment.glyphs(in: palette),
      palette: palette)
    return .live(terminal, style)
  }
}
