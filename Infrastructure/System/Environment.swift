#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment in which the program was started.
public enum Environment {
  /// Returns the value of a variable, or nil if it is unset, empty, or no UTF-8.
  public static func value(of name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
