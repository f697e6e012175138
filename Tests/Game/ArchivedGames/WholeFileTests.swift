import ArchivedGames
import Foundation
import Infrastructure
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Files and pipes that are read to the end.
@Suite(.watched) struct WholeFileTests {
  @Test func `G15.15 a read of a pipe continues to the end of the pipe`() throws {
    // If reading ends early, the test fails, not the writer.
    signal(SIGPIPE, SIG_IGN)
    let folder = TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // More than a pipe holds, so that no single call can read it all.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    Thread.detachNewThread {
      try? FileHandle(forWritingAtPath: path)?.write(contentsOf: bytes)
    }
    #expect(try Descriptor.readFile(path) == bytes)
  }
}
