import Domain
import Engine
import Infrastructure

/// Weights that are moved, sample by sample, toward what the game came to.
struct Learner {
  private var beginning = [Float](repeating: 0, count: Evaluation.weightCount / 2)
  private var end = [Float](repeating: 0, count: Evaluation.weightCount / 2)

  /// Weights that take mobility for everything: a disk for each square.
  static var mobility: Learner {
    var learner = Learner()
    for index in 0..<65 {
      learner.beginning[index] = Float(index - 32)
      learner.end[index] = Float(index - 32)
    }
    return learner
  }

  /// The weights in steps of the letters that hold them.
  var weights: [Int] {
    (beginning + end).map { weight in
      let step = Int((abs(weight) * 100).squareRoot().rounded())
      return min(step, 46) * (weight < 0 ? -1 : 1)
    }
  }

  /// Moves the weights by all samples, one after the other.
  mutating func learn(_ samples: some Collection<Sample>, rate: Float) {
    for sample in samples {
      let (classes, share) = shares(of: sample)
      let error = sample.score - value(classes, share)
      for index in classes {
        beginning[index] += rate * error * share
        end[index] += rate * error * (1 - share)
      }
    }
  }

  private func value(_ classes: [Int], _ share: Float) -> Float {
    classes.reduce(0) { $0 + beginning[$1] * share + end[$1] * (1 - share) }
  }

  private func shares(of sample: Sample) -> (classes: [Int], beginning: Float) {
    (
      Evaluation.classes(of: sample.position),
      Float(sample.position.emptySquares.count) / 64
    )
  }
}
