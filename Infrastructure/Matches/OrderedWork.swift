import Infrastructure

/// Does pieces of work at once, and hands over their results in order.
package struct OrderedWork: Sendable {
  /// How many pieces are under way at once.
  private let width: Int
  /// How many pieces may have begun whose results were not handed over.
  ///
  /// The results of some may have to wait for an earlier piece that takes longer; this limits the
  /// memory that they take.
  private let reach: Int

  /// Makes work of a width and a reach.
  package init(width: Int = CurrentProcess.processorCount, reach: Int = 1000) {
    self.width = width
    self.reach = reach
  }

  /// Does the pieces that are numbered from zero, and hands over the results one by one, in order.
  ///
  /// A piece may block its thread: there are never more of them than processors, and nothing else
  /// waits for a thread but what is done with their results.
  package func run<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) async -> Result, then take: (Result) -> Void
  ) async {
    await withTaskGroup(of: (number: Int, result: Result).self) { group in
      var begun = 0
      var taken = 0
      // Results that are done, but not the next in order.
      var ready: [Int: Result] = [:]
      while taken < count {
        while begun < count, begun - taken < reach, begun - taken - ready.count < width {
          group.addTask { [begun] in (begun, await work(begun)) }
          begun += 1
        }
        guard let done = await group.next() else { return }
        ready[done.number] = done.result
        while let result = ready.removeValue(forKey: taken) {
          take(result)
          taken += 1
        }
      }
    }
  }
}
