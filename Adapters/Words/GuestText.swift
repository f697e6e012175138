public import UseCases

/// What a player is told about engines, and about computers that give up.
extension GameText {
  /// Returns why a computer of this name gives up.
  public func gaveUp(_ name: String, _ failure: ComputerFailure) -> String {
    let engine = beforeParticle(name)
    return switch failure {
    case .notStarted(let reason):
      language(
        "\(name) cannot be started: \(words(reason)).", ja: "\(engine)を起動できません (\(words(reason)))。")
    case .notFound: language("\(name) was not found.", ja: "\(engine)が見つかりません。")
    case .ended: language("\(name) has ended.", ja: "\(engine)が終了しました。")
    case .exited(let how):
      language(
        "\(name) has ended (\(words(how))).", ja: "\(engine)が終了しました (\(words(how)))。")
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
}
