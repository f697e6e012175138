public import Domain
public import UseCases

/// The sentences that are the same on every text front, in a language.
public struct GameText: Sendable {
  /// The language of the sentences.
  public let language: Language
  /// How a disk is drawn.
  package let disk: @Sendable (Disk) -> String
  /// Whether a square can also be chosen by the arrows.
  let hasArrows: Bool

  /// Makes the sentences of a language, with letters for disks unless `disk` draws them; scripts
  /// and other programs read English.
  public init(_ language: Language = .english, disk: (@Sendable (Disk) -> String)? = nil) {
    self.init(language, hasArrows: false, disk: disk ?? language.letter)
  }

  /// Makes the sentences of a language, with disks as a front shows them.
  package init(
    _ language: Language, hasArrows: Bool, disk: @escaping @Sendable (Disk) -> String
  ) {
    self.language = language
    self.hasArrows = hasArrows
    self.disk = disk
  }

  /// Returns the name of a side.
  public func name(_ side: Disk) -> String {
    language.name(side)
  }

  /// Returns the message: the turn, or the result (R4.1).
  public func message(_ view: ViewModel) -> String {
    switch view.message {
    case .turn(let side): language("\(disk(side))'s turn", ja: "\(disk(side))の番です")
    case .result(let result): won(result)
    }
  }

  /// Returns things in a row, such as squares.
  package func list(_ things: some Sequence<some CustomStringConvertible>) -> String {
    things.map(\.description).joined(separator: " ")
  }

  /// Returns who plays a side, such as `x is computer 4`.
  public func player(_ side: Disk, as name: String, _ view: ViewModel) -> String {
    let played = mode(view.player(side).mode)
    return language("\(name) is \(played)", ja: "\(name)の担当は\(played)です")
  }

  /// Returns the name of a mode, such as `manual` or `computer 4`.
  public func mode(_ mode: Mode, isInRow: Bool = false) -> String {
    switch mode {
    case .manual: language("manual", ja: "人")
    case .computer(.random): language("computer", ja: "コンピュータ")
    case .computer(let level):
      language(
        "computer \(level)", ja: isInRow ? "コンピュータ\(level)" : "コンピュータ (レベル\(level)) ")
    }
  }

  /// Returns the command by which a person takes a side over.
  package func takeover(of side: Disk) -> String {
    side == .dark ? "black manual" : "white manual"
  }

  /// Returns the command by which a computer takes a side over.
  package func handover(of side: Disk) -> String {
    side == .dark ? "bc" : "wc"
  }

  /// Returns that a computer thinks for a side.
  func isThinking(_ side: Disk) -> String {
    language("\(disk(side)) is thinking", ja: "\(disk(side))が考えています")
  }

  /// Returns the moves of a game as a transcript.
  public func history(_ record: Record) -> String {
    record.steps.isEmpty ? noMoves : record.description
  }

  /// What is told of a game without a move.
  var noMoves: String { language("no moves yet", ja: "まだ一手も打っていません。") }

  /// Returns that a side must pass.
  public func cannotPlace(_ side: Disk) -> String {
    language("\(disk(side)) cannot place a disk", ja: "\(disk(side))の置けるマスがありません。")
  }

  /// Why nothing can be done while a move is shown.
  var disksTurning: String { language("disks are still turning", ja: "石を返しています。") }

  /// Why nothing can be done after the end.
  var gameOver: String { language("the game is over", ja: "対局は終わっています。") }
}

extension Language {
  /// Returns the name of a side.
  fileprivate func name(_ side: Disk) -> String {
    side == .dark ? self("Black", ja: "黒") : self("White", ja: "白")
  }

  /// Returns the letter of a disk; in Japanese, where a letter is no word, with the name of the
  /// side.
  fileprivate func letter(_ side: Disk) -> String {
    self("\(side)", ja: "\(side) \(name(side))")
  }
}
