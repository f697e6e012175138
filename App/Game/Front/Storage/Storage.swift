/// The place where the game of a run is saved.
package enum Storage: Hashable, Sendable {
  /// The usual file, with the archive and the settings beside it.
  case usual(path: String)
  /// A file that the player named.
  case named(path: String)
  /// Nowhere, because another window has the game open.
  case openElsewhere
  /// Nowhere, because no file can be had.
  case none

  /// True if a game that ends or is replaced stays in the archive.
  var isArchived: Bool {
    if case .usual = self { true } else { false }
  }

  /// The path of the file, or `nil` if the game is not saved.
  var path: String? {
    switch self {
    case .usual(let path), .named(let path): path
    case .openElsewhere, .none: nil
    }
  }
}
