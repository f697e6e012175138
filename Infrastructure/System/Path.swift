#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A name in the file system, and the system's calls about it.
struct Path: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// What stands under a name.
  enum Kind: Hashable {
    case file
    case folder
    case link
    case other
  }

  init(_ description: String) {
    self.description = description
  }

  /// The folder in which the name is.
  var folder: Path {
    guard let slash = description.lastIndex(of: "/") else { return Path(".") }
    return slash == description.startIndex ? Path("/") : Path(String(description[..<slash]))
  }

  /// The last part of the name.
  var name: String {
    description.lastIndex(of: "/").map { String(description[$0...].dropFirst()) } ?? description
  }

  /// Returns the path with something added to its name.
  func adding(_ suffix: String) -> Path {
    Path(description + suffix)
  }

  /// Returns what stands under the name, without following a link.
  func kind() throws(SystemError) -> Kind {
    var status = stat()
    _ = try SystemError.check { lstat(description, &status) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Returns the permissions of the file that is there, or nil if there is none.
  ///
  /// - Throws: the error, if it may not be written.
  func writablePermissions() throws(SystemError) -> UInt32? {
    var status = stat()
    do throws(SystemError) {
      _ = try SystemError.check { stat(description, &status) }
    } catch {
      if error.isNotFound { return nil }
      throw error
    }
    _ = try SystemError.check { access(description, W_OK) }
    return UInt32(status.st_mode) & 0o777
  }

  /// Returns the path to which links lead, also if nothing is there; after 40 links the last one.
  func resolved() -> Path {
    var path = self
    for _ in 0..<40 {
      guard let target = path.linkTarget else { break }
      path = target.hasPrefix("/") ? Path(target) : path.folder.adding("/" + target)
    }
    return path
  }

  private var linkTarget: String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      filled = buffer.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { max(0, readlink(description, $0, buffer.count)) } ?? 0
      }
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Opens a file for reading; it never waits for one who writes.
  func openForReading() throws(SystemError) -> Descriptor {
    Descriptor(
      number: try SystemError.check { open(description, O_RDONLY | O_NONBLOCK | O_CLOEXEC) })
  }

  /// Makes and opens a file for its owner alone; it must not be there yet.
  func create() throws(SystemError) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return Descriptor(number: try SystemError.check { open(description, flags, 0o600) })
  }

  /// Opens a file that is used as a lock only, and makes it if need be.
  func openForLocking() throws(SystemError) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    return Descriptor(number: try SystemError.check { open(description, flags, 0o600) })
  }

  /// Gives what stands here another name; what stood there is gone.
  func move(to other: Path) throws(SystemError) {
    _ = try SystemError.check { rename(description, other.description) }
  }

  /// Removes the file.
  func remove() throws(SystemError) {
    _ = try SystemError.check { unlink(description) }
  }

  /// Makes the folder for its owner alone, and those above it, as far as they are missing.
  func makeFolder() throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.check { mkdir(description, 0o700) }
    } catch {
      if error.isAlreadyThere { return }
      guard error.isNotFound, folder != self else { throw error }
      try folder.makeFolder()
      _ = try SystemError.check { mkdir(description, 0o700) }
    }
  }

  /// Returns when the names in the folder are safe from a loss of power, or at once where the folder
  /// cannot be opened, or does not know of such a thing.
  func syncFolder() throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    guard let number = try? SystemError.check({ open(description, flags) }) else { return }
    let folder = Descriptor(number: number)
    defer { try? folder.shut() }
    do throws(SystemError) {
      try folder.sync()
    } catch {
      if !error.isNotSupported { throw error }
    }
  }
}
