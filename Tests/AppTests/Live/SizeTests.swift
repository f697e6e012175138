import TestSupport
import Testing

/// The terminal in all sizes, and from each to the others (C1, C6.3).
struct SizeTests {
  struct Size: Hashable {
    let columns: Int
    let rows: Int

    /// The size as C1 and C6.3 tell the fronts apart.
    var isLive: Bool { columns >= 58 ? rows >= 13 : columns >= 24 && rows >= 15 }
  }

  private static let sizes = [(80, 24), (58, 13), (40, 15), (80, 12), (24, 15), (58, 15), (57, 14)]
    .map { Size(columns: $0.0, rows: $0.1) }

  /// Has disks turn for ever, and a line half typed.
  private func turning(_ size: Size, resizing: Resizing = .clip) async throws -> LiveTerminal {
    let game = try Home.live().live(
      "--flip", "1000000", columns: size.columns, rows: size.rows, resizing: resizing)
    try await game.showsPrompt()
    game.type("d3\rwhi")
    try await game.shows("d3, and what is typed") { screen in
      screen.prompt == "reversi> whi" && screen.block.contains { $0.contains("(●)") }
    }
    return game
  }

  @Test(arguments: sizes.filter(\.isLive))
  func `C6.3 each terminal size has the block that fits it`(size: Size) async throws {
    let screen = try await turning(size).screen
    #expect(screen.block.count == (size.columns >= 58 ? 12 : 14))
    #expect(screen.isTidy && !screen.hasWrapped, "\(screen)")
    if size.columns < 58 {
      #expect(screen.block[10...11] == ["● 2 M  ○ 2 M", "●'s turn"])
    }
  }

  @Test(arguments: Resizing.allCases)
  func `C6.3 after a resize the block is as if the terminal had had that size from the start`(
    resizing: Resizing
  ) async throws {
    let game = try await turning(Self.sizes[0], resizing: resizing)
    var fresh: [Size: TerminalScreen] = [:]
    for size in Self.sizes where size.isLive { fresh[size] = try await turning(size).screen }
    // Every size comes after every other.
    for step in 1..<Self.sizes.count {
      for number in 1...Self.sizes.count {
        let size = Self.sizes[(number * step) % Self.sizes.count]
        try await resize(game, to: size, like: fresh[size])
      }
    }
    game.type("te\r")
    try await game.shows("White is manual.")
    game.type("quit\r")
    let all = try await game.ended()
    #expect(all.end == .status(0))
    #expect(game.settings == game.settingsAtStart)
    #expect((all.screen.hasWrapped, all.screen.unknown) == (false, []))
    #expect(!all.screen.isPasteBracketed)
  }

  private func resize(
    _ game: LiveTerminal, to size: Size, like fresh: TerminalScreen?
  ) async throws {
    let drawn = game.screen.frames
    game.resize(columns: size.columns, rows: size.rows)
    guard let fresh else {
      try await game.shows("Too small: ")
      return
    }
    let screen = try await game.shows("block at \(size)") { screen in
      screen.frames > drawn && screen.block == fresh.block
    }
    #expect(screen.isTidy, "\(screen)")
    #expect(screen.isPasteBracketed)
  }

  @Test(arguments: Resizing.allCases)
  func `C6.16 a resize leaves one block and each line above it once`(resizing: Resizing)
    async throws
  {
    let game = try Home.live().live("--flip", "0", rows: 16, resizing: resizing)
    try await game.showsPrompt()
    let moves = ["d3", "c3", "b3", "b2", "b1", "a1", "c4", "c1"]
    for move in moves { game.type("\(move)\r") }
    game.type("whi")
    try await game.shows("what is typed") { $0.prompt == "reversi> whi" }
    for (columns, rows) in [(50, 20), (70, 20), (40, 24), (80, 16), (60, 30)] {
      let drawn = game.screen.frames
      game.resize(columns: columns, rows: rows)
      let screen = try await game.shows("frame at \(columns)") { $0.frames > drawn }
      #expect(screen.everything.count { $0.hasPrefix("    a b c") } == 2, "\(screen)")
      #expect(
        screen.everything.filter { $0.contains(" plays ") }
          .map { String($0.dropFirst("● plays ".count).prefix(2)) } == moves, "\(screen)")
      #expect(screen.prompt == "reversi> whi" && !screen.hasWrapped)
    }
  }

  @Test(arguments: Resizing.allCases)
  func `C6.3 a terminal that is resized while disks turn ends with a tidy block`(
    resizing: Resizing
  ) async throws {
    let game = try Home.live().live(
      "-bcomputer", "-wcomputer", "--delay", "0", "--flip", "0.006", "--seed", "9",
      resizing: resizing)
    // Each size differs from the one before: without a change, a game that has ended draws nothing.
    for size in Self.sizes.dropFirst() + Self.sizes.reversed().dropFirst() {
      let drawn = try await game.shows("disks") { !$0.lines.allSatisfy(\.isEmpty) }.frames
      game.resize(columns: size.columns, rows: size.rows)
      guard size.isLive else {
        try await game.shows("one line") { $0.prompt.hasPrefix("Too small: ") }
        continue
      }
      // What was written just as the size changed may be left above the block.
      game.type(Keys.control("l"))
      let screen = try await game.shows("tidy block at \(size)") { screen in
        screen.frames > drawn && screen.isTidy
          && screen.block.count == (size.columns >= 58 ? 12 : 14)
      }
      #expect(screen.unknown == [])
    }
  }
}
