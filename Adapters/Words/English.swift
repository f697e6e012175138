import Domain
import UseCases

/// All that a player reads at a terminal, in English; scripts and other programs read it, too.
struct English: Words {
  // The game
  func turn(of side: String) -> String { "\(side)'s turn" }
  func won(_ side: String) -> String { "\(side) won" }
  var tied: String { "Tied" }
  func move(of side: String, on square: Square, flipping squares: String) -> String {
    "\(side) plays \(square), flips \(squares)"
  }
  func passes(_ side: String) -> String { "\(side) passes" }
  func tookBack(_ steps: String) -> String { "Took back \(steps)." }
  func playedAgain(_ steps: String) -> String { "Played \(steps) again." }
  var newGame: String { "New game." }
  var resetCancelled: String { "Reset cancelled." }
  func counts(dark: Int, light: Int) -> String { "x \(dark), o \(light)" }

  // Who plays
  var manual: String { "manual" }
  var computer: String { "computer" }
  func computer(at level: Level) -> String { "computer \(level)" }
  func isPlayed(_ side: String, by mode: String) -> String { "\(side) is \(mode)" }
  func isThinking(_ side: String) -> String { "\(side) is thinking" }
  func stoppedThinking(_ side: String) -> String { "\(side) stopped thinking" }

  // Answers
  func hint(_ square: Square, about lead: String) -> String { "\(square), about \(lead)" }
  func hintTies(_ square: Square) -> String { "\(square) ties" }
  func hintWins(_ square: Square, by lead: Int) -> String { "\(square) wins by \(lead)" }
  func hintLoses(_ square: Square, by lead: Int) -> String { "\(square) loses by \(lead)" }
  func turns(_ square: Square, count: Int) -> String { "\(square) turns \(count)" }
  func cannotPlace(_ side: String) -> String { "\(side) cannot place a disk" }
  var noMoves: String { "no moves yet" }
  var help: String {
    """
    d3                              place a disk on d3; d3c3 plays both
    wc4                             let the computer play White at level 4
    undo                            take your last move back; redo makes it again

    black computer, white computer  bc wc   hand a side to the computer
    black manual, white manual      bm wm   play it yourself (black: who does?)
    reset, again                    new     a new game (asks first); after the end,
                                            another one with the same players
    ok, cancel, pass                y n     answer a question or a pass (or Enter)
    moves, hint                     legal   legal squares; the best and its lead
    board, history, position        show    the board; the moves; one line
    help, help rules, quit          ? q     this list; how to play; leave
    """
  }
  func rules(dark: String, light: String) -> String {
    """
    Black (\(dark)) and White (\(light)) place a disk in turn; Black begins. A disk must enclose
    one or more disks of the other side in a straight line, in any direction,
    between itself and another disk of its side: all of them turn over. + marks the
    squares that are possible, ( ) the last disk. A side that has none passes; if
    neither side has one, the game ends, and the side with more disks has won.
    """
  }

  // Alerts
  func passAlert(of side: String) -> String { "Pass: \(side) cannot place a disk. [dismiss]" }
  var resetAlert: String {
    "Confirmation: do you really want to reset the game? [cancel/ok]"
  }
  func pass(of side: String) -> String { "Pass: \(side) cannot place a disk." }
  var resetQuestion: String { "Do you really want to reset the game?" }

  // The start and the end
  var welcomeNew: String { "New game. Type d3, or wc to play the computer." }
  var welcomeResumed: String { "Resumed your game. Type reset for a new one." }
  var welcomeGiven: String { "This is the game that was loaded. Type reset for a new one." }
  var welcomeFinished: String { "Resumed a finished game. Type 'again' for another." }
  func savedIn(_ path: String) -> String { "The game is saved in \(path)." }
  var notSaved: String { "The game is not saved." }

  // Trouble with the saved game
  var heldByAnother: String { "Another reversi has this game open. This one will not save." }
  func cannotSave(because reason: String) -> String { "Cannot save: \(reason). Playing on." }
  func setAside(_ problem: String, as name: String) -> String {
    "The saved game could not be read (\(problem)). Kept as \(name); new game."
  }
  func stuck(_ problem: String, because reason: String) -> String {
    "The saved game could not be read (\(problem)) or set aside (\(reason)). "
      + "New game; this one will not be saved."
  }
  func unreadable(_ reason: String) -> String {
    "Cannot read the saved game: \(reason). New game; this one will not be saved."
  }
  func foreign(_ file: String, _ problem: String) -> String {
    "\(file) is not a saved game (\(problem)). It is left as it is."
  }

  // Lines that are no command
  func didYouMean(_ near: String, for words: String) -> String {
    "'\(words)' is not a command; did you mean '\(near)'?"
  }
  func notACommand(_ words: String) -> String {
    "'\(words)' is not a command; type help for the list"
  }
  func offBoard(_ subject: String) -> String {
    "\(subject) is off the board; columns a-h, rows 1-8"
  }
  func columnByDigit(_ words: String, for square: Square) -> String {
    "'\(words)': name the column by its letter; "
      + "column \(square.x + 1), row \(square.y + 1) is \(square)"
  }
  func columnByDigit(_ words: String) -> String {
    "'\(words)': name the column by its letter, a-h, then the row, 1-8"
  }
  func noLevel(_ number: String) -> String {
    "there is no level \(number); levels are 0 to 6"
  }
  func scriptsOnly(_ word: String) -> String { "\(word) works in scripts only" }
  var waitNeedsSeconds: String { "wait needs a number of seconds, like wait 0.5" }
  func waitTooLong(limit: Int64) -> String { "wait is at most \(limit) seconds" }
  func lineTooLong(limit: Int) -> String { "the line is longer than \(limit) bytes" }
  var lineNotUTF8: String { "the line is not valid UTF-8" }
  var lineHasControl: String { "the line has a control character" }
  func inputBrokenOff(_ reason: String) -> String { "the input cannot be read: \(reason)" }

  // Lines that do not count now
  func numbered(_ subject: String, _ number: Int) -> String { "\(subject) (move \(number))" }
  func illegal(_ subject: String, for side: String, legal: SquareSet) -> String {
    "\(subject) is not a legal move for \(side); legal: \(legal)"
  }
  func taken(_ subject: String, legal: SquareSet) -> String {
    "\(subject) is taken; legal: \(legal)"
  }
  func ignored(_ subject: String, because reason: String) -> String {
    "\(subject) ignored: \(reason)"
  }
  var resetQuestionFirst: String { "answer the reset question first" }
  var passFirst: String { "dismiss the pass first" }
  var disksTurning: String { "disks are still turning" }
  var gameOver: String { "the game is over" }
  var gameNotOver: String { "the game is not over; reset starts a new one" }
  var nothingToAnswer: String { "nothing to answer" }
  var nothingToTakeBack: String { "nothing to take back" }
  var nothingToRedo: String { "nothing was taken back" }

  // The block of the live front
  var black: String { "Black" }
  var white: String { "White" }
  var shortManual: String { "M" }
  var shortComputer: String { "C" }
  var thinking: String { "thinking" }
  func lastMove(of side: String, on square: Square) -> String { "last  \(side) \(square)" }
  func nextMove(_ number: Int) -> String { "move  \(number)" }
  var passPrompt: String { "[Enter] Dismiss> " }
  var resetPrompt: String { "Cancel / ok [Cancel]> " }

  // Its notices
  func sentence(_ text: String) -> String { text.hasSuffix("?") ? text : text + "." }
  func namedCounts(dark: Int, light: Int) -> String { "Black \(dark), White \(light)" }
  func result(_ counts: String) -> String { "\(counts). Type 'again' for another game, or quit." }
  func isPlayedNow(_ side: String, by mode: String) -> String { "\(side) is \(mode) now." }
  func playsByChance(command: String) -> String {
    " It plays by chance; \(command)1 to \(command)6 think."
  }
  var thinkingStopped: String { " Thinking stopped." }
  func hintIs(_ hint: String) -> String { "Hint: \(hint)." }
  func takesOver(command: String) -> String { " (\(command) takes over)" }
  var againStartsAnother: String { " ('again' starts another)" }
}
