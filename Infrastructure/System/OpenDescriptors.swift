import CLibrary

/// The descriptors that are open in this process, which may have more than this program has opened.
enum OpenDescriptors {
  /// Keeps all descriptors but standard input and output from programs that are started from now
  /// on: whoever started this program may have left it more.
  static func keepFromOtherPrograms() {
    for number in numbers where number >= 2 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
  }

  /// The numbers of all open descriptors, or those of the first that may be open if the system does
  /// not list them.
  private static var numbers: [Int32] {
    guard let folder = opendir("/dev/fd") else { return Array(0..<min(getdtablesize(), 65_536)) }
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let number = Int32(name) { numbers.append(number) }
    }
    return numbers
  }
}
