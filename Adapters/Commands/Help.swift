/// The list of commands, whose twelve lines fit above the block of the live front, and the rules.
enum Help {
  static let commands = """
    d3                              place a disk on d3; d3c3 plays both
    wc4                             let the computer play White at level 4
    undo                            take your last move back; redo makes it again

    black computer, white computer  bc wc   hand a side to the computer
    black manual, white manual      bm wm   play it yourself (black: who does?)
    reset, again                    new     a new game (asks first); after the end,
                                            another one with the same players
    ok, cancel, dismiss             y n     answer a question or a pass (or Enter)
    moves, hint                     legal   the legal squares; the best one
    board, history, position        show    the board; the moves; one line
    help, help rules, quit          ? q     this list; how to play; leave
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  static let rules = """
    Black (x) and White (o) place a disk in turn; Black begins. A disk must enclose
    one or more disks of the other side in a straight line, in any direction,
    between itself and another disk of its side: all of them turn over. + marks the
    squares that are possible, ( ) the last disk. A side that has none passes; if
    neither side has one, the game ends, and the side with more disks has won.
    """.split(separator: "\n").map(String.init)
}
