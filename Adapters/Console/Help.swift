/// The commands on one screen.
enum Help {
  static let commands = """
    d3                     place a disk (also D3, 3d, d 3)
    black computer   bc    hand Black (x) to the computer
    black manual     bm    play Black yourself
    black                  tell who plays Black
    white computer   wc    hand White (o) to the computer
    white manual     wm    play White yourself
    white                  tell who plays White
    reset            new   begin anew: asks first
    ok               y     begin anew; or dismiss a pass (also dismiss, or empty)
    cancel           n     go on
    moves            legal the legal squares, and what each turns
    board            show  draw the board
    history                the moves since this start
    quit             q     leave; the game is saved
    help             ?     this
    """.split(separator: "\n").map(String.init)
}
