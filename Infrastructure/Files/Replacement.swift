extension Path {
  /// Where the new content of a file is written before it takes the place of the old.
  var replacement: Path { adding(".reversi-saving") }

  /// Replaces what a file holds: the new content is safe on the disk before it takes the name, and
  /// the name is before this returns, as far as the folder can promise that.
  ///
  /// The file keeps its permissions; a new one is its owner's alone.
  func replace(with bytes: [UInt8]) throws(SystemError) {
    let permissions = try writablePermissions()
    let file = try replacement.create()
    do throws(SystemError) {
      try file.fill(with: bytes, permissions)
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

extension Descriptor {
  /// Writes a new file to its end, makes it safe, and closes it, whatever happens.
  fileprivate func fill(with bytes: [UInt8], _ permissions: UInt32?) throws(SystemError) {
    do throws(SystemError) {
      if let permissions { try permit(permissions) }
      try put(bytes)
      try sync()
    } catch {
      try? shut()
      throw error
    }
    try shut()
  }
}
