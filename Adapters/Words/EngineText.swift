public import UseCases

/// What a player is told about engines, and about computers that give up.
extension GameText {
  /// Returns why a computer of this name gives up.
  public func gaveUp(_ name: String, _ failure: ComputerFailure) -> String {
    let engine = beforeParticle(name)
    return switch failure {
    case .notStarted(let reason):
      language("\(name) cannot be started: \(reason).", ja: "\(engine)を起動できません (\(reason))。")
    case .notFound: language("\(name) was not found.", ja: "\(engine)が見つかりません。")
    case .ended: language("\(name) has ended.", ja: "\(engine)が終了しました。")
    case .exited(let status, let words):
      language(
        "\(name) has ended (\(exit(status, words))).",
        ja: "\(engine)が終了しました (\(exit(status, words)))。")
    case .otherGame:
      language("\(name) plays another game.", ja: "\(engine)はほかのゲームのエンジンです。")
    case .silent: language("\(name) does not answer.", ja: "\(engine)から返事がありません。")
    case .wrong(let answer):
      language(
        "\(name) answers wrongly: '\(answer.shortened)'.",
        ja: "\(engine)の返事が正しくありません ('\(answer.shortened)')。")
    case .otherStart:
      language(
        "\(name) plays only games that begin with the start position.",
        ja: "\(engine)は、最初の局面から始まる対局しかできません。")
    case .onlyByChance:
      language(
        "\(name) only chooses by chance: it plays at level 0, and gives no advice.",
        ja: "\(engine)はでたらめに選ぶだけで、レベル0でしか打てず、助言もできません。")
    }
  }

  /// Returns a name as it stands before a particle in Japanese: Latin letters have a space behind.
  private func beforeParticle(_ name: String) -> String {
    name.last?.isASCII == true ? "\(name) " : name
  }

  /// Returns with which status a program has ended, and its last words.
  private func exit(_ status: Int32, _ words: String?) -> String {
    let status = language("status \(status)", ja: "終了コード \(status)")
    return words.map { "\(status): \($0.shortened)" } ?? status
  }

  /// Returns why an engine of this command cannot be started.
  package func cannotStart(_ command: String, _ failure: ComputerFailure) -> String {
    let reason = gaveUp(guest(command.shortened), failure)
    guard failure == .notFound, !command.contains("/") else { return reason }
    return reason + language(" Is it in PATH?", ja: "PATH にありますか?")
  }
}
