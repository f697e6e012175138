/// The contents of a disk, and the part that survives a power loss.
///
/// All names are in one folder. Syncing a file or the folder makes its changes safe. A power loss
/// keeps an arbitrary subset of the other changes.
package struct DiskModel {
  /// A change that a power loss may undo.
  package enum Change {
    /// A write of bytes to a file, at an offset.
    case bytes([UInt8], at: Int, of: Int)
    /// A new name for a file, with its previous name, if any.
    case named(String, Int, before: String?)
    case removed(String)
  }

  private var safe = Contents()
  package private(set) var unsafe: [Change] = []

  package init() {}

  /// The contents that programs see before a power loss.
  package private(set) var seen = Contents()

  package mutating func change(_ change: Change) {
    unsafe.append(change)
    seen.apply(change)
  }

  package mutating func syncFile(_ number: Int) {
    safe.files[number] = seen.files[number]
    unsafe.removeAll { if case .bytes(_, _, number) = $0 { true } else { false } }
  }

  /// Syncs the names but not the contents of the files.
  package mutating func syncNames() {
    safe.names = seen.names
    unsafe.removeAll { if case .bytes = $0 { false } else { true } }
  }

  /// The disks that a power loss may leave, one for each subset of changes.
  package var afterPowerLoss: [DiskModel] {
    (0..<(1 << unsafe.count)).map { choice in
      var disk = DiskModel()
      disk.safe = safe
      for (index, change) in unsafe.enumerated() where choice >> index & 1 == 1 {
        disk.safe.apply(change)
      }
      disk.seen = disk.safe
      return disk
    }
  }

  package struct Contents {
    package var files: [Int: [UInt8]] = [:]
    package var names: [String: Int] = [:]

    mutating func apply(_ change: Change) {
      switch change {
      case .bytes(let bytes, let place, let number):
        var file = files[number] ?? []
        let missing = place + bytes.count - file.count
        if missing > 0 { file += [UInt8](repeating: 0, count: missing) }
        file.replaceSubrange(place..<(place + bytes.count), with: bytes)
        files[number] = file
      case .named(let name, let number, let before):
        if let before, names[before] == number { names[before] = nil }
        names[name] = number
      case .removed(let name): names[name] = nil
      }
    }
  }
}
