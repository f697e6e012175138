import Adapters
import Testing
import UseCases

/// Saved games that are damaged byte by byte (R7.5).
struct DamagedSavedGameTests {
  private static let bytes =
    Array("x01\r\n--------\n-------o\n".utf8)
    + Array("--------\n---ox---\n---xo---\n--------\nx-------\n--------\n".utf8)

  /// Returns whether damaged bytes are read as a game.
  ///
  /// The game must be the same after encoding and decoding.
  private func isRead(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard let saved = try? SavedGameText.decode(bytes) else { return false }
    let text = SavedGameText.encode(saved)
    let isSame = (try? SavedGameText.decode(text.utf8)) == saved
    #expect(isSame && text.utf8.count == 76, "\(Array(bytes))")
    return true
  }

  @Test func `R7.5 no truncated saved game traps, and only the last line end can be missing`() {
    #expect(isRead(Self.bytes))
    for cut in Self.bytes.indices {
      #expect(isRead(Self.bytes[..<cut]) == (cut == Self.bytes.count - 1), "\(cut)")
      #expect(isRead(Self.bytes[cut...]) == (cut == 0), "\(cut)")
    }
  }

  @Test func `R7.5 no changed byte traps, and a text that still loads is saved the same`() {
    var read = 0
    for index in Self.bytes.indices {
      var changed = Self.bytes
      for value in UInt8.min...UInt8.max {
        changed[index] = value
        if isRead(changed) { read += 1 }
      }
    }
    // Three turns, two modes each, three symbols on 64 squares, ten bytes of line ends unchanged,
    // and a carriage return for the last of them.
    #expect(read == 3 + 2 + 2 + 64 * 3 + 10 + 1)
  }

  @Test func `R7.5 an inserted or removed byte is an error, unless it belongs to a line end`() {
    for index in Self.bytes.indices {
      var changed = Self.bytes
      changed.remove(at: index)
      let isOptional = index == 3 || index == Self.bytes.count - 1
      #expect(isRead(changed) == isOptional, "without the byte at \(index)")
      for value in [0, 0x0a, 0x0d, 0x20, 0x2d, 0x78, 0xcc, 0xff] as [UInt8] {
        changed = Self.bytes
        changed.insert(value, at: index)
        // A second carriage return would be one too many.
        let isLineEnd = value == 0x0d && Self.bytes[index] == 0x0a && index > 4
        #expect(isRead(changed) == isLineEnd, "\(value) at \(index)")
      }
    }
  }
}
