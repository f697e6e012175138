import UseCases

extension FileSystem {
  /// Does with what could not be loaded what may be done with it, and says so (R7.5).
  func failure(
    _ problem: PathProblem, at path: Path, of owner: FileGameRepository.Owner,
    _ lock: Result<Descriptor, NoLock>?
  ) -> LoadFailure {
    switch problem {
    case .unreadable(let error): .unreadable(reason: "\(path): \(error)")
    case .noSavedGame(let problem) where owner == .user: .foreign(problem: problem)
    case .noSavedGame(let problem): setAside(path, problem, lock)
    }
  }

  /// Sets aside what is no saved game, if no other program can be about to do the same.
  private func setAside(
    _ path: Path, _ problem: String, _ lock: Result<Descriptor, NoLock>?
  ) -> LoadFailure {
    switch lock {
    case .success:
      do throws(SystemError) {
        return .setAside(problem: problem, name: try setAside(path).name)
      } catch {
        return .stuck(problem: problem, reason: "\(error)")
      }
    case .failure(.failed(let reason)): return .stuck(problem: problem, reason: reason)
    case .failure(.heldByAnother), nil: return .unreadable(reason: "\(path): \(problem)")
    }
  }
}
