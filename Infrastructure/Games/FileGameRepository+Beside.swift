package import Infrastructure

extension FileGameRepository {
  /// Runs an action beside the saved game, under its lock and as long as this run may save.
  package func besideSaved(
    _ body: (_ owner: FileStatus?) throws(FileTrouble) -> Void
  ) throws(FileTrouble) {
    try betweenSaves { saveGuard, _ throws(FileTrouble) in
      try saveGuard.file.makeFolder()
      try saveGuard.checkMaySave()
      try body(try? saveGuard.file.status())
    }
  }

  /// Runs the last action of the program when no save is under way, so that none begins meanwhile;
  /// the action is told whether the latest save has failed, or none was tried because it would.
  package func afterSaving(_ last: (_ hasFailed: Bool) -> Void) {
    betweenSaves { _, hasFailed in last(hasFailed) }
  }
}
