#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Run {
  subscript(output: Printed.Output) -> String {
    switch output {
    case .out: out
    case .err: err
    }
  }
}

extension Printed {
  /// Reads a pipe or terminal to its end, or until a text has come.
  func read(_ end: Int32, as output: Output, until text: String?) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { Self.read(end, $0) }
      // A terminal whose other side is closed is an error.
      guard count > 0 else { return }
      add(buffer.prefix(count), to: output)
      if let text, run[output].contains(text) { return }
    }
  }

  private static func read(_ end: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(end, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(end, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(end, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Waits for the end of a program; its number stays its own until that is noted.
  func awaitEnd(of pid: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    end {
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      return status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
    }
  }
}
