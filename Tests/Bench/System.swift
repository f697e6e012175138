#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Bench {
  /// The most memory that this process has had, in kB.
  static func peakMemory() -> Int {
    var usage = rusage()
    getrusage(0, &usage)
    return usage.peakMemory
  }

  /// Removes a file.
  static func remove(_ name: String) {
    unlink(name)
  }

  /// Ends the benchmark, since a word or a result is wrong.
  static func fail(_ text: String) -> Never {
    print("reversi-bench: \(text)")
    exit(2)
  }
}

extension rusage {
  /// The most memory that was used, in kB.
  var peakMemory: Int {
    #if canImport(Darwin)
      ru_maxrss / 1024
    #else
      ru_maxrss
    #endif
  }
}

/// A program that was started with one file as its standard input and output.
struct RunningProgram {
  private let child: pid_t

  /// Starts a program; nil if that fails.
  init?(_ words: [String], on file: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for standard in Int32(0)...2 { posix_spawn_file_actions_adddup2(&actions, file, standard) }
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let environment = ["TERM=xterm", "LANG=C.UTF-8"]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var child = pid_t()
    guard posix_spawn(&child, words[0], &actions, nil, arguments, variables) == 0
    else { return nil }
    self.child = child
  }

  /// Waits for its end; returns its status and the most memory that it has had, in kB.
  func end() -> (status: Int32, peakMemory: Int) {
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    return (status, usage.peakMemory)
  }
}
