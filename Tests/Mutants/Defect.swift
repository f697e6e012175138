/// One fault of the product: what stands in a file, and what takes its place.
package struct Defect: Hashable, Sendable {
  /// What a player would see, or where the fault was drawn.
  package let name: String
  /// The path of the file.
  package let file: String
  /// The lines that stand in the file.
  package let old: [String]
  /// The lines that take their place.
  package let new: [String]

  /// The error for a text that is no list of defects.
  package struct Unreadable: Error, CustomStringConvertible {
    /// What is wrong.
    package let description: String
  }

  /// Reads a list of defects, which are parted by empty lines; lines that begin with `#` say
  /// nothing.
  package static func list(_ text: String) throws(Unreadable) -> [Defect] {
    var defects: [Defect] = []
    for paragraph in lines(of: text).split(whereSeparator: \.isEmpty) {
      let lines = paragraph.filter { !$0.hasPrefix("#") }
      if !lines.isEmpty { defects.append(try Defect(lines)) }
    }
    return defects
  }

  /// Makes a fault.
  package init(_ name: String, in file: String, old: [String], new: [String]) {
    (self.name, self.file, self.old, self.new) = (name, file, old, new)
  }

  /// Reads one defect: its name, its file, and the lines with their signs.
  private init(_ lines: [String]) throws(Unreadable) {
    let signed = lines.dropFirst(2)
    let old = signed.prefix { $0.hasPrefix("-") }
    let new = signed.dropFirst(old.count)
    guard !old.isEmpty, new.allSatisfy({ $0.hasPrefix("+") }) else {
      throw Unreadable(
        description: "\(lines[0]): a name, a file, lines with '-', and lines with '+' are awaited")
    }
    self.init(
      lines[0], in: lines[1], old: old.map { String($0.dropFirst(2)) },
      new: new.map { String($0.dropFirst(2)) })
  }

  /// Returns the places in the lines of a file at which the old lines stand; indentation does not
  /// count.
  package func places(in lines: [String]) -> [Int] {
    let (wanted, found) = (old.map(trimmed), lines.map(trimmed))
    guard found.count >= wanted.count else { return [] }
    return (0...found.count - wanted.count).filter {
      found[$0] == wanted[0] && found[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
  }

  /// Returns the text of a file with the new lines in the place of the old ones, or nil unless
  /// these stand there once.
  package func put(into text: String) -> String? {
    var found = lines(of: text)
    let places = places(in: found)
    guard places.count == 1, let place = places.first else { return nil }
    // Inside a text of several lines the compiler counts indentation.
    let indentation = String(found[place].prefix { $0 == " " })
    found.replaceSubrange(place..<place + old.count, with: new.map { indentation + $0 })
    return found.joined(separator: "\n")
  }

  /// Returns why the old lines do not stand in a file once, in words that help to mend the entry;
  /// nil if they do.
  package func trouble(in text: String?) -> String? {
    guard let text else { return "\(name): there is no file \(file)" }
    let found = lines(of: text)
    let places = places(in: found)
    switch places.count {
    case 1: return nil
    case 0:
      let line = old[0]
      guard let nearest = nearest(to: line, in: found) else { return "\(name): \(file) is empty" }
      return """
        \(name): this does not stand in \(file)
          - \(trimmed(line))
        the nearest is line \(nearest + 1)
          - \(trimmed(found[nearest]))
        """
    default:
      let numbers = places.map { "\($0 + 1)" }.joined(separator: ", ")
      return "\(name): this stands in \(file) at lines \(numbers); add a line before or after it"
    }
  }

  /// Returns the number of the line that shares the most words with a line.
  private func nearest(to line: String, in lines: [String]) -> Int? {
    let wanted = words(of: line)
    return lines.indices.max {
      let (left, right) = (words(of: lines[$0]), words(of: lines[$1]))
      return likeness(left, wanted) < likeness(right, wanted)
    }
  }
}

extension Defect: CustomStringConvertible {
  /// The defect as an entry of a list.
  package var description: String {
    ([name, file] + old.map { signed("-", $0) } + new.map { signed("+", $0) })
      .joined(separator: "\n")
  }

  private func signed(_ sign: String, _ line: String) -> String {
    line.isEmpty ? sign : "\(sign) \(line)"
  }
}

/// Returns the lines of a text.
func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Returns a line without the spaces around it.
func trimmed(_ line: String) -> String {
  let head = line.drop { $0 == " " }
  return String(head.prefix((head.lastIndex { $0 != " " }).map { head[...$0].count } ?? 0))
}

private func words(of line: String) -> Set<Substring> {
  Set(line.split { !$0.isLetter && !$0.isNumber })
}

/// Returns how much two sets of words share, 1 if they are equal.
private func likeness(_ left: Set<Substring>, _ right: Set<Substring>) -> Double {
  let all = left.union(right).count
  return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
}
