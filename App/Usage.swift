/// What `--help` and `--version` print.
enum Usage {
  static let number = "1.0.0"

  static let version = "reversi \(number)\n"

  /// Returns what `--help all` prints, or what `--help` does: what most players need, on one screen.
  static func help(isWhole: Bool) -> String { isWhole ? whole : short }

  private static let short = """
    Usage: reversi [OPTION]...

    Reversi for two: people, computers, or one of each. Type help in the game for
    its commands. The game is saved at every step, and goes on where it was.

      reversi -w computer:3          play Black against level 3
      reversi -n -b computer:2       a new game: play White against level 2
      echo d3 | reversi              play a script, one command a line

    \(OptionTable.help(isWhole: false))

    """

  private static let whole = """
    Usage: reversi [OPTION]...

    Reversi for two: people, computers, or one of each.

    \(OptionTable.help(isWhole: true))

    At a terminal the live front repaints the game in place. The plain front prints
    lines in ASCII, without colors.

    Standard input that is not a terminal is a script: one command a line, read when
    the game has settled. Nothing is loaded or saved unless --save is given.
    A pass, also of a computer, waits for ok, unless --auto-pass is given or the
    script is over. Type help in the game for its commands.

    A result is a line with tabs: the winner (x, o, - tied, * not over), the disks
    of x and of o, the moves and, if it is not the start, the position before them.
    --position and --moves take the two back. With --games two games share opening
    and seed, with colors exchanged; their lines end with the seed and the players.

    With --gtp, another program plays in version 2 of that protocol. Nothing is
    saved unless --save is given, and the computer takes no time to think unless
    --delay is. Of the other options, -n, -l and --seed count.

    The game is saved in $XDG_STATE_HOME/reversi/game, by default
    ~/.local/state/reversi/game.

    Exit status: 0 at the end; 1 for a refused line with --strict, for a FILE that
    is not a saved game, if the FILE of --save does not hold the game at the end,
    for an engine that fails, if the input breaks off, or if the output cannot be
    written; 2 for a wrong option; 128+n if ended by signal n.

    """
}
