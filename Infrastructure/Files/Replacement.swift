extension Path {
  /// Where the new content of a file is written before it takes the place of the old.
  var replacement: Path { adding(".saving") }

  /// Returns what a file holds, up to so many bytes.
  func beginning(_ count: Int) throws(SystemError) -> [UInt8] {
    let file = try openForReading()
    defer { try? file.shut() }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try file.bytes(atMost: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Replaces what a file holds: the new content is safe on the disk before it takes the name, and
  /// the name is before this returns.
  func replace(with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      let file = try replacement.create()
      do throws(SystemError) {
        try file.put(bytes)
        try file.sync()
      } catch {
        try? file.shut()
        throw error
      }
      try file.shut()
      try replacement.move(to: self)
    } catch {
      try? replacement.remove()
      throw error
    }
    try folder.syncFolder()
  }

  /// Gives a file, or whatever it is, the first free name of `….bad-1`, `….bad-2`, and returns it.
  func setAside() throws(SystemError) -> Path {
    var number = 1
    while true {
      let other = adding(".bad-\(number)")
      guard try other.isTaken else {
        try move(to: other)
        return other
      }
      number += 1
    }
  }

  private var isTaken: Bool {
    get throws(SystemError) {
      do throws(SystemError) {
        _ = try kind()
        return true
      } catch {
        if error.isNotFound { return false }
        throw error
      }
    }
  }

  /// Locks the file against other programs, or finds that another has; a lock that cannot be had
  /// at all, such as in a folder that cannot be written, keeps nobody from reading.
  func locked() -> (lock: Descriptor?, isHeldByAnother: Bool) {
    guard let file = try? openForLocking() else { return (nil, false) }
    do throws(SystemError) {
      try file.lock()
      return (file, false)
    } catch {
      try? file.shut()
      return (nil, error.isHeldByAnother)
    }
  }
}
