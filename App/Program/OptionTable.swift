import Adapters
import Domain
import LiveFront
import Notations
import RoomAdapters
import Rooms
import UseCases

/// The command-line options.
///
/// Help, checks, suggestions, and completions come from this table.
package enum OptionTable {
  private typealias Row = CommandLineOption

  private static let levels = Language.english.levels
  private static let japaneseLevels = Language.japanese.levels

  static let options: [CommandLineOption] = [
    Row(
      "-b, --black MODE", "manual, computer, or computer:LEVEL (\(levels))",
      "(default: as saved, else manual)",
      ja: "manual (人)、computer か computer:LEVEL (\(japaneseLevels))",
      "(省略すると保存した通り、なければ manual)",
      marks: [.important], does: .mode(.dark)),
    Row(
      "-w, --white MODE", "the same for White", ja: "白についても同じ", marks: [.important],
      does: .mode(.light)),
    Row(
      "-l, --level LEVEL", "the level of both sides' computers, 0 (random) to \(Level.highest)",
      "(default: as saved, else 0)", ja: "両方のコンピュータのレベル、0 (ランダム) から \(Level.highest)",
      "(省略すると保存した通り、なければ 0)",
      marks: [.important, .gtp],
      does: .reading(
        "a level from \(levels)", ja: "レベル (\(japaneseLevels)) ",
        completions: Level.all.map(\.description), Level.init
      ) {
        $0.level = $1
      }),
    Row(
      "-n, --new", "start a new game; you play both sides",
      ja: "保存した対局の代わりに、新しい対局を始める (両方とも人)",
      marks: [.important, .gtp], does: .flag { $0.isNew = true }),
    Row(
      "--moves GAME", "start with GAME, in any format that --load reads",
      ja: "GAME の対局から始める (--load と同じ形式)",
      does: .reading("a game", ja: "対局", { $0.isEmpty ? nil : $0 }) { $0.given = .text($1) }),
    Row(
      "--load FILE", "start with the game in FILE, which is not changed",
      "(- is standard input, FILE:3 the third of several games);",
      "like --moves, this does not replace the saved game",
      ja: "FILE の対局から始める (FILE は変えない)。- は標準入力、",
      "FILE:3 は複数の対局の3局目。保存した対局は置き換えない",
      contradicts: ["--moves"], does: .file { $0.given = .file($1) }),
    Row(
      "-s, --save FILE", "keep the saved game in FILE",
      "(if it holds a game, --moves and --load also need --new)", ja: "対局を FILE に保存する",
      "(指定した対局で FILE を上書きするのは --new の時だけ)", marks: [.important, .gtp],
      contradicts: ["--no-save"], does: .file { $0.save = .file($1) }),
    Row(
      "--no-save", "do not resume or save a game", ja: "保存した対局を読まず、保存もしない",
      marks: [.important, .gtp],
      does: .flag { $0.save = .nowhere }),
    Row(
      "--coach", "at a terminal: ask before you play a costly move", ja: "端末で: 損の大きい手を打つ前に確認する",
      does: .flag { $0.isCoached = true }),
    Row(
      "--delay SECONDS", "the computer's thinking time (default 2)", ja: "コンピュータが考える秒数 (初期値 2)",
      marks: [.important, .gtp],
      does: .seconds { $0.timing.thought = $1 }),
    Row(
      "--flip SECONDS", "time per disk (default 0.25; 0 shows a move at once)",
      ja: "石1個あたりの秒数 (初期値 0.25、0 なら一度に返す)",
      marks: [.important], does: .seconds { $0.timing.disk = $1 }),
    Row(
      "--seed N", "seed for the computer's random choices", ja: "コンピュータの選び方を再現できるようにする",
      marks: [.gtp],
      does: .number { $0.seed = $1 }),
    Row(
      "--board WHEN", "when to draw the board: turns (before each human move and",
      "at the end; default at a terminal) or asked (only on",
      "request; default in a script)",
      ja: "盤の表示: turns (置く番ごとと終局時、端末での初期値) か", "asked (求められた時、スクリプトでの初期値)",
      does: .word(["turns": .turns, "asked": .asked]) { $0.boards = $1 }),
    Row(
      "--plain", "print lines instead of drawing in place",
      ja: "盤を同じ場所に描かず、一行ずつ表示する", marks: [.important],
      does: .flag { $0.isPlain = true }),
    Row(
      "--language CODE", "at a terminal: en or ja (default: the locale's language)",
      ja: "端末での言語、en か ja (省略するとロケールの言語)",
      does: .word(["en": .english, "ja": .japanese]) { $0.language = $1 }),
    Row(
      "--color WHEN", "colors when drawing in place: auto, always, or never",
      ja: "色: auto、always か never",
      does: .word(["auto": .auto, "always": .always, "never": .never]) { $0.color = $1 }),
    Row(
      "--real-time", "in a script: run in real time", ja: "スクリプトで: 実際の時間で進める",
      does: .flag { $0.isRealTime = true }),
    Row(
      "--gtp", "speak the Go Text Protocol (GTP) on stdin and stdout",
      ja: "Go Text Protocol でほかのプログラムと対局する", marks: [.gtp],
      does: .flag { $0.isGTP = true }),
    Row(
      "--completion SHELL", "print completions for bash, zsh, or fish",
      ja: "bash、zsh か fish の補完スクリプトを出力する",
      does: .word(["bash": .bash, "zsh": .zsh, "fish": .fish]) { $0.completion = $1 }),
    Row("--manual", "print the man page", ja: "man で読むマニュアルページを出力する", does: .manual),
    Row(
      "-h, --help [all]", "print the most important options, or all", ja: "主なオプション、または全部を表示する",
      marks: [.important],
      does: .help),
    Row(
      "-V, --version", "print the version", ja: "バージョンを表示する", marks: [.important], does: .version),
  ]

  /// The names of all options, such as `-s` and `--save`.
  package static let names = options.flatMap(\.names)

  static let byName: [String: CommandLineOption] = Dictionary(
    uniqueKeysWithValues: options.flatMap { option in option.names.map { name in (name, option) } })

  static func help(isWhole: Bool, in language: Language) -> String {
    options.filter { isWhole || $0.marks.contains(.important) }
      .flatMap { $0.lines(isWhole: isWhole, in: language) }.joined(separator: "\n")
  }
}
