/// A request of a signal to the program.
package enum Signal {
  /// The player pressed Ctrl-C.
  ///
  /// Calling `end` ends the program the way the signal does.
  case interrupt(end: () -> Void)
  case resize
  /// The player pressed Ctrl-Z.
  ///
  /// Calling `stop` stops the program. It returns true when the program continues, or false if the
  /// next signal is to end it.
  case suspend(stop: () -> Bool)
  /// The program continues after an unannounced stop.
  case resume
  /// The program is to end.
  ///
  /// Calling the closure ends it the way the signal does.
  case end(() -> Void)
}
