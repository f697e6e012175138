import Domain
import Testing

/// A board on which neither side can move.
struct FinalBoard: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rows: [String]
  let winner: Disk?

  static let all = [
    FinalBoard(
      testDescription: "a full board",
      rows: Array(repeating: "xxxxxxxx", count: 4) + ["xxxxxxxo"]
        + Array(repeating: "oooooooo", count: 3),
      winner: .dark),
    FinalBoard(
      testDescription: "a board without dark disks",
      rows: [
        "--------", "--------", "---o----", "--ooo---", "---o----", "--------", "--------",
        "--------",
      ],
      winner: .light),
    FinalBoard(
      testDescription: "a board without light disks",
      rows: ["xxx-----"] + Array(repeating: "--------", count: 7),
      winner: .dark),
    FinalBoard(
      testDescription: "a board without disks",
      rows: Array(repeating: "--------", count: 8),
      winner: nil),
    FinalBoard(
      testDescription: "a board on which no two colors touch",
      rows: ["xx-----o"] + Array(repeating: "--------", count: 6) + ["o-------"],
      winner: nil),
    FinalBoard(
      testDescription: "a board on which no line to an empty square can be closed",
      rows: [
        "oooooooo", "oooooooo", "oooooooo", "ooooooo-", "oooooo--", "oooooo-x", "ooooooo-",
        "oooooooo",
      ],
      winner: .light),
  ]
}
