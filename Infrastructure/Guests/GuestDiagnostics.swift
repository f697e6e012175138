import UseCases

/// The last of what an engine has written to standard error, and behind that how it has ended, as
/// the shell says.
struct GuestDiagnostics {
  /// How many bytes are kept, so that no engine fills the memory.
  private static let limit = 4096

  private var bytes: [UInt8] = []

  /// Takes what was written next.
  mutating func take(_ more: [UInt8]) {
    bytes = Array((bytes + more).suffix(Self.limit))
  }

  /// Why the engine has ended.
  var failure: ComputerFailure {
    var lines = bytes.split { [10, 13].contains($0) }.map { String(decoding: $0, as: UTF8.self) }
      .map { $0.split(separator: " ").joined(separator: " ") }
    lines.removeAll(where: \.isEmpty)
    guard let end = lines.popLast()?.split(separator: " "), end.count == 2, end[0] == "ended" else {
      return .ended
    }
    guard let status = Int32(end[1]) else { return .notFound }
    return .exited(status: status, words: lines.last)
  }
}
