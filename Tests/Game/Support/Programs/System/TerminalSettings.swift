import CLibrary

/// The settings of a terminal, to compare before and after a program runs.
package struct TerminalSettings: Hashable, Sendable {
  let input: UInt64
  let output: UInt64
  let control: UInt64
  let local: UInt64
  let characters: [UInt8]

  /// Creates the settings of an end, or `nil` if it is not a terminal.
  package init?(of end: Int32) {
    var settings = termios()
    guard tcgetattr(end, &settings) == 0 else { return nil }
    input = UInt64(settings.c_iflag)
    output = UInt64(settings.c_oflag)
    control = UInt64(settings.c_cflag)
    local = UInt64(settings.c_lflag)
    characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
  }

  package var editsLines: Bool { has(ICANON) }

  package var echoes: Bool { has(ECHO) }

  /// True if Ctrl-C and Ctrl-Z send signals.
  package var raisesSignals: Bool { has(ISIG) }

  private func has(_ flag: some BinaryInteger) -> Bool { local & UInt64(flag) != 0 }
}
