/// What `--help` and `--version` print.
enum Usage {
  static let number = "1.0.0"

  static let version = "reversi \(number)\n"

  /// What most players need, on one screen.
  static let help = """
    Usage: reversi [OPTION]...

    Reversi for two: people, computers, or one of each. Type help in the game for
    its commands. The game is saved at every step, and goes on where it was.

      reversi -w computer:3          play Black against level 3
      reversi -n -b computer:2       a new game: play White against level 2
      echo d3 | reversi              play a script, one command a line

    -b, --black MODE     manual, computer or computer:LEVEL (0, by chance, to 6)
    -w, --white MODE     the same for White
    -l, --level LEVEL    the level of both sides' computers
    -n, --new            start a new game instead of the saved one
    -s, --save FILE      the saved game is FILE
        --no-save        neither load nor save
        --auto-pass      dismiss passes of the computer after the time of one disk
        --delay SECONDS  the computer's thinking time (default 2)
        --flip SECONDS   time per disk (default 0.25; 0 shows a move at once)
        --plain          print lines, instead of a board that is drawn in place
    -h, --help [all]     print this, or all options
    -V, --version        print the version

    """

  /// All options.
  static let all = """
    Usage: reversi [OPTION]...

    Reversi for two: people, computers, or one of each.

    -b, --black MODE     manual, computer or computer:LEVEL
                         (default: as saved, else manual)
        --dark MODE      the same
    -w, --white MODE     the same for White
        --light MODE     the same
    -l, --level LEVEL    the computer's level, 0 (random) to 6
                         (default: as saved, else 0)
    -n, --new            start a new game instead of the saved one
        --moves MOVES    start with a game in which these moves were played
        --position GAME  start with this position, as the command position prints it
        --load FILE      start with the game in FILE, which is only read; - is
                         standard input; like --new, it replaces the saved game
    -s, --save FILE      the saved game is FILE
        --no-save        neither load nor save
        --auto-pass      dismiss passes of the computer after the time of one disk
        --delay SECONDS  the computer's thinking time (default 2)
        --flip SECONDS   time per disk (default 0.25; 0 shows a move at once)
        --seed N         repeatable computer
        --board WHEN     draw boards: turns (before each awaited pick and at the
                         end; default at a terminal) or asked (default in a script)
        --plain          use the plain front
        --language CODE  en or ja, at a terminal (default: that of the locale)
        --ascii          x and o for the disks of the live front
        --unicode        ● and ○ for the disks of the live front
        --color WHEN     colors in the live front: auto, always or never
        --size SIZE      the board of the live front: normal or large
        --strict         in a script: end at the first refused line
        --result         in a script: print winner, disks and moves as the last line
        --games N        play N games of two computers, and print their results
        --real-time      in a script: let time really pass
        --gtp            play with another program, in the Go Text Protocol
    -h, --help [all]     print the most important options, or all
    -V, --version        print the version

    At a terminal the live front repaints the game in place. The plain front prints
    lines in ASCII, without colors.

    Standard input that is not a terminal is a script: one command a line, read when
    the game has settled. Nothing is loaded or saved unless --save is given.
    A pass, also of a computer, waits for ok, unless --auto-pass is given or the
    script is over. Type help in the game for its commands.

    A result is a line with tabs: the winner (x, o, - tied, * not over), the disks
    of x and of o, the moves and, if it is not the start, the position before them.
    --position and --moves take the two back.

    With --gtp, another program plays in version 2 of that protocol. Nothing is
    saved unless --save is given, and the computer takes no time to think unless
    --delay is. Of the other options, -n, -l and --seed count.

    The game is saved in $XDG_STATE_HOME/reversi/game, by default
    ~/.local/state/reversi/game.

    Exit status: 0 at the end; 1 for a refused line with --strict, for a FILE that
    is not a saved game, or if the output cannot be written; 2 for a wrong option;
    128+n if ended by signal n.

    """
}
