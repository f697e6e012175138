import Foundation
package import GameSupport
import Synchronization

/// A shell that runs a program as a job, which Ctrl-Z can stop.
///
/// The shell itself does not use the terminal.
package final class LiveShell: Sendable {
  package let terminal: TerminalSession
  private let commands: Keyboard
  private let statuses = Watched<[Int32]>([])

  package init(
    _ words: [String], environment: [String: String], screen: TerminalScreen
  ) throws {
    let script = """
      exec 5>&2 2>/dev/null
      trap : INT
      while read -r command <&4; do eval "$command"; echo $? >&3; done
      """
    let (toShell, fromShell) = (try Channel(), try Channel())
    defer { for end in [toShell.reading, fromShell.writing] { close(end) } }
    commands = Keyboard(toShell.writing)
    terminal = try TerminalSession(
      ["/bin/sh", "-m", "-c", script, "sh"] + words, environment: environment, screen: screen,
      further: [fromShell.writing, toShell.reading])
    Thread.detachNewThread { [statuses] in
      var text = ""
      while case let bytes = nextBytes(of: fromShell.reading), !bytes.isEmpty {
        text += String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        text = String(lines[lines.count - 1])
        statuses.change { $0 += lines.dropLast().compactMap { Int32($0) } }
      }
      close(fromShell.reading)
    }
    run(#""$@" 2>&5 3>&- 4<&- 5>&-"#)
  }

  deinit {
    commands.close()
  }

  /// Runs a command in the shell.
  ///
  /// Once the command ends or stops, `status(file:line:)` returns its status.
  package func run(_ command: String) {
    commands.type(Array("\(command)\n".utf8))
  }

  package func fg() {
    run("fg >/dev/null")
  }

  /// Returns the status (`$?`) of the next command to end or stop.
  package func status(file: String = #fileID, line: Int = #line) async throws -> Int32 {
    let missing = { @Sendable [terminal] in
      NotShown(what: "status", place: "\(file):\(line)", seen: terminal.all)
    }
    guard await statuses.first({ _ in missing().description }, where: { !$0.isEmpty }) != nil else {
      throw missing()
    }
    return statuses.change { $0.removeFirst() }
  }
}
