package import Adapters
package import UseCases

/// The words for how the program of an engine has ended.
extension ComputerFailure {
  /// Returns that a program has ended with a status, and last words if it had any.
  package static func exited(status: Int32, words: String?) -> ComputerFailure {
    .exited(
      Detail { language in
        let status = language("status \(status)", ja: "終了コード \(status)")
        return words.map { "\(status): \($0.shortened)" } ?? status
      })
  }
}

/// What a player is told about the command of an engine.
extension GameText {
  /// Returns why an engine of this command cannot be started.
  package func cannotStart(_ command: String, _ failure: ComputerFailure) -> String {
    let reason = gaveUp(guest(command.shortened), failure)
    guard failure == .notFound, !command.contains("/") else { return reason }
    return reason + language(" Is it in PATH?", ja: "PATH にありますか?")
  }
}
