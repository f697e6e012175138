/// An endgame of the test suite that the French federation of the game (FFO) published, with its
/// score: the disks of the side on turn less those of the other after the best play of both.
struct Endgame {
  /// The number in the suite.
  let number: Int
  /// The board and the side on turn, as perft reads them.
  let position: String
  /// The score.
  let score: Int

  /// The endgames 40 to 44, with 20 to 23 empty squares.
  static let all = [
    Endgame(
      number: 40,
      position: "o--oooox-oooooox" + "ooxxoooxooxoooxx" + "ooooooxx---oooox" + "----o--x--------"
        + " x",
      score: 38),
    Endgame(
      number: 41,
      position: "-ooooo----oooox-" + "-oooooo-xxxxxoo-" + "-xxoox--ooxoxx--" + "--oxxo---ooo--o-"
        + " x",
      score: 0),
    Endgame(
      number: 42,
      position: "--ooo-------xx-o" + "oooooxoo-ooooxoo" + "x-oooxxo---ooxoo" + "---oooxo--oooo--"
        + " x",
      score: 6),
    Endgame(
      number: 43,
      position: "--xxxxx---xxxx--" + "-oooxx---ooxxxx-" + "-ooxxxo-ooooxoo-" + "---xox----xxxxx-"
        + " o",
      score: -12),
    Endgame(
      number: 44,
      position: "--o-x-o---o-xo-o" + "-ooxxxooooooxxxo" + "ooooxx--xxooxo--" + "--xxxx-----xxx--"
        + " o",
      score: -14),
  ]
}
