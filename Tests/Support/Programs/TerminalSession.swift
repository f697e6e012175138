import Foundation
import Synchronization
package import TestSupport

/// A program that runs at a terminal, as a person sees it; it ends when nobody holds it.
///
/// The program is the leader of its session, and the terminal is the session's: Ctrl-C comes from
/// the terminal, and so does SIGHUP when it is hung up.
package final class TerminalSession: Sendable {
  /// All that there was to see so far.
  package struct Seen: Sendable {
    package var screen: TerminalScreen
    /// All that was written.
    package var bytes: [UInt8] = []
    /// Whether nothing more can be written.
    package var isClosed = false
    /// How the program has ended.
    package var end: Run.End?
  }

  package let pid: Int32
  /// The settings before the program started.
  package let settingsAtStart: TerminalSettings?
  private let seen: Watched<Seen>
  private let line: TerminalLine
  private let keyboard: Keyboard
  /// Where the program has its files.
  private let folder: TemporaryFolder?

  /// Starts a program at a terminal.
  ///
  /// - Parameters:
  ///   - further: the descriptors that the program gets after its standard error.
  ///   - folder: where the program has its files; it stays as long as this does.
  package init(
    _ words: [String], environment: [String: String], screen: TerminalScreen,
    further: [Int32] = [], folder: TemporaryFolder? = nil
  ) throws {
    self.folder = folder
    signal(SIGPIPE, SIG_IGN)
    let terminal = try PseudoTerminal(columns: screen.columns, rows: screen.rows)
    let wake = try Channel()
    let typing = fcntl(terminal.keyboard, F_DUPFD_CLOEXEC, 10)
    settingsAtStart = TerminalSettings(of: terminal.screen)
    let seen = Watched(Seen(screen: screen))
    let keyboard = Keyboard(typing)
    // As long as any process has it open, the program's output does not end.
    close(terminal.screen)
    let wires =
      Array(repeating: Spawn.Wire.file(terminal.name), count: 3) + further.map { .end($0) }
    let pid = try Spawn(words: words, environment: environment, wires: wires).start()
    (self.pid, self.seen, self.keyboard) = (pid, seen, keyboard)
    line = TerminalLine(terminal.keyboard, wake: wake) { bytes in
      // However much comes at once, each frame is looked at.
      for part in frames(in: bytes) {
        let answers = seen.change { seen in
          seen.screen.feed(part)
          seen.bytes += part
          return seen.screen.takeAnswers()
        }
        keyboard.type(Array(answers.joined().utf8))
      }
    } finish: {
      seen.change { $0.isClosed = true }
    }
    Thread.detachNewThread {
      Run.End.wait(for: pid)
      seen.change { $0.end = Run.End.take(of: pid) }
    }
  }

  deinit {
    if let foreground { kill(-foreground, SIGKILL) }
    send(SIGKILL)
    hangUp()
  }

  /// All that there was to see so far.
  package var all: Seen { seen.value }

  /// The screen as it is now, even in the middle of a frame.
  package var screen: TerminalScreen { all.screen }

  /// The settings as they are now; nil when the terminal was hung up.
  package var settings: TerminalSettings? { line.whileOpen { TerminalSettings(of: $0) } }

  /// The group of programs that signals from the keyboard go to.
  private var foreground: Int32? {
    line.whileOpen { end in
      let group = tcgetpgrp(end)
      return group > 0 ? group : nil
    }
  }

  /// Types keys.
  package func type(_ keys: String) {
    keyboard.type(Array(keys.utf8))
  }

  /// Gives the terminal another size; the programs in its foreground are told.
  package func resize(columns: Int, rows: Int) {
    seen.change { seen in
      seen.screen.resize(columns: columns, rows: rows)
      _ = line.whileOpen { PseudoTerminal.resize($0, columns: columns, rows: rows) }
    }
  }

  /// Sends a signal to the program that was started and to everything in its group.
  package func send(_ signal: Int32) {
    seen.change { seen in
      if seen.end == nil { kill(-pid, signal) }
    }
  }

  /// Closes the terminal, as closing its window does.
  package func hangUp() {
    keyboard.close()
    line.hangUp()
  }

  /// Returns the screen as soon as it meets a condition, between two frames.
  @discardableResult
  package func shows(
    _ what: String = "such screen", file: String = #fileID, line: Int = #line,
    where holds: @escaping @Sendable (TerminalScreen) -> Bool
  ) async throws -> TerminalScreen {
    try await first(what, "\(file):\(line)") { seen in
      seen.screen.isComplete && !seen.screen.isFrameOpen && holds(seen.screen)
    }.screen
  }

  /// Returns the screen as soon as one of its rows contains a text.
  @discardableResult
  package func shows(
    _ text: String, file: String = #fileID, line: Int = #line
  ) async throws -> TerminalScreen {
    try await shows("row with '\(text)'", file: file, line: line) {
      $0.lines.contains { $0.contains(text) }
    }
  }

  /// Returns everything as soon as the program has ended and all that it wrote has been read.
  package func ended(file: String = #fileID, line: Int = #line) async throws -> Seen {
    try await first("end", "\(file):\(line)") { $0.isClosed && $0.end != nil }
  }

  private func first(
    _ what: String, _ place: String, where holds: @escaping @Sendable (Seen) -> Bool
  ) async throws -> Seen {
    let found = await seen.first {
      NotShown(what: what, place: place, seen: $0).description
    } where: {
      holds($0) || ($0.isClosed && $0.end != nil)
    }
    guard let found, holds(found) else { throw NotShown(what: what, place: place, seen: all) }
    return found
  }
}

/// Returns the parts of what was written, each of which but the last ends with a frame.
private func frames(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  let end = Array("\u{1B}[?2026l".utf8)
  var (parts, rest) = ([ArraySlice<UInt8>](), bytes[...])
  while let range = rest.firstRange(of: end) {
    parts.append(rest[..<range.upperBound])
    rest = rest[range.upperBound...]
  }
  return rest.isEmpty ? parts : parts + [rest]
}

/// What was waited for can no longer come.
package struct NotShown: Error, CustomStringConvertible {
  let what: String
  let place: String
  package let seen: TerminalSession.Seen

  package var description: String {
    let end = seen.end.map { "ended: \($0)" } ?? "runs"
    return "\(place): no \(what); the program \(end)\n\(seen.screen)"
  }
}
