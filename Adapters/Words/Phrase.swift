/// Everything that a player may be told at a terminal, in any language (C6.17).
///
/// The text of a phrase is in `English` and `Japanese`; `{1}`, `{2}` and so on stand for what is told
/// with it, such as a square or the disk of a side.
package enum Phrase: CaseIterable, Sendable {
  // The game, in every front
  case turn, won, tied, move, tookBack, redone, hint, hintAbout, hintTies, hintWins, hintLoses,
    flips, noFlipsYet, noFlips, noFlipsAnymore, noMoves, newGame, resetCancelled
  // Who plays
  case modeIs, manual, computer, computerAt, isThinking, stoppedThinking
  // The start and the saved game
  case welcomeNew, welcomeResumed, welcomeGiven, welcomeFinished, heldByAnother,
    savedIn, notSaved, cannotSave, setAside, stuck, unreadable,
    foreign
  // Lines that are no command
  case didYouMean, notACommand, numbered, offBoard, columnByDigit, columnByLetter, noLevel,
    scriptsOnly,
    waitNeedsSeconds, waitTooLong, lineTooLong, lineNotUTF8, lineHasControl, inputBrokenOff
  // Lines that do not count, in plain lines
  case illegal, taken, ignoredQuestion, ignoredPass, ignoredTurning, ignoredOver, ignoredNotOver,
    ignoredThinking, ignoredNothingToAnswer, ignoredNothingToTakeBack, ignoredNothingToRedo
  // Plain lines
  case counts, passAlert, resetAlert
  // The block
  case black, white, liveManual, liveComputer, liveComputerAt, shortManual, shortComputer,
    thinking, lastMove, moveNumber, prompt, passPrompt, resetPrompt, pass, resetQuestion,
    liveCounts, result
  // Above the block and in the notice
  case passes, ended, liveModeIs, liveModeIsNow, byChance, thinkingStopped, liveHint, liveIllegal,
    liveTaken, liveIgnoredQuestion, liveIgnoredPass, liveIgnoredTurning, liveIgnoredOver,
    liveIgnoredNotOver, liveIgnoredThinking, liveIgnoredNothingToAnswer,
    liveIgnoredNothingToTakeBack, liveIgnoredNothingToRedo
  // Lists of several lines
  case help, rules
}
