extension Scene {
  /// Plays the scene, and returns its text with what happens in it.
  ///
  /// - Throws: what is wrong with its settings.
  func played() throws -> String {
    let first = (head + (try SceneStage(self).play())).joined(separator: "\n") + "\n"
    return try others.reduce(first) { text, other in
      let lines = ["", other.command, ""] + (try SceneStage(other).play())
      return text + lines.joined(separator: "\n") + "\n"
    }
  }
}
