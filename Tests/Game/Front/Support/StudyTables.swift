import Front
import TerminalInput

/// The rows of SCREENS about a study: what its moments show.
extension MomentTests {
  private static let keysOfWalk = "Left Right walk"

  static let studyTable: [Shown] = [
    Shown(
      .study, panel: "Study of your game, before move 5 of 14",
      notice: "Before move 5: you played g4.",
      keys: "Enter analyze  \(keysOfWalk)  a square: try it  Esc your game"),
    Shown(
      .studyWithCursor, panel: "Study of your game, before move 5 of 14",
      notice: "Before move 5: you played g4.",
      keys: "Enter try c3  \(keysOfWalk)  a square: try it  Esc hide cursor"),
    Shown(
      .analysisRuns, panel: "| 10 of 14", notice: "Analyzing: 10 of 14 moves.",
      keys: "\(keysOfWalk)  Esc stop"),
    Shown(
      .judged, panel: "You: 1 ?? 1 ? 1 ?!",
      notice: "The costliest move is move 6, White's g6: it cost about 20 disks. h4 was best.",
      keys: "Up Down mistakes  \(keysOfWalk)  Enter practice  Esc your game"),
    Shown(
      .judgedAtMistake, panel: "e3 +4    depth 12",
      notice: "Move 5: you played g4 ??, which cost about 13 disks. e3 was best.",
      keys: "Up Down mistakes  \(keysOfWalk)  Enter practice  Esc your game"),
    Shown(
      .trial, panel: "Trial from move 5, 2 moves",
      notice: "You try d3. Your game does not change.",
      keys: "\(keysOfWalk)  hint  play: go on from here  Esc back to move 5"),
    Shown(
      .exercise, panel: "Exercise 1 of 2. You played g4 ??: about 13 disks. Which",
      notice: "Choose a better square than g4, or type 'hint'.",
      keys: "Enter choose  hint  PageDown next  Esc study"),
    Shown(
      .exerciseWithCursor, panel: "square is better?",
      notice: "Choose a better square than g4, or type 'hint'.",
      keys: "Enter try c3  hint  PageDown next  Esc hide cursor"),
    Shown(
      .exerciseSolved, panel: "Exercise 1 of 2: solved", notice: "Right: e3 is best.",
      keys: "Enter next  Esc study"),
    Shown(
      .lessonOver, panel: "Lesson over: 1 of 2 found",
      notice: "You found 1 of 2. Press Enter to return.",
      keys: "Enter your game  PageUp last exercise  Esc study"),
    Shown(
      .questionOfPlay, panel: "Go on from here?",
      notice: "Go on from here? Your game is kept in 'games', unfinished.",
      keys: "Enter keep your game  y go on"),
    Shown(
      .questionInStudy, panel: "New game?",
      notice: "Start a new game? This one is kept in 'games', unfinished.",
      keys: "Enter keep playing  y new game"),
  ]
}

/// The rows of SCREENS about a study: what its keys do.
extension KeyTests {
  static let nothingInStudy: [(Moments, [Key])] = [
    (.study, [.text(" ")]),
    (.analysisRuns, [.enter, .up, .text(" ")]),
    (.judged, [.up, .text(" ")]),
    (.judgedAtMistake, [.up, .text(" ")]),
    (.trial, [.enter, .up, .down, .text(" ")]),
    (.exercise, [.pageUp, .home, .text(" ")]),
    (.exerciseWithCursor, [.pageUp, .home]),
    (.exerciseSolved, arrows + tabs + [.pageUp, .home, .text(" ")]),
    (.lessonOver, arrows + tabs + [.pageDown, .text(" ")]),
    (.questionOfPlay, idle + arrows + tabs + [.pageUp]),
    (.questionInStudy, idle + arrows + tabs + [.pageUp]),
  ]

  /// What Enter and PageUp do in the moments of play, where they lead to a study.
  static let cellsOfLookingBack: [Case] = [
    Case(.yourTurn, .pageUp, shows: "Before move 2: White played c5."),
    Case(.yourTurnWithCursor, .pageUp, shows: "Before move 2: White played c5."),
    Case(.yourTurnWithCursor, .pageUp, shows: "Enter analyze"),
    Case(.adviceSought, .pageUp, .escape, shows: "look back  hint"),
    Case(.computerThinks, .pageUp, shows: "Your game waits: White is to move"),
    Case(.computerThinks, .pageUp, .escape, shows: "White thinks"),
    Case(.queued, .pageUp, shows: "Not played: e3."),
    Case(.flips, .pageUp, shows: "Before move 1: you played d3."),
    Case(.flips, .pageUp, .escape, shows: "White thinks"),
    Case(.coachWeighs, .pageUp, shows: "Not played: b6."),
    Case(.coachWeighs, .pageUp, .escape, shows: "Enter choose"),
    Case(.coachAsks, .pageUp, shows: "Not played: b6."),
    Case(.coachAsks, .pageUp, .escape, shows: "Enter choose"),
    Case(.yourPass, .pageUp, shows: "Your game waits: you must pass"),
    Case(.yourPass, .pageUp, .escape, shows: "You must pass"),
    Case(.computersPass, .pageUp, shows: "Your game waits: White must pass"),
    Case(.computersPass, .pageUp, .escape, shows: "White must pass"),
    Case(.won, .enter, shows: "Analyzing: 0 of 9 moves."),
    Case(.won, .enter, shows: "Study of your game, after move 9"),
    Case(.lost, .enter, shows: "Analyzing: 0 of 12 moves."),
    Case(.lost, .pageUp, shows: "Before move 12: White played h5."),
    Case(.won, .pageUp, shows: "Your game is over"),
    Case(.won, .pageUp, .escape, shows: "Enter mistakes"),
  ]

  private static let last = "This is the last position. Esc returns to your game."
  private static let endOfTrial = "This is the end of the trial. Esc goes back."
  private static let solved = "Solved already. Press Enter for the next."
  private static let lessonIsOver = "The lesson is over. Press Enter to return."
  private static let answerOfPlay = "Answer first: y goes on from here, Enter keeps your game."

  static let studyCells: [Case] =
    walks.flatMap { moment in
      [
        Case(moment, .pageUp, shows: moment == .judged ? "before move 3" : "before move 4"),
        Case(moment, .left, shows: moment == .judged ? "before move 3" : "before move 4"),
        Case(moment, .pageDown, shows: moment == .judged ? "before move 5" : "before move 6"),
        Case(moment, .right, shows: moment == .judged ? "before move 5" : "before move 6"),
        Case(moment, .home, shows: "before move 1 of 14"),
        Case(moment, .end, shows: "after move 14"),
        Case(moment, .end, .right, shows: last),
        Case(moment, .end, .pageDown, shows: last),
        // At move 4 that is the game's own move.
        Case(moment, .tab, .enter, shows: moment == .judged ? "before move 5" : "Trial from "),
        Case(moment, .text("d6"), .enter, shows: moment == .judged ? "You try d6." : "d6 is not"),
      ]
    } + [
      Case(.study, .enter, shows: "Analyzing: 0 of 14 moves."),
      Case(.study, .up, shows: "Press Enter to analyze first."),
      Case(.study, .down, shows: "Press Enter to analyze first."),
      Case(.study, .escape, shows: "Enter choose  PageUp look back"),
      Case(.study, .text("e3"), .enter, shows: "You try e3. Your game does not change."),
      Case(.study, .tab, shows: "Enter try c3"),
      Case(.study, .backTab, .text(" "), shows: "You try c3."),
      Case(.studyWithCursor, .enter, shows: "You try c3."),
      Case(.studyWithCursor, .text(" "), shows: "You try c3."),
      Case(.studyWithCursor, .tab, .enter, shows: "You try d3."),
      Case(.studyWithCursor, .backTab, .enter, shows: "You try g7."),
      Case(.studyWithCursor, .escape, shows: "Esc your game"),
      Case(.studyWithCursor, .up, shows: "Press Enter to analyze first."),
      Case(.analysisRuns, .down, shows: "before move 9 of 14"),
      Case(.analysisRuns, .end, .up, .up, shows: "before move 9 of 14"),
      Case(.analysisRuns, .escape, shows: "Enter analyze"),
      Case(.analysisRuns, .escape, shows: "Move 5: you played g4 ??"),
      Case(.analysisRuns, .text("e3"), .enter, shows: "You try e3."),
      Case(.judged, .enter, shows: "Exercise 1 of 2."),
      Case(.judged, .down, shows: "Move 5: you played g4 ??"),
      Case(.judgedAtMistake, .down, shows: "Move 9: you played h5 ?, which cost about 7 disks."),
      Case(.judgedAtMistake, .down, .down, shows: "Move 13: you played c5 ?!"),
      Case(.judgedAtMistake, .end, .up, shows: "Move 13: you played c5 ?!"),
      Case(.judged, .escape, shows: "Enter choose  PageUp look back"),
      Case(.judged, .tab, .escape, shows: "Esc your game"),
      Case(.trial, .left, shows: "Trial from move 5, 1 move\n"),
      Case(.trial, .pageUp, shows: "Trial from move 5, 1 move\n"),
      Case(.trial, .left, .left, shows: "before move 5 of 14"),
      Case(.trial, .left, .left, .left, shows: "before move 4 of 14"),
      Case(.trial, .left, .left, .left, .right, .right, .right, shows: "move 5, 2 moves"),
      Case(.trial, .pageUp, .pageUp, .pageDown, .pageDown, shows: "move 5, 2 moves"),
      Case(.trial, .right, shows: endOfTrial),
      Case(.trial, .pageDown, shows: endOfTrial),
      Case(.trial, .home, shows: "before move 5 of 14"),
      Case(.trial, .home, .right, shows: "move 5, 1 move\n"),
      Case(.trial, .left, .end, shows: "move 5, 2 moves"),
      Case(.trial, .escape, shows: "before move 5 of 14"),
      Case(.trial, .escape, .right, shows: "before move 6 of 14"),
      Case(.trial, .tab, .escape, shows: "Esc back to move 5"),
      Case(.trial, .tab, .enter, shows: "move 5, 3 moves"),
      Case(.trial, .text("c3"), .enter, shows: "move 5, 3 moves"),
    ] + exerciseCells

  private static let walks: [Moments] = [
    .study, .studyWithCursor, .analysisRuns, .judged, .judgedAtMistake,
  ]

  private static let exerciseCells: [Case] = [
    Case(.exercise, .enter, shows: "Enter try c3"),
    Case(.exercise, .right, shows: "Enter try c3"),
    Case(.exercise, .down, shows: "Enter try c3"),
    Case(.exercise, .tab, shows: "Enter try c3"),
    Case(.exerciseWithCursor, .right, shows: "Enter try d3"),
    Case(.exerciseWithCursor, .enter, shows: "better? |"),
    Case(.exerciseWithCursor, .enter, shows: "Esc stop"),
    Case(.exerciseWithCursor, .text(" "), shows: "Esc stop"),
    Case(.exerciseWithCursor, .enter, .escape, shows: "Esc study"),
    Case(.exerciseWithCursor, .escape, shows: "Enter choose"),
    Case(.exercise, .pageDown, shows: "Exercise 2 of 2."),
    Case(.exercise, .pageDown, .pageUp, shows: "Exercise 1 of 2."),
    Case(.exercise, .pageDown, .pageDown, shows: "Lesson over: 0 of 2 found"),
    Case(.exercise, .end, shows: "Exercise 2 of 2."),
    Case(.exercise, .end, .home, shows: "Exercise 1 of 2."),
    Case(.exercise, .escape, shows: "Study of your game, before move 5 of 14"),
    Case(.exercise, .text("c3"), .enter, shows: "Esc stop"),
    Case(.exercise, .text("a1"), .enter, shows: "a1 is not legal here. Try a square with a dot."),
    Case(.exerciseSolved, .enter, shows: "Exercise 2 of 2."),
    Case(.exerciseSolved, .enter, .pageDown, shows: "Lesson over: 1 of 2 found"),
    Case(.exerciseSolved, .pageDown, shows: "Exercise 2 of 2."),
    Case(.exerciseSolved, .end, shows: "Exercise 2 of 2."),
    Case(.exerciseSolved, .escape, shows: "Study of your game, before move 5 of 14"),
    Case(.exerciseSolved, .text("c3"), .enter, shows: solved),
    Case(.exerciseSolved, .text("hint"), .enter, shows: solved),
    Case(.lessonOver, .enter, shows: "Enter choose  PageUp look back"),
    Case(.lessonOver, .pageUp, shows: "Exercise 2 of 2."),
    Case(.lessonOver, .home, shows: "Exercise 1 of 2."),
    Case(.lessonOver, .end, shows: "Exercise 2 of 2."),
    Case(.lessonOver, .escape, shows: "Study of your game, before move 9 of 14"),
    Case(.lessonOver, .text("c3"), .enter, shows: lessonIsOver),
    Case(.lessonOver, .text("hint"), .enter, shows: lessonIsOver),
    Case(.questionOfPlay, .enter, shows: "Trial from move 5, 1 move\n"),
    Case(.questionOfPlay, .text("n"), shows: "Trial from move 5, 1 move\n"),
    Case(.questionOfPlay, .escape, shows: "Trial from move 5, 1 move\n"),
    Case(.questionOfPlay, .text("y"), shows: "White thinks", record: "e6f6f5f4e3"),
    Case(.questionOfPlay, .text("d6"), .enter, shows: answerOfPlay),
    Case(.questionInStudy, .enter, shows: "Enter analyze"),
    Case(.questionInStudy, .text("n"), shows: "Enter analyze"),
    Case(.questionInStudy, .escape, shows: "Enter analyze"),
    Case(.questionInStudy, .text("y"), shows: "New game. You are Black.", record: ""),
    Case(.questionInStudy, .text("e3"), .enter, shows: answer),
  ]
}
