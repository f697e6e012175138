/// What players read about the file of the saved game, as parts of sentences.
enum SaveText {
  static let isFolder = "it is a folder"
  static let isBrokenLink = "it is a link that leads to no file"
  static let isSpecialFile = "it is not a regular file"

  static func failure(_ reason: any CustomStringConvertible, at path: Path) -> String {
    "\(path): \(reason)"
  }

  static func heldByAnother(_ path: Path) -> String {
    "\(path): another reversi has this game open"
  }

  static func changedByAnother(_ path: Path) -> String {
    "\(path): another program has changed it"
  }
}
