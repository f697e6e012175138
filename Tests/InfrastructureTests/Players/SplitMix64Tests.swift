import Infrastructure
import Testing

struct SplitMix64Tests {
  @Test(
    arguments: [
      (0, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]),
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
          4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
      ),
    ] as [(UInt64, [UInt64])])
  func `C4.4 a seed gives the published numbers`(seed: UInt64, numbers: [UInt64]) {
    var generator = SplitMix64(seed: seed)
    #expect(numbers.map { _ in generator.next() } == numbers)
  }
}
