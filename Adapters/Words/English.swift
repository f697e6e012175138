/// All that a player reads at a terminal, in English; scripts and other programs read it, too.
extension Phrase {
  /// The phrase in English.
  var english: String {
    switch self {
    // The game, in every front
    case .turn: "{1}'s turn"
    case .won: "{1} won"
    case .tied: "Tied"
    case .move: "{1} plays {2}, flips {3}"
    case .tookBack: "Took back {1}."
    case .redone: "Played {1} again."
    case .hint: "{1}"
    case .hintAbout: "{1}, about {2}"
    case .hintTies: "{1} ties"
    case .hintWins: "{1} wins by {2}"
    case .hintLoses: "{1} loses by {2}"
    case .flips: "{1} turns {2}"
    case .noFlipsYet: "disks are still turning"
    case .noFlips: "{1} cannot place a disk"
    case .noFlipsAnymore: "the game is over"
    case .noMoves: "no moves yet"
    case .newGame: "New game."
    case .resetCancelled: "Reset cancelled."
    // Who plays
    case .modeIs: "{1} is {2}"
    case .manual: "manual"
    case .computer: "computer"
    case .computerAt: "computer {1}"
    case .isThinking: "{1} is thinking"
    case .stoppedThinking: "{1} stopped thinking"
    // The start and the saved game
    case .welcomeNew: "New game. Type d3, or wc to play the computer."
    case .welcomeResumed: "Resumed your game. Type reset for a new one."
    case .welcomeGiven: "This is the game that was loaded. Type reset for a new one."
    case .welcomeFinished: "Resumed a finished game. Type 'again' for another."
    case .heldByAnother: "Another reversi has this game open. This one will not save."
    case .savedIn: "The game is saved in {1}."
    case .notSaved: "The game is not saved."
    case .cannotSave: "Cannot save: {1}. Playing on."
    case .setAside: "The saved game could not be read ({1}). Kept as {2}; new game."
    case .stuck:
      "The saved game could not be read ({1}) or set aside ({2}). "
        + "New game; this one will not be saved."
    case .unreadable: "Cannot read the saved game: {1}. New game; this one will not be saved."
    case .foreign: "{1} is not a saved game ({2}). It is left as it is."
    // Lines that are no command
    case .didYouMean: "'{1}' is not a command; did you mean '{2}'?"
    case .notACommand: "'{1}' is not a command; type help for the list"
    case .numbered: "{1} (move {2})"
    case .offBoard: "{1} is off the board; columns a-h, rows 1-8"
    case .columnByDigit: "'{1}': name the column by its letter; column {2}, row {3} is {4}"
    case .columnByLetter: "'{1}': name the column by its letter, a-h, then the row, 1-8"
    case .noLevel: "there is no level {1}; levels are 0 to 6"
    case .scriptsOnly: "{1} works in scripts only"
    case .waitNeedsSeconds: "wait needs a number of seconds, like wait 0.5"
    case .waitTooLong: "wait is at most {1} seconds"
    case .lineTooLong: "the line is longer than {1} bytes"
    case .lineNotUTF8: "the line is not valid UTF-8"
    case .lineHasControl: "the line has a control character"
    case .inputBrokenOff: "the input cannot be read: {1}"
    // Lines that do not count, in plain lines
    case .illegal: "{1} is not a legal move for {2}; legal: {3}"
    case .taken: "{1} is taken; legal: {2}"
    case .ignoredQuestion: "{1} ignored: answer the reset question first"
    case .ignoredPass: "{1} ignored: dismiss the pass first"
    case .ignoredTurning: "{1} ignored: disks are still turning"
    case .ignoredOver: "{1} ignored: the game is over"
    case .ignoredNotOver: "{1} ignored: the game is not over; reset starts a new one"
    case .ignoredThinking: "{1} ignored: {2} is thinking"
    case .ignoredNothingToAnswer: "{1} ignored: nothing to answer"
    case .ignoredNothingToTakeBack: "{1} ignored: nothing to take back"
    case .ignoredNothingToRedo: "{1} ignored: nothing was taken back"
    // Plain lines
    case .counts: "x {1}, o {2}"
    case .passAlert: "Pass: {1} cannot place a disk. [dismiss]"
    case .resetAlert: "Confirmation: do you really want to reset the game? [cancel/ok]"
    // The block
    case .black: "Black"
    case .white: "White"
    case .liveManual: "Manual"
    case .liveComputer: "Computer"
    case .liveComputerAt: "Computer {1}"
    case .shortManual: "M"
    case .shortComputer: "C"
    case .thinking: "thinking"
    case .lastMove: "last  {1} {2}"
    case .moveNumber: "move  {1}"
    case .prompt: "reversi> "
    case .passPrompt: "[Enter] Dismiss> "
    case .resetPrompt: "Cancel / ok [Cancel]> "
    case .pass: "Pass: {1} cannot place a disk."
    case .resetQuestion: "Do you really want to reset the game?"
    case .liveCounts: "Black {1}, White {2}"
    case .result: "{1}. Type 'again' for another game, or quit."
    // Above the block and in the notice
    case .passes: "{1} passes"
    case .ended: "{1}: {2}"
    case .liveModeIs: "{1} is {2}."
    case .liveModeIsNow: "{1} is {2} now."
    case .byChance: " It plays by chance; {1}c1 to {1}c6 think."
    case .thinkingStopped: " Thinking stopped."
    case .liveHint: "Hint: {1}."
    case .liveIllegal: "{1} turns no disk. Legal: {2}"
    case .liveTaken: "{1} is taken. Legal: {2}"
    case .liveIgnoredQuestion: "Ignored {1}: answer the reset question first."
    case .liveIgnoredPass: "Ignored {1}: dismiss the pass first."
    case .liveIgnoredTurning: "Ignored {1}: disks are still turning."
    case .liveIgnoredOver: "Ignored {1}: the game is over. ('again' starts another)"
    case .liveIgnoredNotOver: "Ignored {1}: the game is not over. (reset starts a new one)"
    case .liveIgnoredThinking: "Ignored {1}: {2} is thinking. ({3} manual takes over)"
    case .liveIgnoredNothingToAnswer: "Ignored {1}: there is nothing to answer."
    case .liveIgnoredNothingToTakeBack: "Ignored {1}: there is nothing to take back."
    case .liveIgnoredNothingToRedo: "Ignored {1}: nothing was taken back."
    // Lists of several lines
    case .help:
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
    case .rules:
      """
      Black ({1}) and White ({2}) place a disk in turn; Black begins. A disk must enclose
      one or more disks of the other side in a straight line, in any direction,
      between itself and another disk of its side: all of them turn over. + marks the
      squares that are possible, ( ) the last disk. A side that has none passes; if
      neither side has one, the game ends, and the side with more disks has won.
      """
    }
  }
}
