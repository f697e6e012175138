import Domain
import Testing

/// The two sides of a disk.
struct DiskTests {
  @Test func `R1.7 a disk can be turned`() {
    var disk = Disk.dark
    disk.flip()
    #expect(disk == .light)
    disk.flip()
    #expect(disk == .dark)
  }

  @Test func `R1.7 a disk has its other side`() {
    #expect(Disk.dark.flipped == .light)
    #expect(Disk.light.flipped == .dark)
  }

  @Test func `R1.7 there are two sides, dark first`() {
    #expect(Disk.sides == [.dark, .light])
  }

  @Test func `R1.1 a disk is written x when dark and o when light`() {
    #expect(Disk.sides.map(\.description) == ["x", "o"])
    #expect(["x", "o"].map(Disk.init(_:)) == [.dark, .light])
  }

  @Test(arguments: ["", "-", "X", "O", "0", "xo", " x", "x\n", "x\u{302}"])
  func `R1.1 a text other than x and o is no disk`(text: String) {
    #expect(Disk(text) == nil)
  }
}
