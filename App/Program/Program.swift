import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import UseCases

/// The program that a command line requests, before it opens the saved game.
package struct Program: Sendable {
  let outside: any Outside
  let options: Options
  let front: Front
  /// The given game, or `nil` for the saved or a new one.
  let given: GivenGame?

  /// Creates the program, or prints the requested text and returns `nil`.
  package init?(_ outside: any Outside) throws(StartError) {
    let output = outside.output(onFailure: outside.endWithoutOutput)
    switch try Invocation(arguments: outside.arguments) {
    case .play(let options): try self.init(options, outside)
    case .help(let isWhole, let wish):
      let language = outside.isTerminal(.output) ? outside.language(wish) : .english
      output.write(Usage.help(isWhole: isWhole, in: language), to: .output)
      return nil
    case .completion(let shell):
      output.write(shell.script, to: .output)
      return nil
    case .manual:
      output.write(ManualPage.text, to: .output)
      return nil
    case .version:
      output.write(Usage.version, to: .output)
      return nil
    }
  }

  private init(_ options: Options, _ outside: any Outside) throws(StartError) {
    self.outside = outside
    self.options = options
    do throws(StartError) {
      given = try options.given.map { given throws(StartError) in
        try GivenGame.read(given, outside)
      }
      front = Front.fitting(options, outside)
    } catch {
      throw error.wishing(options.language)
    }
  }

  /// True if the live front end runs.
  package var isLive: Bool { if case .live = front { true } else { false } }

  /// True if a human plays at a terminal.
  package var isAtTerminal: Bool { front.isAtTerminal }

  /// True if the program runs in real time.
  package var isTimed: Bool {
    outside.time == nil && (isAtTerminal || options.isGTP || options.isRealTime)
  }

  /// Opens the saved game and creates the run.
  package func open() throws(StartError) -> ProgramRun {
    do throws(StartError) {
      return try OpenedProgram(self).run()
    } catch {
      throw error.wishing(options.language)
    }
  }
}

extension Outside {
  /// Returns the player's language at the terminal.
  func language(_ wish: Language?) -> Language {
    TerminalEnvironment(variable: variable).language(wish)
  }

  /// Prints the reason why the program ends before a game starts.
  package func tell(_ error: StartError) {
    let language = isTerminal(.diagnostics) ? language(error.wish) : .english
    let output = output { _ in }
    for sentence in error.sentences(in: language) { output.tell(sentence, in: language) }
  }
}
