package import Adapters
import RoomAdapters

/// The text of `--help` and `--version`.
package enum Usage {
  static let number = "1.0.0"

  static let version = "reversi \(number)\n"

  /// Returns the text of `--help all`, or of `--help`, which fits on one screen.
  package static func help(isWhole: Bool, in language: Language) -> String {
    let parts = [
      language("Usage: reversi [OPTION]...", ja: "使い方: reversi [OPTION]..."),
      language(summary, ja: japaneseSummary), language(examples, ja: japaneseExamples),
      OptionTable.help(isWhole: isWhole, in: language),
    ]
    let english = [notes, files, "Exit status:\n\(exitStatus)"].joined(separator: "\n\n")
    let end = isWhole ? [language(english, ja: japaneseNotes)] : []
    return (parts + end).joined(separator: "\n\n") + "\n"
  }

  static let summary = """
    Play Reversi in the terminal, against the computer or another person. Type
    'help' in the game for its commands. Every move is saved, and the next start
    resumes the game.
    """

  static let examples = """
      reversi -w computer:1          play Black against level 1
      reversi -n -b computer:2       a new game: play White against level 2
      echo d3 | reversi              play a script, one command per line
    """

  private static let japaneseSummary = """
    端末で遊ぶリバーシです。コンピュータとも、ほかの人とも対局できます。
    コマンドは対局中に help で表示します。対局は一手ごとに保存し、次回に再開します。
    """

  private static let japaneseExamples = """
      reversi -w computer:1          黒を持って、レベル1と対局する
      reversi -n -b computer:2       新しい対局: 白を持って、レベル2と対局する
      echo d3 | reversi              スクリプト (一行に一つのコマンド) を実行する
    """

  static let notes = """
    At a terminal, the game is drawn in place. With --plain, the program prints
    lines in ASCII, without colors.

    If standard input is not a terminal, it is read as a script: one command per
    line, each read when the game is idle. No game is resumed or saved unless
    --save is given. While the script lasts, every pass, even a computer's, needs
    an 'ok'.

    With --gtp, another program plays against this one, using version 2 of GTP.
    Nothing is saved unless --save is given, and the computer moves without delay
    unless --delay is given. Of the other options, only -n, -l, --no-save, and
    --seed can be used.
    """

  static let files = """
    The game is saved in $XDG_STATE_HOME/reversi/game, by default
    ~/.local/state/reversi/game.
    """

  static let exitStatus = """
    0 on success; 1 if a message on standard error names a line of a script, a game
    cannot be read or played, the FILE of --save does not hold the game at the end,
    the input cannot be read, the output cannot be written, or resources run out;
    2 for an invalid option; 3 if the FILE of --load has no game with that number;
    128+n if ended by signal n.
    """

  /// The environment variables that the program reads, with their uses.
  static let environment = [
    ("XDG_STATE_HOME", "where the game is saved"),
    ("LC_ALL, LC_CTYPE, LC_MESSAGES, LANG", "circles or letters for disks, and the language"),
    ("TERM, COLORTERM", "whether the terminal can be repainted, and its colors"),
    ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE", "whether there are colors"),
  ]

  private static let japaneseNotes = """
    端末では盤を同じ場所に描きます。--plain では色のない ASCII の行で表示します。

    標準入力が端末でなければスクリプトとして、前の行が済むたびに一行ずつ読みます。
    --save がなければ、読み込みも保存もしません。パスはコンピュータのものでも ok を
    待ちます (スクリプトが終わっていれば待ちません)。

    --gtp では、ほかのプログラムと Go Text Protocol (バージョン2) で対局します。
    --save がなければ保存せず、--delay がなければ待たずに答えます。
    ほかに効くオプションは -n、-l、--seed だけです。

    対局は $XDG_STATE_HOME/reversi/game に保存します。
    ふつうは ~/.local/state/reversi/game です。

    終了ステータス: 0 は正常終了。1 はスクリプトの行について標準エラーに出力した時、
    対局が読めない時や進められない時、--save の FILE に対局を残せなかった時、
    入力が途中で切れた時、出力できない時、資源が足りない時。
    2 は誤ったオプション。3 は --load の FILE にその番号の対局がない時。
    128+n はシグナル n による終了。
    """
}
