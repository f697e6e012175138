import Infrastructure
import Testing

struct SplitMix64Tests {
  @Test func `C4.23 a seed gives the published numbers`() {
    let numbers: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    var generator = SplitMix64(seed: 1_234_567)
    #expect(numbers.map { _ in generator.next() } == numbers)
  }
}
