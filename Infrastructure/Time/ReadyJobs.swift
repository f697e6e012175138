/// The jobs that are ready to run on `VirtualTime`.
struct ReadyJobs {
  private var jobs: [UnownedJob] = []
  private var chance: SplitMix64?

  /// Makes an empty list; without chance, jobs run in the order they were added.
  init(chance: SplitMix64?) {
    self.chance = chance
  }

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

  /// Returns whether chance lets a sleeper wake before the next job runs.
  mutating func yieldsToTime() -> Bool {
    guard var chance else { return false }
    let passes = Int.random(in: 0..<8, using: &chance) == 0
    self.chance = chance
    return passes
  }
}
