import Adapters
import Domain
import Infrastructure
import Testing
import UseCases

/// Good saves with one byte changed, taken out or put in, or with their end cut off.
struct SpoiltFileTests {
  static let saves = [
    SavedGame(), SavedGame(game: .over),
    SavedGame(game: .darkMustPass, modes: Modes(dark: .computer)),
  ]

  @Test(arguments: saves)
  func `R7.5 a saved game with one byte changed is another saved game or none`(
    saved: SavedGame
  ) {
    let good = Array(SavedGameText.encode(saved).utf8)
    for place in good.indices {
      for byte in UInt8.min...UInt8.max where byte != good[place] {
        var bytes = good
        bytes[place] = byte
        let known = place < 3 ? Self.header[place] : Self.squares
        // The last line may end in a carriage return alone, as it may go without any end.
        let isGame = good[place] == 10 ? byte == 13 && bytes.last == 13 : known.contains(byte)
        #expect((Self.read(bytes) != nil) == isGame, "\(bytes)")
      }
    }
  }

  @Test(arguments: saves)
  func `R7.5 a saved game that lacks more than its last line end does not load`(saved: SavedGame) {
    let good = Array(SavedGameText.encode(saved).utf8)
    for count in 0..<(good.count - 1) { #expect(Self.read(good.prefix(count)) == nil) }
    #expect(Self.read(good.dropLast()) == saved)
  }

  @Test(arguments: saves)
  func `R7.5 a saved game with one byte too few or too many is none`(saved: SavedGame) {
    let good = Array(SavedGameText.encode(saved).utf8)
    for place in good.indices.dropLast() {
      var bytes = good
      bytes.remove(at: place)
      #expect(Self.read(bytes) == nil, "\(bytes)")
    }
    for place in 0...good.count {
      for byte in UInt8.min...UInt8.max {
        var bytes = good
        bytes.insert(byte, at: place)
        // A carriage return before a line end belongs to it.
        let isLineEnd = byte == 13 && place < good.count && good[place] == 10
        #expect(Self.read(bytes) == (isLineEnd ? saved : nil), "\(bytes)")
      }
    }
  }

  @Test func `R7.5 every position of a game is read as it was written`() throws {
    for game in Game.random(seed: 5) {
      let text = SavedGameText.encode(SavedGame(game: game))
      #expect(try SavedGameText.decode(Array(text.utf8)) == SavedGame(game: game))
    }
  }

  private static let header: [[UInt8]] = [Array("xo-".utf8), Array("01".utf8), Array("01".utf8)]
  private static let squares = Array("xo-".utf8)

  private static func read(_ bytes: some BidirectionalCollection<UInt8>) -> SavedGame? {
    try? SavedGameText.decode(bytes)
  }
}
