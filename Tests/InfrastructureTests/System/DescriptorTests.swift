import Foundation
import Infrastructure
import TestSupport
import Testing

/// Descriptors that are closed.
struct DescriptorTests {
  @Test func `a closed file has no descriptor`() throws {
    let folder = TemporaryFolder()
    try folder.write("d3".utf8, to: "file")
    let files = SystemFiles()
    let file = try files.openToRead(Path(folder.path("file")))
    // Nothing else in this process opens a file of so high a number.
    let number = fcntl(file.number, F_DUPFD_CLOEXEC, 200)
    #expect(number >= 200)
    for closed in [file, Descriptor(number: number)] { try files.close(closed) }
    #expect(fcntl(number, F_GETFD) == -1)
  }
}
