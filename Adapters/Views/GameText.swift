import Domain
public import UseCases

/// The sentences that are the same on every text front, in a language: the start, trouble with the
/// saved game, lines that are not carried out, and the answers to questions.
public struct GameText: Sendable {
  /// The language of the sentences.
  public let language: Language

  /// Makes the sentences of a language; scripts and other programs read English.
  public init(_ language: Language = .english) {
    self.language = language
  }

  /// What a player is told if another program has the saved game open.
  public var heldByAnother: String { language(.heldByAnother) }

  /// Returns what a player who leaves is told, with the path of the saved game or nil if there is none.
  public func farewell(_ path: String?) -> String {
    path.map { language(.savedIn, $0) } ?? language(.notSaved)
  }

  /// Returns what a player is told if the game cannot be saved, for the given reason.
  public func cannotSave(_ reason: String) -> String { language(.cannotSave, reason) }

  /// Returns what a player is told if the saved game cannot be loaded, from the file of this name.
  public func cannotLoad(_ failure: LoadFailure, from file: String = "The file") -> String {
    switch failure {
    case .setAside(let problem, let name): language(.setAside, problem, name)
    case .stuck(let problem, let reason): language(.stuck, problem, reason)
    case .unreadable(let reason): language(.unreadable, reason)
    case .foreign(let problem): language(.foreign, file, problem)
    }
  }

  /// Returns what a player is told about trouble with the saved game.
  public func trouble(_ trouble: News.Trouble) -> String {
    switch trouble {
    case .notLoaded(let failure): cannotLoad(failure)
    case .notSaved(let failure): cannotSave(failure.reason)
    }
  }

  /// Returns the trouble with the saved game that is news in a view.
  func troubles(_ view: ViewModel) -> [String] {
    view.news.compactMap {
      if case .trouble(let trouble) = $0 { self.trouble(trouble) } else { nil }
    }
  }

  /// Returns the first words to a player.
  func welcome(_ start: News.Start, _ view: ViewModel) -> String {
    switch start {
    case .new, .instead: language(view.isPlayedByComputer ? .newGame : .welcomeNew)
    case .resumed: language(.welcomeResumed)
    case .given: language(.welcomeGiven)
    case .finished: language(.welcomeFinished)
    }
  }

  /// Returns the message (R4.1); `disk` returns how the disk of a side is drawn.
  func message(_ view: ViewModel, disk: (Disk) -> String) -> String {
    switch view.message {
    case .turn(let side): language(.turn, disk(side))
    case .won(let side): language(.won, disk(side))
    case .tied: language(.tied)
    }
  }

  /// Returns the line that tells a move.
  func move(_ move: Move, disk: (Disk) -> String) -> String {
    let flips = move.squares.dropFirst().map(\.description).joined(separator: " ")
    return language(.move, disk(move.side), move.square, flips)
  }

  /// Returns the legal squares, each with the number of disks it turns, or why there are none.
  func moves(_ view: ViewModel, disk: (Disk) -> String) -> String {
    switch view.choice {
    case .squares(let squares, let side):
      squares.map { language(.flips, $0, view.board.flips(by: side, from: $0).count) }
        .joined(separator: "   ")
    case .disksTurning: language(.noFlipsYet)
    case .pass(let side): language(.noFlips, disk(side))
    case .over: language(.noFlipsAnymore)
    }
  }

  /// Returns what is told of steps that were taken back.
  func tookBack(_ steps: [Record.Step]) -> String { language(.tookBack, list(steps)) }

  /// Returns what is told of steps that were made again.
  func redone(_ steps: [Record.Step]) -> String { language(.redone, list(steps)) }

  private func list(_ steps: [Record.Step]) -> String {
    steps.map(\.description).joined(separator: " ")
  }

  /// Returns a hint, such as `d3, about +4`, or `d3 wins by 12` if that is certain.
  func hint(_ hint: Hint) -> String {
    switch hint.worth {
    case nil: language(.hint, hint.square)
    case .about(let lead): language(.hintAbout, hint.square, (lead > 0 ? "+" : "") + "\(lead)")
    case .exactly(0): language(.hintTies, hint.square)
    case .exactly(let lead):
      language(lead > 0 ? .hintWins : .hintLoses, hint.square, lead.magnitude)
    }
  }

  /// Returns the moves so far as one word, which is a transcript.
  func history(_ record: Record) -> String {
    record.steps.isEmpty ? language(.noMoves) : record.description
  }

  /// Returns why a line could not be read, in words that may begin a sentence.
  func problem(_ problem: InputLine.Problem) -> String {
    switch problem {
    case .tooLong: language(.lineTooLong, LineSplitter.limit)
    case .notUTF8: language(.lineNotUTF8)
    case .control: language(.lineHasControl)
    case .brokenOff(let reason): language(.inputBrokenOff, reason)
    }
  }

  /// Returns the lines of a phrase that has several.
  func lines(_ phrase: Phrase, _ values: String...) -> [String] {
    language(phrase, values: values).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }
}
