/// Does pieces of work at once, and hands over their results in order.
package struct OrderedWork: Sendable {
  private let width: Int
  private let reach: Int

  /// Makes work of which so many pieces are under way at once, and no more than the reach have begun
  /// without being handed over, because an earlier one takes longer; so memory has a limit.
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
      var (begun, taken) = (0, 0)
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
