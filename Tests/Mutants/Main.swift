import Foundation

/// Reads lists of defects, and draws new ones, for the project in the current folder.
///
/// - `reversi-mutants check LIST` says which defects do not stand in their files once.
/// - `reversi-mutants list LIST` prints the file and the name of each, with a tab between them.
/// - `reversi-mutants put LIST NAME` puts one into its file.
/// - `reversi-mutants draw SEED COUNT` prints a list of new ones, and as many to spare.
@main enum Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("check", 2):
      let troubles = try list(words[1]).compactMap { $0.trouble(in: text(of: $0.file)) }
      for trouble in troubles { print("\(words[1]): \(trouble)") }
      exit(troubles.isEmpty ? 0 : 1)
    case ("list", 2):
      for defect in try list(words[1]) { print("\(defect.file)\t\(defect.name)") }
    case ("put", 3):
      let defect = try list(words[1]).first { $0.name == words[2] }
      guard let defect, let changed = text(of: defect.file).flatMap(defect.put) else { exit(1) }
      try changed.write(toFile: defect.file, atomically: false, encoding: .utf8)
    case ("draw", 3):
      var drawing = Drawing(from: sources, seed: words[1])
      let drawn = drawing.draw(Int(words[2]) ?? 0)
      print(drawn.map(\.description).joined(separator: "\n\n"))
    default:
      print("reversi-mutants [check LIST | list LIST | put LIST NAME | draw SEED COUNT]")
      exit(2)
    }
  }

  private static func list(_ name: String) throws -> [Defect] {
    try Defect.list(String(contentsOfFile: name, encoding: .utf8))
  }

  private static func text(of name: String) -> String? {
    try? String(contentsOfFile: name, encoding: .utf8)
  }

  /// The files of the product, without the table of the engine's weights.
  private static var sources: [Source] {
    ["App", "Adapters", "Domain", "Infrastructure", "UseCases"].flatMap { folder in
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Weights.swift") }
        .compactMap { file in
          text(of: "\(folder)/\(file)").map { Source($0, of: "\(folder)/\(file)") }
        }
    }
  }
}
