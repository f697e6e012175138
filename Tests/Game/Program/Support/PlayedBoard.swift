import Adapters
import Domain
import GameSupport
import TestSupport
import UseCases

/// A game as a screen or a file has it: its moves, and which sides computers play.
struct PlayedBoard: Hashable, Sendable {
  var record = Record()
  var computers: Set<Disk> = [.light]

  /// True if the next step is a human's, or the game is over.
  var isSettled: Bool {
    guard let turn = record.game.turn else { return true }
    return !computers.contains(turn)
  }

  /// True if a human is to place a disk.
  var hasChoice: Bool { isSettled && !record.game.legalSquares.isEmpty }

  /// True if only computers have made steps since an earlier state of the game.
  func goesOn(from earlier: PlayedBoard) -> Bool {
    guard computers == earlier.computers, record.steps.starts(with: earlier.record.steps) else {
      return false
    }
    var played = earlier.record
    for step in record.steps.dropFirst(earlier.record.steps.count) {
      guard let turn = played.game.turn, computers.contains(turn), played.make(step) else {
        return false
      }
    }
    return true
  }

  /// Returns the board after steps, or `nil` if one is illegal.
  func after(_ steps: some Sequence<Record.Step>) -> PlayedBoard? {
    var board = self
    for step in steps {
      guard board.record.make(step) else { return nil }
    }
    return board
  }
}

extension PlayedBoard {
  /// Creates what a saved game holds, or `nil` if the text is none.
  init?(saved text: String) {
    guard let saved = try? SavedGameText.decode(Array(text.utf8)) else { return nil }
    let computers = Disk.sides.filter { saved.modes[$0] != .manual }
    self.init(record: saved.record, computers: Set(computers))
  }

  /// Creates what a screen shows that has room for all moves, or `nil` if it shows no game.
  init?(_ screen: TerminalScreen) {
    // The rows at the bottom tell of steps, too.
    let words = screen.lines.dropLast(4).map { $0.split(separator: " ").map(String.init) }
    let black = Self.title(of: "Black", in: words)
    let white = Self.title(of: "White", in: words)
    guard let black, let white else { return nil }
    var board = PlayedBoard(computers: [])
    if black == "level" { board.computers.insert(.dark) }
    if white == "level" { board.computers.insert(.light) }
    for row in words {
      guard let next = board.after(Self.steps(in: row)) else { return nil }
      board = next
    }
    self = board
  }

  /// Returns the word behind a side's name and count, such as `you` or `level`.
  private static func title(of name: String, in rows: [[String]]) -> String? {
    for row in rows {
      guard let place = row.firstIndex(of: name), place + 2 < row.count else { continue }
      if Int(row[place + 1]) != nil { return row[place + 2] }
    }
    return nil
  }

  /// Returns the steps in a row: squares with a number before them, and passes.
  private static func steps(in row: [String]) -> [Record.Step] {
    row.indices.compactMap { place in
      guard let step = Record.Step(row[place]) else { return nil }
      let isNumbered = place > 0 && Int(row[place - 1]) != nil
      return isNumbered || step == .pass ? step : nil
    }
  }
}

extension TerminalScreen {
  /// True once a human is to move.
  var hasStarted: Bool { PlayedBoard(self)?.isSettled == true }

  /// True if the program says that another one saves the game.
  var isUnsaved: Bool {
    let text = "Your game is open in another window. This one is not saved."
    return lines.contains { $0.contains(text) }
  }

  /// The level of the only computer as the panel shows it, or `nil`.
  var shownLevel: Int? {
    for line in lines {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "level"), place + 1 < words.count else { continue }
      if let level = Int(words[place + 1]), line.contains("Black ") || line.contains("White ") {
        return level
      }
    }
    return nil
  }
}
