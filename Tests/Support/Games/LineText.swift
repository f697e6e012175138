import Adapters
import Domain
import Notations
import RoomAdapters
package import Rooms
import UseCases

extension Line {
  /// Reads a line from a position in one line: the move, what it is worth (`=` if that is certain,
  /// `~` if not, or nothing), and what follows, such as `d1=-22 f2h7--h4`.
  package init(_ text: String, on position: String) throws {
    let words = text.split(separator: " ")
    guard let first = words.first else { throw WrongText(text: text) }
    let square = try square(String(first.prefix(2)))
    let lead = Int(first.dropFirst(3))
    let worth: Advice.Worth? = lead.map { first.contains("=") ? .exactly($0) : .about($0) }
    let following = words.count > 1 ? try Transcript(words[1]).steps : []
    guard let before = PositionText.decode(position) else { throw WrongText(text: position) }
    let line = Line(
      before: before, move: ValuedMove(square, worth: worth),
      steps: [.move(square)] + following)
    guard let line else { throw WrongText(text: text) }
    self = line
  }
}
