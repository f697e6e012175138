import ArchivedGames
package import Infrastructure
package import TestSupport

extension HookedFiles.Call {
  package static let openToAppend = HookedFiles.Call.other("openToAppend")
  package static let createToAppend = HookedFiles.Call.other("createToAppend")
  package static let skip = HookedFiles.Call.other("skip")
}

extension HookedFiles: AppendedFiles {
  package func openToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.openToAppend) { () throws(SystemError) in try appended.openToAppend(path) }
  }

  package func createToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try open(.createToAppend) { () throws(SystemError) in try appended.createToAppend(path) }
  }

  package func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int {
    try strike(.skip)
    return try appended.skip(toLast: count, of: file)
  }

  private var appended: any AppendedFiles { base as? any AppendedFiles ?? SystemFiles() }
}
