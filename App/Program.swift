import Adapters
import Domain
import Infrastructure
import RawTerminal
import UseCases

/// A run of the program: what all fronts share.
struct Program: Sendable {
  let options: Options
  /// Where a computer thinks and input is awaited: virtual time stands still until it is done.
  let place: Worker.Place
  let signals: Signals
  let savePlace: SavePlace
  let repository: any GameRepository
  let seed: UInt64
  let isAtTerminal: Bool
  /// The game that the options give, or nil for the saved one or a new one.
  let given: GivenGame?
  /// The game with which a run begins that saves nowhere: one that was given, or that of another
  /// program; nil if what is played is saved, or is nobody's.
  private let unsaved: Record?

  static func run(_ options: Options) throws(StartError) -> Never {
    do throws(StartError) {
      try start(options)
    } catch {
      throw error.wishing(options.language)
    }
  }

  private static func start(_ options: Options) throws(StartError) -> Never {
    var given: GivenGame?
    if let game = options.given { given = try GivenGame.read(game) }
    let front = Front.fitting(options)
    let program = try Program(options, given, for: front)
    switch front {
    case .script: try program.playScript()
    case .gtp: try program.playGTP()
    case .plain: try program.playPlain()
    case .live(let terminal, let style): try program.playLive(at: terminal, in: style)
    }
  }

  /// Takes what a run needs of the system, in an order that matters.
  ///
  /// 1. Signals are blocked before there is a file that a signal could leave half written.
  /// 2. Descriptors are counted before the saved game is opened, so that a run that cannot play
  ///    leaves it as it is.
  private init(
    _ options: Options, _ given: GivenGame?, for front: Front
  ) throws(StartError) {
    self.options = options
    self.given = given
    isAtTerminal = front.isAtTerminal
    let isTimed = isAtTerminal || options.isGTP || options.isRealTime
    place = isTimed ? .ownThread : .caller
    seed = options.seed ?? .random(in: .min ... .max)
    signals = Signals.block(isAtTerminal: isAtTerminal)
    // The clock of a game in real time takes three descriptors, and a save takes two.
    try Self.checkDescriptors(isTimed ? 8 : 2)
    savePlace = try SavePlace.opened(for: options, isAtTerminal: isAtTerminal)
    repository = savePlace.repository()
    switch savePlace {
    case .nowhere: unsaved = given?.game.record
    case .file(_, .heldByAnother): unsaved = (try? repository.load())?.record ?? Record()
    case .file, .noHome: unsaved = nil
    }
  }

  private static func checkDescriptors(_ count: Int) throws(StartError) {
    do throws(SystemError) {
      try CurrentProcess.checkResources(descriptors: count)
    } catch {
      throw .game { $0("cannot start: \(error)", ja: "始められません (\(error))") }
    }
  }

  /// Makes the output of a front; if it cannot be written, the program ends.
  func output(at terminal: Terminal? = nil) -> StandardOutput {
    let hasTerminal = Descriptor.input.isTerminal
    return StandardOutput { error in
      terminal?.switchTo(.linesForGood)
      endWhenSaved { _ in
        // A write may fail before the signal arrives that says that the terminal is gone.
        if hasTerminal, Descriptor.input.isGone { Signals.endByHangUp() }
        Self.endWithoutOutput(error)
      }
    }
  }

  /// The sentences that a person at a terminal reads in a language of choice, and others in
  /// English.
  var text: GameText {
    GameText(isAtTerminal ? TerminalEnvironment.own.language(options.language) : .english)
  }

  /// Returns what a person who leaves a game is told, with the game that is kept beside it, if
  /// there is one (C5.18).
  @Sendable func farewell(to record: Record, besides other: Variation?) -> Farewell {
    text.farewell(farewell(to: record), losing: other)
  }

  private func farewell(to record: Record) -> Farewell {
    if let unsaved, record.goesOn(from: unsaved) { return text.farewell(losing: record) }
    return text.farewell(savePlace.upToDatePath)
  }
}

extension Record {
  /// Whether there is a step that another record does not have.
  fileprivate func goesOn(from other: Record) -> Bool {
    !steps.isEmpty && other.prefix(steps.count) != self
  }
}
