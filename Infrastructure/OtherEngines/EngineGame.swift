import Adapters
import Domain
import UseCases

/// A game with an engine, in GTP: one line, one answer (C8.4).
struct EngineGame {
  /// Begins to wait for an answer, and returns what tells how much time is left for it.
  typealias Patience = @Sendable () -> () -> Duration

  private let process: EngineProcess
  private let patience: Patience
  private var splitter = LineSplitter.gtp
  private var bytes: ArraySlice<UInt8> = []
  /// What the engine knows of the game; nil if it has not been told of any.
  private var steps: [Record.Step]?

  /// Starts an engine, which may know other games and other boards.
  init(_ words: [String], patience: @escaping Patience) throws(ComputerFailure) {
    do throws(SystemError) { process = try EngineProcess(words) } catch { throw .ended }
    self.patience = patience
    for line in ["set_game Othello", "boardsize 8"] { _ = try ask(line) }
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

  /// Throws if the engine sees another score at the end of a game or, in a drawing that can be read,
  /// another board.
  mutating func compare(with record: Record) throws(ComputerFailure) {
    try bring(to: record)
    if let score = try ask("final_score"), score[0].uppercased() != GTPText.score(of: record.game) {
      throw .wrong(score[0])
    }
    let board = try ask("showboard").flatMap(GTPText.board)
    if let board, board != record.game.board { throw .wrong(board.description) }
  }

  /// Tells the engine what it does not know yet, or all from the start if it knows something else.
  ///
  /// `undo` is never sent: not every engine has it, and sixty moves take milliseconds. A pass is always
  /// sent, because some engines need it; others make it by themselves, and refuse it.
  private mutating func bring(to record: Record) throws(ComputerFailure) {
    if steps.map(record.steps.starts) != true {
      try command("clear_board")
      steps = []
    }
    for (game, step) in Array(zip(record.games, record.steps)).dropFirst(steps?.count ?? 0) {
      switch step {
      case .move(let square): try command("play \(game.player) \(square)")
      case .pass: _ = try ask("play \(game.player) pass")
      }
      steps?.append(step)
    }
  }

  /// Has the engine do what it must not refuse.
  @discardableResult
  private mutating func command(_ line: String) throws(ComputerFailure) -> String {
    guard let answer = try ask(line) else { throw .wrong("?") }
    return answer[0]
  }

  /// Returns the lines of the answer to a line, the first hundred of many, or nil if it is refused;
  /// what else the engine says is passed over.
  mutating func ask(_ line: String) throws(ComputerFailure) -> [String]? {
    var (answer, isLate) = ([String](), false)
    do throws(SystemError) {
      let left = patience()
      try process.channel.writeAll(Array("\(line)\n".utf8))
      while true {
        while let byte = bytes.popFirst() {
          guard case .text(let line)? = splitter.take(byte) else { continue }
          if line.isEmpty, let mark = answer.first?.first {
            answer[0] = String(
              answer[0].dropFirst().drop(while: \.isWholeNumber).drop { $0 == " " })
            return mark == "=" ? answer : nil
          }
          let isAnswer = !answer.isEmpty || line.hasPrefix("=") || line.hasPrefix("?")
          if isAnswer, answer.count < 100 { answer.append(line) }
        }
        // Who was stopped for a while still reads an answer that came meanwhile.
        guard !isLate, let more = try process.read(for: left) else { break }
        if more.isEmpty { throw .inputOutput }
        (bytes, isLate) = (more[...], left() <= .zero)
      }
    } catch {
      throw .ended
    }
    throw .silent
  }
}

extension Game {
  fileprivate var player: String { turn == .light ? "white" : "black" }
}
