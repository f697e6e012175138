import Foundation
import Testing

struct EngineGuideTests {
  @Test func `each block of code in the guide of the engine stands in a file as it is`() throws {
    let guide = try text(of: "Infrastructure/Infrastructure.docc/Engine.md")
    let blocks = guide.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
    #expect(blocks.count == 4)
    let files = try swiftFiles(in: "Infrastructure").map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    for block in blocks {
      #expect(files.contains { $0.contains("\n" + block) }, "\(block)")
    }
  }
}
