/// The list of commands; its twelve lines fit above the block of the live front.
enum Help {
  static let commands = """
    d3                                      place a disk (also D3, 3d, d 3)
    black computer, white computer  bc wc   hand a side to the computer; a level
                                            may follow: white computer 4, wc4
    black manual, white manual      bm wm   play it yourself (black: who does?)
    undo, redo                              take a move back, or make it again
    reset                           new     start a new game (asks first)
    ok, cancel                      y n     answer that question
    dismiss                         ok y    dismiss a pass
    an empty line at a terminal             cancel or dismiss; a script skips it
    moves, hint                     legal   the legal squares; the best one
    board, history                  show    draw the board; list the moves
    help, quit                      ? q     this list; leave (the game is saved)
    """.split(separator: "\n").map(String.init)
}
