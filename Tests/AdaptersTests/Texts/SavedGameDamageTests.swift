import Adapters
import Testing
import UseCases

/// Damaged texts: each is told to be wrong, or is a saved game that keeps itself (R7.4, R7.5).
struct SavedGameDamageTests {
  private static let good =
    Array("x01\r\n--------\n-------o\n".utf8)
    + Array("--------\n---ox---\n---xo---\n--------\nx-------\n--------\n".utf8)

  /// Reads damaged bytes; what they are read as must be read again from its own text.
  private func check(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard let saved = try? SavedGameText.decode(bytes) else { return true }
    let text = SavedGameText.encode(saved)
    return (try? SavedGameText.decode(Array(text.utf8))) == saved && text.utf8.count == 76
  }

  @Test func `R7.5 no truncated saved game traps, and only the last line end can be missing`() {
    #expect(check(Self.good))
    for count in Self.good.indices {
      let isRead = (try? SavedGameText.decode(Self.good[..<count])) != nil
      #expect(isRead == (count == Self.good.count - 1), "\(count)")
    }
    for start in Self.good.indices.dropFirst() {
      #expect((try? SavedGameText.decode(Self.good[start...])) == nil)
    }
  }

  @Test func `R7.5 no changed byte traps, and a text that still loads is saved the same`() {
    var read = 0
    for index in Self.good.indices {
      var bytes = Self.good
      for value in UInt8.min...UInt8.max {
        bytes[index] = value
        if !check(bytes) { Issue.record("byte \(index) as \(value)") }
        if (try? SavedGameText.decode(bytes)) != nil { read += 1 }
      }
    }
    // Three turns, two modes each, three symbols on 64 squares, ten bytes of line ends as they are,
    // and a carriage return for the last of them.
    #expect(read == 3 + 2 + 2 + 64 * 3 + 10 + 1)
  }

  @Test func `R7.5 no byte that is inserted or removed traps`() {
    for index in Self.good.indices {
      var shorter = Self.good
      shorter.remove(at: index)
      #expect(check(shorter))
      for value in [0, 0x0a, 0x0d, 0x20, 0x2d, 0x78, 0xcc, 0xff] as [UInt8] {
        var longer = Self.good
        longer.insert(value, at: index)
        #expect(check(longer))
      }
    }
  }
}
