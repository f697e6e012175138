import Adapters
import Domain
import GTPFront
import Infrastructure
import UseCases

/// A game with an engine, in GTP: one line, one answer (C8.4).
struct GuestGame {
  /// Begins to wait for an answer, and returns what tells how much time is left for it.
  typealias Patience = @Sendable () -> () -> Duration

  private let process: GuestProcess
  private let patience: Patience
  private var splitter = LineSplitter.gtp
  private var bytes: ArraySlice<UInt8> = []
  /// What the engine knows of the game; nil if it has not been told of any.
  private var steps: [Record.Step]?

  /// Starts an engine, which may know other games and other boards, or no others.
  init(_ words: [String], patience: @escaping Patience) throws(ComputerFailure) {
    do throws(SystemError) {
      process = try GuestProcess(words)
    } catch {
      throw .notStarted(Detail("\(error)"))
    }
    self.patience = patience
    _ = try ask("set_game Othello")
    if try ask("boardsize 8").isRefusalOfKnown { throw .otherGame }
  }

  /// Ends the process of the engine, which is not trusted any more.
  func end() {
    process.end()
  }

  /// Has the engine move, and returns its square, which it has played itself.
  mutating func move(in record: Record) throws(ComputerFailure) -> Square {
    try bring(to: record)
    let answer = try command("genmove \(record.game.player)")
    guard let square = Square(answer.lowercased()), record.game.legalSquares.contains(square) else {
      throw .wrong(answer)
    }
    steps?.append(.move(square))
    return square
  }

  /// Throws if the engine sees another score at the end of a game or, in a drawing that can be
  /// read, another board.
  mutating func compare(with record: Record) throws(ComputerFailure) {
    try bring(to: record)
    if let score = try ask("final_score").lines,
      score[0].uppercased() != GTPText.score(of: record.game)
    {
      throw .wrong(score[0])
    }
    let board = try ask("showboard").lines.flatMap(GTPText.board)
    if let board, board != record.game.board { throw .wrong(board.description) }
  }

  /// Tells the engine what it does not know yet, or all from the start if it knows something else.
  ///
  /// `undo` is never sent: not every engine has it, and sixty moves take milliseconds. A pass is
  /// always sent, because some engines need it; others make it by themselves, and refuse it.
  private mutating func bring(to record: Record) throws(ComputerFailure) {
    let isOnTheWay = steps.map { record.steps.starts(with: $0) } ?? false
    if !isOnTheWay {
      try command("clear_board")
      steps = []
    }
    for (game, step) in Array(zip(record.games, record.steps)).dropFirst(steps?.count ?? 0) {
      if case .move(let square) = step {
        try command("play \(game.player) \(square)")
      } else {
        _ = try ask("play \(game.player) pass")
      }
      steps?.append(step)
    }
  }

  /// Has the engine do what it must not refuse.
  @discardableResult
  private mutating func command(_ line: String) throws(ComputerFailure) -> String {
    guard let answer = try ask(line).lines else { throw .wrong("?") }
    return answer[0]
  }

  /// Returns the answer to a line.
  mutating func ask(_ line: String) throws(ComputerFailure) -> GuestAnswer {
    let left = patience()
    try send(line)
    var answer = GuestAnswer()
    var isLate = false
    while true {
      takeLines(of: &answer)
      if answer.isWhole { return answer }
      guard !isLate, let more = try read(for: left) else { throw .silent }
      bytes = more[...]
      // If this program was stopped for a while, an answer that came meanwhile still counts.
      isLate = left() <= .zero
    }
  }

  private func send(_ line: String) throws(ComputerFailure) {
    do throws(SystemError) {
      try process.write(Array("\(line)\n".utf8))
    } catch {
      throw process.failure
    }
  }

  /// Returns something of what the engine says, or nil if no time is left.
  private func read(for left: () -> Duration) throws(ComputerFailure) -> [UInt8]? {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try process.read(for: left)
    } catch {
      throw process.failure
    }
    if bytes?.isEmpty == true { throw process.failure }
    return bytes
  }

  /// Hands lines that were read to an answer, until it is whole.
  private mutating func takeLines(of answer: inout GuestAnswer) {
    while !answer.isWhole, let byte = bytes.popFirst() {
      if case .text(let line)? = splitter.take(byte) { answer.take(line) }
    }
  }
}

extension Game {
  fileprivate var player: String { turn == .light ? "white" : "black" }
}
