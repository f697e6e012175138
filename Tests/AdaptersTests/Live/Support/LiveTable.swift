import Adapters
import Infrastructure
import LiveFront
import TestSupport
import UseCases

/// A game at a terminal that shows the live front, on virtual time.
struct LiveTable: Sendable {
  let time: VirtualTime
  let screen: ScreenOutput
  let keyboard = TypedKeys()
  let presenter: LivePresenter
  let loop: GameLoop
  let prompt: LivePrompt
  /// What the terminal answers when it is asked where the cursor is.
  let report: String?

  /// Makes a game, by default from a saved game that is new, and a terminal as the style describes
  /// it, except for the width of its disks, for which it may or may not answer.
  init(
    _ saved: SavedGame? = nil, computer: any Computer = ScriptedComputer(),
    repository: (any GameRepository)? = nil, style: LiveStyle = .wide,
    language: Language = .english, diskColumns: Int = 1, resizing: Resizing = .reflow,
    pace: Pace = .ofTables, seed: UInt64? = nil, answers: Bool = true
  ) throws {
    time = VirtualTime(seed: seed)
    screen = ScreenOutput(
      columns: style.columns, rows: style.rows, diskColumns: diskColumns,
      resizing: resizing)
    let isAsked = if case .unicode = style.glyphs { true } else { false }
    report = isAsked && answers ? "\u{1b}[1;\(1 + diskColumns)R" : nil
    presenter = LivePresenter(
      output: screen, style: style, language: language, timeline: time.timeline)
    let ports = Ports(repository: repository ?? FakeGameRepository(saved), presenter: presenter)
    loop = try GameLoop(loading: ports, computer: computer, on: time.timeline, pace: pace)
    prompt = LivePrompt(
      keys: keyboard, loop: loop, presenter: presenter, timeline: time.timeline)
  }

  /// Runs the prompt while somebody does something at the terminal, and returns what they return;
  /// nil if it does not end after that.
  func play<Result: Sendable>(_ user: @escaping @Sendable (LiveTable) async -> Result)
    -> Result?
  {
    time.run { [self] in
      async let end = prompt.run()
      await pass(0)
      if let report { await type(report) }
      let result = await user(self)
      keyboard.end()
      _ = await end
      return result
    }
  }

  /// Plays, and returns what the terminal shows before the player leaves.
  func show(_ user: @escaping @Sendable (LiveTable) async -> Void) -> String? {
    play { table in
      await user(table)
      return table.screen.text
    }
  }

  /// Types a text, control characters included, and lets it take effect.
  func type(_ text: String) async {
    keyboard.type(text)
    await pass(0)
  }

  /// Lets some milliseconds pass, with everything that is due then.
  func pass(_ milliseconds: Int) async {
    await time.timeline.sleepLast(for: .milliseconds(milliseconds))
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    presenter.resize(columns: columns, rows: rows)
  }
}

extension LiveStyle {
  /// A usual terminal in Unicode without colors.
  static let wide = LiveStyle(
    columns: 80, rows: 24, glyphs: .unicode(columns: 1), palette: .none)
  /// A usual terminal in ASCII.
  static let ascii = wide.with(\.glyphs, .ascii)

  /// The style with something else in one place.
  func with<Value>(_ property: WritableKeyPath<LiveStyle, Value>, _ value: Value)
    -> LiveStyle
  {
    var style = self
    style[keyPath: property] = value
    return style
  }
}

extension LiveStyle.Glyphs {
  /// All ways to draw disks.
  static let all: [Self] = [.ascii, .unicode(columns: 1), .unicode(columns: 2)]
}
