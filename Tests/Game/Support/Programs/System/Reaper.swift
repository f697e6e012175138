import Dispatch
import Foundation

/// A process that kills programs that outlive the test run.
struct Reaper: Sendable {
  /// The reaper of the test run, started with its first program.
  static let shared = Result { try Reaper() }

  /// A script whose input names the programs and ends when the test run does.
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

  func add(_ program: pid_t) { note("+ \(program)\n") }

  /// Notes the end of a program before the system reuses its process ID.
  func remove(_ program: pid_t) { note("- \(program)\n") }

  /// Writes a line short enough to be written atomically.
  private func note(_ line: String) {
    let bytes = Array(line.utf8)
    while write(end, bytes, bytes.count) < 0, errno == EINTR {}
  }

  /// Ends the test run if its parent process, which reports the results, has ended.
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
  /// Starts the program like `launch()` and has it killed if it outlives the tests.
  package func start() throws -> Int32 {
    let reaper = try Reaper.shared.get()
    let child = try launch()
    reaper.add(child)
    return child
  }
}
