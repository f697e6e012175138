/// The commands on one screen.
enum Help {
  static let commands = """
    d3                     place a disk (also D3, 3d, d 3)
    moves                  the legal squares, and what each turns
    board                  draw the board
    black computer   bc    hand Black (x) to the computer
    black manual     bm    play Black yourself
    black                  tell who plays Black
    white computer   wc    hand White (o) to the computer
    white manual     wm    play White yourself
    white                  tell who plays White
    reset                  begin a new game, after a question
    ok, cancel             answer the question
    ok                     dismiss a pass (or an empty line)
    history                the moves so far
    quit                   leave; the game is saved
    help                   this
    """.split(separator: "\n").map(String.init)
}
