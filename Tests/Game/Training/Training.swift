import Domain
import Engine
import Foundation
import Infrastructure

/// Learns the weights of the evaluation from games of the search with itself, and prints the file
/// that holds them.
///
/// `reversi-training SEED` (by default 1): the same seed gives the same weights. Each generation of
/// games is played with the weights that were learned from the one before; the first plays for
/// mobility alone. Its games count by their ends. Those of the later ones also count by what the
/// search expected on the way, because one bad move would mislabel all positions before it.
@main
enum Training {
  private static let generations: [(games: UInt64, depth: Int, trust: Float)] = [
    (5000, 2, 1), (8000, 3, 0.8), (12_000, 3, 0.7), (60_000, 4, 0.7),
  ]
  private static let rounds = 16

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let seed = arguments.last.flatMap { UInt64($0) } ?? 1
    if arguments.first == "deviations" { return await Deviations(seed: seed).print() }
    var weights = Learner.mobility.weights
    var first = seed &* 1_000_000
    for (games, depth, trust) in generations {
      let play = GamePlay(evaluation: Evaluation(weights: weights), depth: depth, trust: trust)
      let samples = await play.samples(seeds: first..<first + games)
      first += games
      var random = SplitMix64(seed: first)
      let shuffled = samples.shuffled(using: &random)
      var learner = Learner.mobility
      for round in 0..<rounds {
        learner.learn(shuffled, rate: 0.003 * (1 - Float(round) / Float(rounds)))
      }
      weights = learner.weights
      let progress = "\(games) games, \(samples.count) positions\n"
      FileHandle.standardError.write(Data(progress.utf8))
    }
    print(WeightText.source(of: weights), terminator: "")
  }
}
