import Testing

/// What stands in the scenes is what happens.
///
/// With `REVERSI_SCENES=write` in the environment what happens is written into their files, for a
/// person to read; `write:pass` does that for names that begin so.
struct SceneTests {
  @Test(arguments: Project.scenes)
  func `a scene of the challenge shows what happens`(scene: Scene) throws {
    let played = ScenePlay(scene).play()
    if played != scene.text, Project.isWritten(scene) {
      try Project.write(played, to: scene)
    } else {
      let lines = zip(scene.text.split(separator: "\n"), played.split(separator: "\n"))
      let first = lines.first { $0 != $1 }.map { "'\($0)' became '\($1)'" } ?? "its end"
      #expect(played == scene.text, "\(scene.name): \(first)")
    }
  }

  @Test func `every file in the folder is a scene with a title, and fits one screen`() {
    let names = Project.names(in: "Scenes", type: "")
    #expect(names == Project.scenes.map { "\($0.name).txt" }.sorted())
    for scene in Project.scenes {
      let hasNumber = scene.title.prefixMatch(of: /[RC][0-9]+\.[0-9]+\s/) != nil
      #expect(hasNumber && scene.title.hasSuffix("."), "\(scene.name)")
      #expect(scene.text.split(separator: "\n").count <= 50, "\(scene.name)")
      #expect(scene.idleSetting == nil, "\(scene.name)")
    }
  }
}

extension Scene: CustomTestStringConvertible {
  var testDescription: String { "\(name): \(title)" }
}
