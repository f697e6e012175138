import CLibrary

/// The descriptors that are open in this process, which may have more than this program has opened:
/// whoever started it may have left it some.
enum OpenDescriptors {
  /// The numbers of all open descriptors, or those of the first that may be open if the system does
  /// not list them.
  static var numbers: [Int32] {
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
