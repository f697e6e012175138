import Domain
import UseCases

/// The sentences of a game.
extension Language {
  func name(_ side: Disk) -> String {
    side == .dark ? self("Black", ja: "黒") : self("White", ja: "白")
  }

  /// Returns the name of a side, or a pronoun for the player's.
  func who(_ side: Disk, you: Disk?) -> String {
    side == you ? self("you", ja: "あなた") : name(side)
  }

  /// Returns the sentence for a move, by the player (`isYours`) or by a side.
  func played(_ move: Move, isYours: Bool) -> String {
    let flips = list(move.squares.dropFirst())
    let who = isYours ? "あなた" : name(move.side)
    return self(
      isYours
        ? "You play \(move.square) and flip \(flips)."
        : "\(name(move.side)) plays \(move.square) and flips \(flips).",
      ja: "\(who)は \(move.square) に置き、\(flips) を返しました。")
  }

  /// Returns a few squares, or the number of many.
  private func list(_ squares: some Collection<Square>) -> String {
    guard squares.count <= 6 else { return self("\(squares.count) disks", ja: "\(squares.count)個") }
    return squares.map(\.description).joined(separator: " ")
  }

  func turn(of side: Disk, isYours: Bool) -> String {
    isYours
      ? self("Your turn", ja: "あなたの番です") : self("\(name(side))'s turn", ja: "\(name(side))の番です")
  }

  func thinks(_ side: Disk) -> String {
    self("\(name(side)) thinks", ja: "\(name(side))が考えています")
  }

  /// Returns how a side, or the player for `nil`, makes the pass that is due.
  func mustPass(by side: Disk?) -> String {
    guard let side else {
      return self("You must pass: press Enter.", ja: "パスです。Enter を押してください。")
    }
    return self(
      "\(name(side)) must pass: press Enter.", ja: "\(name(side))はパスです。Enter を押してください。")
  }

  var gameIsOver: String {
    self("The game is over. Type 'new' for another.", ja: "対局は終わっています。new で次の対局を始めます。")
  }

  var onlyComputers: String {
    self(
      "Only computers play. Type 'bm' to play Black, or 'wm' to play White.",
      ja: "コンピュータ同士の対局です。bm で黒、wm で白を打てます。")
  }

  var noResigning: String {
    self(
      "You cannot resign. Type 'new' for another game.", ja: "投了はありません。new で次の対局を始めます。")
  }

  /// Returns the refusal of a step by the game, with its number in a transcript.
  func refusal(of entry: Queue.Entry, because reason: Outcome.Reason) -> String {
    let refusal = refusal(of: entry.step, because: reason)
    guard let number = entry.number else { return refusal }
    return self("Move \(number): \(refusal)", ja: "\(number)手目: \(refusal)")
  }

  /// Returns the refusal of a square that is not legal for the side to move.
  func refusal(of square: Square, in game: Game) -> String {
    guard game.board[square] == nil, let side = game.turn else {
      return refusal(of: .move(square), because: .taken(legal: game.legalSquares))
    }
    return refusal(of: .move(square), because: .illegal(by: side, legal: game.legalSquares))
  }

  /// Returns the refusal of a step by the game.
  func refusal(of step: Record.Step, because reason: Outcome.Reason) -> String {
    switch reason {
    case .illegal(let side, let legal):
      self(
        "\(step) is not legal for \(name(side)). Legal: \(legal).",
        ja: "\(step) に\(name(side))は置けません。置けるマス: \(legal)。")
    case .taken(let legal):
      self(
        "\(step) has a disk already. Legal: \(legal).",
        ja: "\(step) にはもう石があります。置けるマス: \(legal)。")
    case .canPlace:
      self("There is a legal square, so you cannot pass.", ja: "置けるマスがあるので、パスできません。")
    case .pass: mustPass(by: nil)
    case .gameOver: gameIsOver
    case .thinking(let side): self("\(thinks(side)).", ja: "\(thinks(side))。")
    case .disksFlipping: self("The disks are flipping.", ja: "石を返しています。")
    case .nothingToAnswer: self("There is no pass to make.", ja: "パスする番ではありません。")
    case .question: answerFirst(nil)
    }
  }
}
