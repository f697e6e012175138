import Foundation
package import GameSupport
import Synchronization
package import TestSupport

/// A program at a terminal, as a player sees it.
///
/// The program is killed when the last reference is released. It leads its session, to which the
/// terminal belongs, so Ctrl-C and SIGHUP come from the terminal.
package final class TerminalSession: Sendable {
  /// Everything that the program has shown so far.
  package struct Seen: Sendable {
    package var screen: TerminalScreen
    package var bytes: [UInt8] = []
    /// True once the program can write nothing more.
    package var isClosed = false
    package var end: Run.End?

    /// The screen after the last whole frame, in a terminal that was not resized.
    ///
    /// A program that is killed can leave a part of the next one.
    package var lastFrame: TerminalScreen {
      var screen = TerminalScreen(columns: screen.columns, rows: screen.rows)
      let parts = frames(in: bytes)
      for part in parts where part.reversed().starts(with: endOfFrame.reversed()) {
        screen.feed(part)
      }
      return screen
    }
  }

  package let pid: Int32
  /// The terminal's settings before the program started.
  package let settingsAtStart: TerminalSettings?
  private let seen: Watched<Seen>
  private let line: TerminalLine
  private let keyboard: Keyboard
  /// The folder of the program's files, kept for the session's lifetime.
  private let folder: TemporaryFolder?

  /// Creates a session and starts its program.
  ///
  /// `further` are the program's descriptors after standard error.
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
    // The output does not end while any process has the program's end open.
    close(terminal.screen)
    let wires =
      Array(repeating: Spawn.Wire.file(terminal.name), count: 3) + further.map { .end($0) }
    let pid = try Spawn(words: words, environment: environment, wires: wires).start()
    (self.pid, self.seen, self.keyboard) = (pid, seen, keyboard)
    line = TerminalLine(terminal.keyboard, wake: wake) { bytes in
      // The screen receives one frame at a time, even if many arrive at once.
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

  package var all: Seen { seen.value }

  /// The current screen, even in the middle of a frame.
  package var screen: TerminalScreen { all.screen }

  /// The current settings, or `nil` after a hang-up.
  package var settings: TerminalSettings? { line.whileOpen { TerminalSettings(of: $0) } }

  /// The process group that receives signals from the keyboard.
  private var foreground: Int32? {
    line.whileOpen { end in
      let group = tcgetpgrp(end)
      return group > 0 ? group : nil
    }
  }

  package func type(_ keys: String) {
    type(Array(keys.utf8))
  }

  /// Types bytes, which need not be whole characters.
  package func type(_ bytes: [UInt8]) {
    keyboard.type(bytes)
  }

  /// Resizes the terminal, which signals the programs in the foreground.
  package func resize(columns: Int, rows: Int) {
    seen.change { seen in
      seen.screen.resize(columns: columns, rows: rows)
      _ = line.whileOpen { PseudoTerminal.resize($0, columns: columns, rows: rows) }
    }
  }

  /// Sends a signal to the program's process group.
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

  /// Returns the first screen between two frames that meets a condition.
  @discardableResult
  package func shows(
    _ what: String = "such screen", file: String = #fileID, line: Int = #line,
    where holds: @escaping @Sendable (TerminalScreen) -> Bool
  ) async throws -> TerminalScreen {
    try await first(what, "\(file):\(line)") { seen in
      seen.screen.isComplete && !seen.screen.isFrameOpen && holds(seen.screen)
    }.screen
  }

  @discardableResult
  package func shows(
    _ text: String, file: String = #fileID, line: Int = #line
  ) async throws -> TerminalScreen {
    try await shows("row with '\(text)'", file: file, line: line) {
      $0.lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the program has written so many bytes, has such a screen, or has ended.
  package func writes(
    _ count: Int, or holds: @escaping @Sendable (TerminalScreen) -> Bool
  ) async {
    _ = await seen.first {
      "\(count) bytes of \($0.bytes.count)\n\($0.screen)"
    } where: {
      $0.bytes.count >= count || holds($0.screen) || ($0.isClosed && $0.end != nil)
    }
  }

  /// Returns everything once the program has ended and its output has been read.
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

private let endOfFrame = Array("\u{1B}[?2026l".utf8)

/// Returns the output, split after each frame.
private func frames(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var (parts, rest) = ([ArraySlice<UInt8>](), bytes[...])
  while let range = rest.firstRange(of: endOfFrame) {
    parts.append(rest[..<range.upperBound])
    rest = rest[range.upperBound...]
  }
  return rest.isEmpty ? parts : parts + [rest]
}

/// The error thrown if a condition can no longer be met.
package struct NotShown: Error, CustomStringConvertible {
  let what: String
  let place: String
  package let seen: TerminalSession.Seen

  package var description: String {
    let end = seen.end.map { "ended: \($0)" } ?? "runs"
    return "\(place): no \(what); the program \(end)\n\(seen.screen)"
  }
}
