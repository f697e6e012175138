import Foundation

/// Says on standard error how the training goes.
func note(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
