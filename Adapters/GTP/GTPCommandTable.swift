import Domain

/// The commands by name, and how their arguments are read.
enum GTPCommandTable {
  /// Reads the arguments of a command; returns nil if they are wrong.
  typealias Reader = @Sendable ([String]) -> GTPCommand?

  /// The names of all commands, in the order in which `list_commands` lists them.
  static let names = all.map(\.name)

  /// The readers of the arguments, by command.
  static let readers = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.reader) })

  private static let all: [(name: String, reader: Reader)] = [
    ("protocol_version", { $0.isEmpty ? .protocolVersion : nil }),
    ("name", { $0.isEmpty ? .name : nil }),
    ("version", { $0.isEmpty ? .version : nil }),
    ("known_command", { $0.count == 1 ? .knownCommand($0[0]) : nil }),
    ("list_commands", { $0.isEmpty ? .listCommands : nil }),
    ("quit", { $0.isEmpty ? .quit : nil }),
    ("boardsize", { $0.count == 1 ? number($0[0]).map(GTPCommand.boardSize) : nil }),
    ("clear_board", { $0.isEmpty ? .clearBoard : nil }),
    ("komi", { $0.count == 1 && isDecimal($0[0]) ? .ignored : nil }),
    ("play", play),
    ("genmove", { $0.count == 1 ? side($0[0]).map(GTPCommand.genmove) : nil }),
    ("reg_genmove", { $0.count == 1 ? side($0[0]).map(GTPCommand.regGenmove) : nil }),
    ("undo", { $0.isEmpty ? .undo : nil }),
    ("time_settings", { $0.count == 3 && areNumbers($0) ? .ignored : nil }),
    (
      "time_left",
      { $0.count == 3 && side($0[0]) != nil && areNumbers($0[1...]) ? .ignored : nil }
    ),
    ("final_score", { $0.isEmpty ? .finalScore : nil }),
    ("showboard", { $0.isEmpty ? .showBoard : nil }),
    ("set_game", { $0.count == 1 ? .setGame($0[0]) : nil }),
    ("list_games", { $0.isEmpty ? .listGames : nil }),
  ]

  private static func play(_ words: [String]) -> GTPCommand? {
    guard words.count == 2, let side = side(words[0]) else { return nil }
    let vertex = words[1].lowercased()
    return vertex == "pass" ? .pass(side) : Square(vertex).map { .play(side, at: $0) }
  }

  private static func side(_ word: String) -> Disk? {
    // Some letters outside ASCII have lowercase forms in ASCII.
    guard word.allSatisfy(\.isASCII) else { return nil }
    return switch word.lowercased() {
    case "black", "b": .dark
    case "white", "w": .light
    default: nil
    }
  }

  /// Reads a whole number of GTP: digits only, less than 2 to the power of 31.
  static func number(_ word: String) -> Int32? {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int32(word) : nil
  }

  /// Returns whether a word is a number of GTP, with or without a fraction.
  private static func isDecimal(_ word: String) -> Bool {
    Float(word)?.isFinite == true && !word.contains { "xX".contains($0) }
  }

  private static func areNumbers(_ words: some Sequence<String>) -> Bool {
    words.allSatisfy { number($0) != nil }
  }
}
