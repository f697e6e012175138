/// What a signal asks of the program.
package enum Signal {
  /// The user has pressed Ctrl-C. Calling `end` ends the program the way the signal does.
  case interrupt(end: () -> Void)
  case resize
  /// The user has pressed Ctrl-Z. Calling `stop` stops the program, and returns true when it is
  /// continued, or false if it was continued only to be ended by the next signal.
  case suspend(stop: () -> Bool)
  /// The program was continued after a stop that it had not been told about.
  case resume
  /// The program is to end. Calling `end` ends it the way the signal does.
  case end(() -> Void)
}
