import Adapters
import UseCases

/// Speaks GTP with an engine that runs as a process: one line, one answer (C8.4).
struct GTPClient {
  /// Begins to wait for an answer, and returns what tells how much time is left for it.
  typealias Patience = @Sendable () -> () -> Duration

  private let process: EngineProcess
  private let patience: Patience
  private var splitter = LineSplitter.gtp
  private var bytes: ArraySlice<UInt8> = []

  /// Starts an engine.
  init(_ words: [String], patience: @escaping Patience) throws(ComputerFailure) {
    do throws(SystemError) { process = try EngineProcess(words) } catch { throw .ended }
    self.patience = patience
  }

  /// Returns the answer to a line; what else the engine says is passed over.
  mutating func ask(_ line: String) throws(ComputerFailure) -> GTPAnswer {
    do throws(SystemError) {
      try process.input.writeAll(Array("\(line)\n".utf8))
      let left = patience()
      var (answer, isLate) = (nil as GTPAnswer?, false)
      while true {
        while let byte = bytes.popFirst() {
          guard case .text(let line)? = splitter.take(byte) else { continue }
          if answer?.take(line) == true, let answer { return answer }
          answer = answer ?? GTPAnswer(line)
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

  /// Has the engine do what it must not refuse.
  @discardableResult
  mutating func command(_ line: String) throws(ComputerFailure) -> GTPAnswer {
    let answer = try ask(line)
    guard answer.isSuccess else { throw .wrong(answer.text) }
    return answer
  }
}
