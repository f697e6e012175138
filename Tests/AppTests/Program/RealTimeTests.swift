import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct RealTimeTests {
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

  @Test func `R8.6 a side handed over, taken back and handed over has one thought alive`()
    async throws
  {
    let script = """
      white computer
      d3 &
      wait 1.5
      wm &
      wc &
      wait 1.99
      history &
      wait 0.01
      history &
      quit

      """
    for _ in 1...3 {
      let run = try await home.run("--seed", "7", input: script)
      let lines = run.out.split(separator: "\n").dropFirst(6)
      #expect(
        lines.prefix(5) == [
          "o is manual", "o stopped thinking", "o is computer", "o is thinking", "d3",
        ])
      #expect(lines.dropFirst(5).first?.hasPrefix("o plays ") == true)
      #expect(lines.count == 7)
      #expect((run.err, run.end) == ("", .status(0)))
    }
  }
}
