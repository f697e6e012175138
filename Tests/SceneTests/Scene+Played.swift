import Adapters
import ReversiApp

extension Scene {
  /// Plays the scene, and returns its text with what happens in it.
  ///
  /// - Throws: what is wrong with its settings.
  func played() throws -> String {
    let first = (head + (try lines)).joined(separator: "\n") + "\n"
    return try others.reduce(first) { text, other in
      text + (["", other.command, ""] + (try other.lines)).joined(separator: "\n") + "\n"
    }
  }

  private var lines: [String] {
    get throws {
      let invocation: Invocation
      do throws(StartError) {
        invocation = try Invocation(arguments: arguments)
      } catch {
        let language = !isScript && arguments.contains("ja") ? Language.japanese : .english
        return error.sentences(in: language).map { "2> reversi: \($0)" }
      }
      guard case .play(let options) = invocation else {
        throw Unreadable(scene: name, because: "nothing is played")
      }
      let table = try SceneTable(self, options)
      let isLive = !isScript && !options.isGTP && !options.isPlain
      return isLive ? try LiveStage(self, table).play() : try LineStage(self, table).play()
    }
  }
}
