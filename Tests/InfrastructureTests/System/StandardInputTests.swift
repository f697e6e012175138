import Adapters
import CLibrary
import Infrastructure
import Synchronization
import Testing

struct StandardInputTests {
  @Test(arguments: [true, false])
  func `C5.29 a line that an input error cuts off is not read`(blocksCaller: Bool) async {
    let error = SystemError(code: ECONNRESET)
    let pieces = Mutex([Array("d3\nre".utf8)])
    let input = StandardInput(blocksCaller: blocksCaller) { () throws(SystemError) in
      guard let piece = pieces.withLock({ $0.popLast() }) else { throw error }
      return piece
    }
    #expect(await input.next() == .text("d3"))
    #expect(await input.next() == .refused(.brokenOff("\(error)")))
    #expect(await input.next() == nil)
  }

  @Test(arguments: [true, false])
  func `C5.29 an input error is the end of the input only if the terminal is gone`(
    isTerminal: Bool
  ) async {
    let pieces = Mutex([Array("d3\nre".utf8)])
    let input = StandardInput(blocksCaller: true, isTerminal: isTerminal) {
      () throws(SystemError) in
      guard let piece = pieces.withLock({ $0.popLast() }) else { throw SystemError.inputOutput }
      return piece
    }
    #expect(await input.next() == .text("d3"))
    let brokenOff = InputLine.refused(.brokenOff("\(SystemError.inputOutput)"))
    #expect(await input.next() == (isTerminal ? nil : brokenOff))
  }

  @Test(arguments: [true, false])
  func `C3.51 C4.5 a last line without an end is read only in a script`(isTerminal: Bool) async {
    let pieces = Mutex([Array("d3\nre".utf8)])
    let input = StandardInput(blocksCaller: true, isTerminal: isTerminal) {
      () throws(SystemError) in pieces.withLock { $0.popLast() } ?? []
    }
    #expect(await input.next() == .text("d3"))
    #expect(await input.next() == (isTerminal ? nil : .text("re")))
    #expect(await input.next() == nil)
  }
}
