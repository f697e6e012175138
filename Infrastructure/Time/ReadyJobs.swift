/// The jobs that are ready to run on virtual time.
struct ReadyJobs {
  private var jobs: [UnownedJob] = []
  private var chance: SplitMix64?

  /// Makes an empty list.
  ///
  /// - Parameter chance: what picks the next job; nil picks the one that has waited longest.
  init(chance: SplitMix64?) {
    self.chance = chance
  }

  /// Adds a job.
  mutating func add(_ job: UnownedJob) {
    jobs.append(job)
  }

  /// Takes out the next job to run, or nil if there is none.
  mutating func next() -> UnownedJob? {
    guard !jobs.isEmpty else { return nil }
    guard var chance else { return jobs.removeFirst() }
    let index = Int.random(in: jobs.indices, using: &chance)
    self.chance = chance
    return jobs.remove(at: index)
  }

  /// Returns whether chance lets time pass before the next job.
  mutating func yieldsToTime() -> Bool {
    guard var chance else { return false }
    let passes = Int.random(in: 0..<8, using: &chance) == 0
    self.chance = chance
    return passes
  }
}
