import Domain
import Synchronization
import UseCases

/// The computer of a scene: it answers the squares it is given, one after the other, and fails if a
/// text is none; behind the last, it answers when it is told to, even if it was called off.
final class SceneComputer: Computer {
  private struct State {
    var squares: ArraySlice<String>
    var asked: [String] = []
    var waiting: [CheckedContinuation<Square, Never>] = []
  }

  /// The failure of a computer that finds no square.
  private struct NoSquare: Error, CustomStringConvertible {
    let description = "it finds no square"
  }

  /// Those that are never answered, kept so that Swift does not report them as leaked.
  private static let unanswered = Mutex<[CheckedContinuation<Square, Never>]>([])

  private let state: Mutex<State>

  /// Makes a computer that answers some squares.
  init(_ squares: [String]) { state = Mutex(State(squares: squares[...])) }

  /// The sides for which it was asked.
  var asked: String {
    let asked = state.withLock(\.asked)
    return asked.isEmpty ? "nobody" : asked.joined(separator: ", ")
  }

  func chooseSquare(in game: Game) async throws -> Square {
    let square = state.withLock { state in
      state.asked.append(game.turn?.description ?? "-")
      return state.squares.popFirst()
    }
    guard let square else {
      return await withCheckedContinuation { waiter in
        state.withLock { $0.waiting.append(waiter) }
      }
    }
    guard let square = Square(square) else { throw NoSquare() }
    return square
  }

  /// Answers the first question that is not answered yet.
  func answer(_ square: Square) {
    let waiter = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    waiter?.resume(returning: square)
  }

  deinit {
    let waiting = state.withLock(\.waiting)
    Self.unanswered.withLock { $0 += waiting }
  }
}
