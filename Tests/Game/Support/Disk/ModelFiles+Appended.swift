import ArchivedGames
package import Infrastructure
package import TestSupport

extension ModelFiles: AppendedFiles {
  package func openToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try tried { state throws(SystemError) in
      let file = try state.openFound(path)
      state.appended.insert(file.number)
      return file
    }
  }

  package func createToAppend(_ path: Path) throws(SystemError) -> Descriptor {
    try tried { state throws(SystemError) in
      let file = try state.openNew(path)
      state.appended.insert(file.number)
      return file
    }
  }

  package func skip(toLast count: Int, of file: Descriptor) throws(SystemError) -> Int {
    try tried { state throws(SystemError) in
      guard let (number, _) = state.open[file.number] else { throw SystemError.notOpen }
      let place = max(0, state.length(of: number) - count)
      state.open[file.number] = (number, place)
      return place
    }
  }
}
