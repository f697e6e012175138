import ArchivedGames
import Foundation
import Infrastructure
import ProgramSupport
import TestTraits
import Testing

/// Descriptors that are read to the end, and closed.
@Suite(.watched) struct DescriptorTests {
  @Test func `C5.16 a read of a pipe continues to the end of the pipe`() throws {
    // If reading ends early, the test fails, not the writer.
    signal(SIGPIPE, SIG_IGN)
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    // More than a pipe holds, so that no single call can read it all.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    Thread.detachNewThread {
      try? FileHandle(forWritingAtPath: path)?.write(contentsOf: bytes)
    }
    #expect(try Descriptor.readFile(path) == bytes)
  }

  @Test func `a closed file has no descriptor`() throws {
    let folder = try TemporaryFolder()
    try folder.write("d3".utf8, to: "file")
    let files = SystemFiles()
    let file = try files.open(Path(folder.path("file")), .reading)
    // Nothing else in this process opens a file of so high a number.
    let number = fcntl(file.number, F_DUPFD_CLOEXEC, 200)
    #expect(number >= 200)
    for closed in [file, Descriptor(number: number)] { try files.close(closed) }
    #expect(fcntl(number, F_GETFD) == -1)
  }
}
