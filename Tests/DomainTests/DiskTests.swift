import Domain
import Testing

/// The two sides of a disk.
struct DiskTests {
  @Test func `R1.1 there are two sides, dark first, and a disk can be turned over`() {
    #expect(Disk.sides == [.dark, .light])
    #expect(Disk.sides.map(\.flipped) == [.light, .dark])
  }

  @Test func `R1.1 a disk is written x when dark and o when light`() {
    #expect(Disk.sides.map(\.description) == ["x", "o"])
    #expect(["x", "o"].map(Disk.init(_:)) == [.dark, .light])
    for text in ["", "-", "X", "O", "0", "xo", " x", "x\n", "x\u{302}"] {
      #expect(Disk(text) == nil, "\(text)")
    }
  }
}
