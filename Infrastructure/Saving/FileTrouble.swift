import Adapters
package import UseCases

/// Why the file of a saved game, or one beside it, could not be read or written.
///
/// Only this room tells these reasons apart. What leaves it is what a use case can act on, with a
/// detail.
package struct FileTrouble: Error, Hashable {
  /// What is wrong with a file.
  package enum Cause: Hashable, Sendable {
    /// The system refuses, such as where no space is left on the device.
    case system(SystemError)
    /// Another program has the saved game open.
    case heldByAnother
    /// Another program has changed the file.
    case changedByAnother
    /// It is not a saved game, as the detail says.
    case notASavedGame(Detail)
  }

  /// Where the file is.
  package let path: Path
  /// What is wrong with it.
  package let cause: Cause

  /// Makes the trouble with a file.
  package init(_ cause: Cause, at path: Path) {
    self.path = path
    self.cause = cause
  }

  /// The path and the cause in words.
  package var detail: Detail { Detail { "\(path): \(words(in: $0))" } }

  private func words(in language: Language) -> String {
    switch cause {
    case .system(let error): "\(error)"
    case .heldByAnother:
      language("another reversi has this game open", ja: "ほかの reversi がこの対局を開いています")
    case .changedByAnother:
      language("another program has changed it", ja: "ほかのプログラムが書き換えました")
    case .notASavedGame(let flaw): flaw.words(in: language)
    }
  }
}

/// What a path may name instead of a file.
extension Detail {
  /// A folder is there.
  package static var folder: Detail { Detail { $0("it is a folder", ja: "フォルダです") } }

  /// A link is there that leads to no file.
  package static var brokenLink: Detail {
    Detail { $0("it is a link that leads to no file", ja: "リンク先のファイルがありません") }
  }

  /// Neither a file nor a folder nor a link is there.
  package static var special: Detail {
    Detail { $0("it is not a regular file", ja: "通常のファイルではありません") }
  }
}

extension SaveFailure {
  init(_ trouble: FileTrouble) { self.init(trouble.detail) }
}

extension LoadFailure {
  /// Makes the failure to load a file that stays as it is.
  init(_ trouble: FileTrouble) {
    if case .notASavedGame(let flaw) = trouble.cause {
      self = .foreign(flaw)
    } else {
      self = .unreadable(trouble.detail)
    }
  }
}
