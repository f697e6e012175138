import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct RealTimeTests {
  private let home: Home
  private let fast = ["--delay", "0.002", "--flip", "0.0005", "--seed", "11"]

  init() throws {
    home = try Home()
  }

  @Test func `C4.1 real time tells the same game as virtual time`() async throws {
    let arguments = fast + ["--black", "computer", "--white", "computer"]
    let virtual = try await home.run(arguments)
    #expect(virtual.end == .status(0))
    #expect(try await home.run(arguments + ["--real-time"]) == virtual)
  }

  @Test func `C4.1 a script in real time settles, waits and is refused as usual`() async throws {
    let script = "wc\nd3\na1\nwait 0.01\nhistory\nbc\nreset &\nok\nboard\n"
    let virtual = try await home.run(fast, input: script)
    #expect(virtual.err.contains("reversi: line 3: a1 "))
    #expect(try await home.run(fast + ["--real-time"], input: script) == virtual)
  }

  @Test func `C5.1 the delay and the disk time change no word of a script`() async throws {
    let arguments = ["--black", "computer", "--white", "computer", "--seed", "3"]
    let slow = try await home.run(arguments + ["--delay", "1000000", "--flip", "1000000"])
    let atOnce = try await home.run(arguments + ["--delay", "0", "--flip", "0"])
    #expect(slow == atOnce)
    #expect(slow.end == .status(0))
  }
}
