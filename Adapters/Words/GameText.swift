public import Domain
package import UseCases

/// The sentences that are the same on every text front, in a language.
public struct GameText: Sendable {
  /// The language of the sentences.
  public let language: Language
  let disk: @Sendable (Disk) -> String
  /// How the name of a guest is made safe to show (C1.2).
  let guest: @Sendable (String) -> String

  /// Makes the sentences of a language, with letters for disks unless `disk` draws them; scripts and
  /// other programs read English, and names of guests in ASCII.
  public init(
    _ language: Language = .english, disk: @escaping @Sendable (Disk) -> String = \.description
  ) {
    self.init(language, guest: language == .english ? \.ascii : \.printable, disk: disk)
  }

  init(
    _ language: Language, guest: @escaping @Sendable (String) -> String,
    disk: @escaping @Sendable (Disk) -> String
  ) {
    self.language = language
    self.guest = guest
    self.disk = disk
  }

  func welcome(_ origin: Event.Origin, _ view: ViewModel) -> String {
    switch origin {
    case .new where view.isPlayedByComputer, .instead where view.isPlayedByComputer: newGame
    case .new, .instead:
      language(
        "New game. Type d3, or wc to play the computer.",
        ja: "新しい対局です。d3 のように置きます。wc でコンピュータと対局できます。")
    case .resumed where view.isOver, .given where view.isOver:
      language(
        "This game is over. Type 'again' for another, or 'analyze'.",
        ja: "この対局は終わっています。again で次の対局、analyze で分析します。")
    case .resumed:
      language(
        "Resumed your game\(guests(view)). Type reset for a new one.",
        ja: "前の対局の続きです\(guests(view))。reset で新しい対局を始めます。")
    case .given:
      language(
        "This is the game that was loaded. Type reset for a new one.",
        ja: "指定された対局です。reset で新しい対局を始めます。")
    }
  }

  /// Returns who plays for a guest, or is one: the saved game does not tell them apart (C8.1).
  private func guests(_ view: ViewModel) -> String {
    Disk.sides.filter {
      switch view.player($0).mode {
      case .guest, .computer(.ofGuest): true
      case .manual, .computer: false
      }
    }
    .map { language("; ", ja: "。") + player($0, as: disk($0), view) }.joined()
  }

  func notPlayed(_ moves: [PlannedMove]) -> String {
    let steps = list(moves.map(\.step))
    return language("Not played: \(steps).", ja: "\(steps) には置きませんでした。")
  }

  var newGame: String { language("New game.", ja: "新しい対局です。") }

  func question(_ question: Reset.Question) -> String {
    language(
      Alert.confirmation(question).message,
      ja: question == .reset ? "対局をリセットしますか?" : "この対局をやめて、次の対局を始めますか?")
  }

  func cancelled(_ question: Reset.Question) -> String {
    question == .reset
      ? language("Reset cancelled.", ja: "リセットをやめました。")
      : language("The game goes on.", ja: "対局を続けます。")
  }

  func name(_ side: Disk) -> String {
    side == .dark ? language("Black", ja: "黒") : language("White", ja: "白")
  }

  func message(_ view: ViewModel) -> String {
    switch view.message {
    case .turn(let side): language("\(disk(side))'s turn", ja: "\(disk(side))の番です")
    case .won(let side): language("\(disk(side)) won", ja: "\(disk(side))の勝ちです")
    case .tied: language("Tied", ja: "引き分けです")
    }
  }

  func move(_ move: Move) -> String {
    let (side, flips) = (disk(move.side), list(move.squares.dropFirst()))
    return language(
      "\(side) plays \(move.square), flips \(flips)",
      ja: "\(side)が \(move.square) に置き、\(flips) を返しました。")
  }

  func list(_ things: some Sequence<some CustomStringConvertible>) -> String {
    things.map(\.description).joined(separator: " ")
  }

  /// Returns who plays a side, such as `x is computer 4`.
  func player(_ side: Disk, as name: String, _ view: ViewModel) -> String {
    let mode = mode(view.player(side).mode)
    return language("\(name) is \(mode)", ja: "\(name)は\(mode)です")
  }

  /// Returns the name of a mode, such as `manual` or `computer 4`, or that of the guest.
  package func mode(_ mode: Mode, isInRow: Bool = false) -> String {
    switch mode {
    case .guest(let name): isInRow ? guest(name) : language(guest(name), ja: " \(guest(name)) ")
    case .manual: language("manual", ja: "人")
    case .computer(.random): language("computer", ja: "コンピュータ")
    case .computer(let level):
      language(
        "computer \(level)", ja: isInRow ? "コンピュータ\(level)" : "コンピュータ (レベル\(level)) ")
    }
  }

  func modes(_ view: ViewModel) -> BySide<String> {
    BySide { mode(view.player($0).mode) }
  }

  func isThinking(_ side: Disk) -> String {
    language("\(disk(side)) is thinking", ja: "\(disk(side))が考えています")
  }

  /// Returns the legal squares, each with the number of disks it turns, or why there are none.
  func moves(_ view: ViewModel) -> String {
    switch view.choice {
    case .squares(let squares, let side):
      squares.map {
        let count = view.board.flips(by: side, from: $0).count
        return language("\($0) turns \(count)", ja: "\($0) は\(count)枚")
      }.joined(separator: "   ")
    case .disksTurning: disksTurning
    case .pass(let side): cannotPlace(side)
    case .over: gameOver
    }
  }

  func history(_ record: Record) -> String { record.steps.isEmpty ? noMoves : record.description }

  var noMoves: String { language("no moves yet", ja: "まだ一手も進んでいません") }

  func cannotPlace(_ side: Disk) -> String {
    language("\(disk(side)) cannot place a disk", ja: "\(disk(side))には置ける所がありません")
  }

  var disksTurning: String { language("disks are still turning", ja: "石を返しています") }

  var gameOver: String { language("the game is over", ja: "対局は終わっています") }
}
