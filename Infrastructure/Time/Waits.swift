/// The sentences of those who wait on virtual time, by a number for each.
struct Waits {
  private var sentences: [Int: @Sendable () -> String] = [:]
  private var count = 0

  /// Adds a sentence, and returns its number.
  mutating func add(_ sentence: @escaping @Sendable () -> String) -> Int {
    count += 1
    sentences[count] = sentence
    return count
  }

  /// Removes the sentence of a number.
  mutating func remove(_ number: Int) {
    sentences[number] = nil
  }

  /// The sentences, in no order.
  var all: [@Sendable () -> String] { Array(sentences.values) }
}
