#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fresh folder in the current one, which goes with the files that lie in it.
final class TemporaryFolder {
  let path: String

  /// Makes the folder; nil if that fails.
  init?() {
    var name = Array("reversi-bench.XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in ["game", "game.lock"] { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
