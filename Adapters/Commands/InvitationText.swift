import Domain
import UseCases

/// A line that invites an engine to a side, such as `white gtp:gtp-rhino -l 3`.
///
/// From `gtp:` on it is taken as it was typed: it has no comment, and case matters (C8.13).
struct InvitationText {
  let side: Disk
  /// The command of the engine, which may be missing.
  private let command: Substring

  private static let sides: [String: Disk] = [
    "black": .dark, "dark": .dark, "white": .light, "light": .light,
  ]
  private static let mark = "gtp:"

  /// Returns nil for any other line.
  init?(_ line: String) {
    let words = line.split(maxSplits: 1, whereSeparator: Self.isSpace)
    guard words.count == 2, let side = Self.sides[String(words[0]).halfWidth.lowercased()] else {
      return nil
    }
    let rest = words[1].drop(while: Self.isSpace)
    guard String(rest.prefix(Self.mark.count)).halfWidth.lowercased() == Self.mark else {
      return nil
    }
    self.side = side
    command = rest.dropFirst(Self.mark.count)
  }

  /// What the line does, or why it cannot: a script is not to start programs that nobody has named
  /// in its options.
  func command(inScript isScript: Bool) -> Result<Command, Refusal> {
    guard !isScript else { return .failure(.notACommand(.invitedInScript(side))) }
    guard let invitation = Invitation(String(command), to: side) else {
      return .failure(.notACommand(.noEngine))
    }
    return .success(Command(word: Self.mark, action: .input(.invite(invitation))))
  }

  private static func isSpace(_ character: Character) -> Bool {
    [" ", "\t", "\u{3000}"].contains(character)
  }
}
