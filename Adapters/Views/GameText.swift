public import Domain
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

  /// The words of the language.
  var words: any Words { language.words }

  /// What a player is told if another program has the saved game open.
  public var heldByAnother: String { words.heldByAnother }

  /// Returns what a player who leaves is told, with the path of the saved game or nil if there is none.
  public func farewell(_ path: String?) -> String {
    path.map(words.savedIn) ?? words.notSaved
  }

  /// Returns what a player is told if the game cannot be saved, for the given reason.
  public func cannotSave(_ reason: String) -> String { words.cannotSave(because: reason) }

  /// Returns what a player is told if the saved game cannot be loaded, from the file of this name.
  public func cannotLoad(_ failure: LoadFailure, from file: String = "The file") -> String {
    switch failure {
    case .setAside(let problem, let name): words.setAside(problem, as: name)
    case .stuck(let problem, let reason): words.stuck(problem, because: reason)
    case .unreadable(let reason): words.unreadable(reason)
    case .foreign(let problem): words.foreign(file, problem)
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

  /// Returns why an input of this name is ignored, such as `d3 ignored: disks are still turning`;
  /// `disk` returns how the disk of a side is drawn.
  public func refusal(
    of input: String, because reason: Outcome.Reason, disk: (Disk) -> String = \.description
  ) -> String {
    func ignored(_ reason: String) -> String { words.ignored(input, because: reason) }
    return switch reason {
    case .illegal(_, by: let side, let legal): words.illegal(input, for: disk(side), legal: legal)
    case .taken(_, let legal): words.taken(input, legal: legal)
    case .resetQuestion: ignored(words.resetQuestionFirst)
    case .pass: ignored(words.passFirst)
    case .disksTurning: ignored(words.disksTurning)
    case .gameOver: ignored(words.gameOver)
    case .gameNotOver: ignored(words.gameNotOver)
    case .thinking(let side): ignored(words.isThinking(disk(side)))
    case .nothingToAnswer: ignored(words.nothingToAnswer)
    case .nothingToTakeBack: ignored(words.nothingToTakeBack)
    case .nothingToRedo: ignored(words.nothingToRedo)
    }
  }

  /// Returns the first words to a player.
  func welcome(_ start: News.Start, _ view: ViewModel) -> String {
    switch start {
    case .new, .instead: view.isPlayedByComputer ? words.newGame : words.welcomeNew
    case .resumed: words.welcomeResumed
    case .given: words.welcomeGiven
    case .finished: words.welcomeFinished
    }
  }

  /// Returns the message (R4.1).
  func message(_ view: ViewModel, disk: (Disk) -> String) -> String {
    switch view.message {
    case .turn(let side): words.turn(of: disk(side))
    case .won(let side): words.won(disk(side))
    case .tied: words.tied
    }
  }

  /// Returns the name of a mode, such as `manual` or `computer 4`.
  func mode(_ mode: Mode) -> String {
    switch mode {
    case .manual: words.manual
    case .computer(.random): words.computer
    case .computer(let level): words.computer(at: level)
    }
  }

  /// Returns the line that tells a move.
  func move(_ move: Move, disk: (Disk) -> String) -> String {
    let flips = move.squares.dropFirst().map(\.description).joined(separator: " ")
    return words.move(of: disk(move.side), on: move.square, flipping: flips)
  }

  /// Returns the legal squares, each with the number of disks it turns, or why there are none.
  func moves(_ view: ViewModel, disk: (Disk) -> String) -> String {
    switch view.choice {
    case .squares(let squares, let side):
      squares.map { words.turns($0, count: view.board.flips(by: side, from: $0).count) }
        .joined(separator: "   ")
    case .disksTurning: words.disksTurning
    case .pass(let side): words.cannotPlace(disk(side))
    case .over: words.gameOver
    }
  }

  /// Returns what is told of steps that were taken back.
  func tookBack(_ steps: [Record.Step]) -> String { words.tookBack(list(steps)) }

  /// Returns what is told of steps that were made again.
  func redone(_ steps: [Record.Step]) -> String { words.playedAgain(list(steps)) }

  private func list(_ steps: [Record.Step]) -> String {
    steps.map(\.description).joined(separator: " ")
  }

  /// Returns a hint, such as `d3, about +4`, or `d3 wins by 12` if that is certain.
  func hint(_ hint: Hint) -> String {
    switch hint.worth {
    case nil: hint.square.description
    case .about(let lead): words.hint(hint.square, about: (lead > 0 ? "+" : "") + "\(lead)")
    case .exactly(0): words.hintTies(hint.square)
    case .exactly(let lead) where lead > 0: words.hintWins(hint.square, by: lead)
    case .exactly(let lead): words.hintLoses(hint.square, by: -lead)
    }
  }

  /// Returns the moves so far as one word, which is a transcript.
  func history(_ record: Record) -> String {
    record.steps.isEmpty ? words.noMoves : record.description
  }

  /// Returns why a line could not be read.
  func problem(_ problem: InputLine.Problem) -> String {
    switch problem {
    case .tooLong: words.lineTooLong(limit: LineSplitter.limit)
    case .notUTF8: words.lineNotUTF8
    case .control: words.lineHasControl
    case .brokenOff(let reason): words.inputBrokenOff(reason)
    }
  }

  /// Returns the lines of a text.
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
