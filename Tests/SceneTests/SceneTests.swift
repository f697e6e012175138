import Foundation
import ReversiApp
import Testing

/// What stands in the scenes is what happens.
///
/// With `REVERSI_SCENES=write` in the environment what happens is written into their files, for a
/// person to read what has changed; `write:Live/cursor` does that for names that begin so.
@Suite struct SceneTests {
  @Test(arguments: Scenes.all)
  func `a scene shows what happens`(scene: Scene) throws {
    let played = try scene.played()
    guard played != scene.text else { return }
    if Scenes.isWritten(scene) {
      try Scenes.write(played, to: scene)
      print("written: \(scene.name)")
    } else {
      let difference = difference(from: scene.text, to: played)
      // A longer message is lost on its way through the package manager.
      let isWhole = difference.utf8.count < 3000
      let rest = isWhole ? "" : "\n... (REVERSI_SCENES=write:\(scene.name) shows the rest)"
      Issue.record("\(scene.name)\n\(difference.prefix(isWhole ? .max : 1500))\(rest)")
    }
  }

  @Test func `every file in the folder of the scenes is a scene and shows something`() {
    #expect(Scenes.unreadable == [])
    #expect(!Scenes.all.isEmpty)
    #expect(Scenes.all.filter { !$0.steps.contains(where: \.isSeen) }.map(\.name) == [])
    let wrong = Scenes.all.filter { scene in
      scene.steps.contains { if case .screen(let excerpt) = $0 { !excerpt.isRight } else { false } }
    }
    #expect(wrong.map(\.name) == [], "a screen shows some row, and one gap without a number")
  }

  @Test(arguments: OptionTable.names)
  func `each option of the program appears in a command line of a scene`(name: String) {
    let lines = Scenes.all.flatMap { [$0] + $0.others }.map(\.arguments)
    #expect(
      lines.contains { arguments in
        arguments.contains { $0 == name || $0.hasPrefix("\(name)=") }
          && (try? Invocation(arguments: arguments)) != nil
      })
  }

  @Test func `a scene fits one screen`() {
    let long = Scenes.all.filter { $0.text.split(separator: "\n").count > 50 }
    #expect(long.map(\.name) == [])
  }

  @Test func `a scene that differs from the program shows the difference`() throws {
    let scene = try Scene(
      name: "", text: "R1.1 A move.\n\n$ reversi < script\n\n> d3\nx plays d3\n")
    let played = try scene.played()
    #expect(played.hasSuffix("x's turn\n> d3\nx plays d3, flips d4\nx 4, o 1\no's turn\n"))
    #expect(
      difference(from: scene.text, to: played) == """
          ...
          $ reversi < script

        + x's turn
          > d3
        - x plays d3
        + x plays d3, flips d4
        + x 4, o 1
        + o's turn

        """)
  }

  @Test(arguments: ["* ended: done\n", ""])
  func `a scene that does not end within an hour says so`(end: String) throws {
    let scene = try Scene(
      name: "", text: "R1.1 A wait.\n\n$ reversi < script\n\n> wait 4000\n\(end)")
    #expect(
      try scene.played().hasSuffix("* ended: never\n"))
  }

  @Test(arguments: [
    ("< script", "saved: x00"), ("--no-save", "moves: d3"), ("--gtp", "row 1: ox------"),
    ("--moves d3", "failing saves: 1"), ("< script", "terminal: 80x24"),
    ("--plain", "disk columns: 2"),
  ])
  func `a scene with an unused setting is refused`(command: String, setting: String) {
    #expect(throws: Scene.Unreadable.self) {
      try Scene(name: "", text: "R1.1 A move.\n\n$ reversi \(command)\n\(setting)\n\n> d3\n")
    }
  }
}

/// Returns the lines that two texts do not share, as a change from one to the other, each with two
/// lines around it.
private func difference(from old: String, to new: String) -> String {
  let lines = wholeDifference(from: old, to: new)
  let changed = lines.indices.filter { lines[$0].hasPrefix("+") || lines[$0].hasPrefix("-") }
  let near = Set(changed.flatMap { $0 - 2...$0 + 2 })
  var text: [String] = []
  for (number, line) in lines.enumerated() {
    if near.contains(number) {
      text.append(line)
    } else if text.last != "  ..." {
      text.append("  ...")
    }
  }
  return text.joined(separator: "\n")
}

/// Returns all lines of two texts, in front of each whether only one of them has it.
private func wholeDifference(from old: String, to new: String) -> [String] {
  let lines = old.components(separatedBy: "\n")
  let others = new.components(separatedBy: "\n")
  let changes = others.difference(from: lines)
  let removed = Dictionary(grouping: changes.removals, by: \.offset)
  let inserted = Dictionary(grouping: changes.insertions, by: \.offset)
  var text: [String] = []
  var (left, right) = (0, 0)
  while left < lines.count || right < others.count {
    if removed[left] != nil {
      text.append("- \(lines[left])")
      left += 1
    } else if inserted[right] != nil {
      text.append("+ \(others[right])")
      right += 1
    } else {
      text.append(others[right].isEmpty ? "" : "  \(others[right])")
      (left, right) = (left + 1, right + 1)
    }
  }
  return text
}

extension CollectionDifference<String>.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
