import Infrastructure
import Testing

struct SplitMix64Tests {
  @Test func `C4.4 seed 0 gives the published numbers`() {
    var generator = SplitMix64(seed: 0)
    let numbers = (1...3).map { _ in generator.next() }
    #expect(
      numbers == [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f])
  }

  @Test func `C4.4 seed 1234567 gives the published numbers`() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (1...5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test(arguments: [0, 1, .max])
  func `C4.4 the same seed gives the same numbers, another seed others`(seed: UInt64) {
    var first = SplitMix64(seed: seed)
    var second = SplitMix64(seed: seed)
    var other = SplitMix64(seed: seed &+ 1)
    let numbers = (1...100).map { _ in first.next() }
    #expect(numbers == (1...100).map { _ in second.next() })
    #expect(numbers != (1...100).map { _ in other.next() })
  }
}
