import Dispatch
import Foundation

/// A process that ends the programs of a test run which has ended before them, however that was.
struct Reaper: Sendable {
  /// The reaper of the test run, which begins with its first program.
  static let shared = Result { try Reaper() }

  /// It learns of programs from its input, whose end is the end of the test run.
  private static let script = """
    while read -r sign group; do
      case $sign in
      +) groups="$groups $group " ;;
      -) groups="${groups%% $group *} ${groups#* $group }" ;;
      esac
    done
    for group in $groups; do kill -s KILL -- "-$group"; done
    """

  private let end: Int32

  private init() throws {
    let notes = try Channel()
    defer { close(notes.reading) }
    signal(SIGPIPE, SIG_IGN)
    let wires = [Spawn.Wire.end(notes.reading), .file("/dev/null"), .file("/dev/null")]
    _ = try Spawn(words: ["/bin/sh", "-c", Self.script], environment: [:], wires: wires).launch()
    end = notes.writing
    Self.endWithParent()
  }

  /// Notes that a program has been started, which leads a group.
  func add(_ program: pid_t) { note("+ \(program)\n") }

  /// Notes that a program has ended; its number must not be another's yet.
  func remove(_ program: pid_t) { note("- \(program)\n") }

  /// Writes a line, which is too short to be torn.
  private func note(_ line: String) {
    let bytes = Array(line.utf8)
    while write(end, bytes, bytes.count) < 0, errno == EINTR {}
  }

  /// Ends the test run with the command that has started it, which would no longer tell its
  /// results.
  private static func endWithParent() {
    let parent = getppid()
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "parent"))
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler {
      if getppid() != parent { _exit(1) }
      _ = timer
    }
    timer.activate()
  }
}

extension Spawn {
  /// Starts the program as `launch()` does, so that it does not outlive the tests.
  package func start() throws -> Int32 {
    let reaper = try Reaper.shared.get()
    let child = try launch()
    reaper.add(child)
    return child
  }
}
