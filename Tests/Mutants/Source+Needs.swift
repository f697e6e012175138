/// What the compiler needs, as far as it is seen in one file. A change that takes it away is not
/// drawn: it would be built in vain, which takes nearly as long as to try another one.
///
/// Only what is common is looked for. A change that cannot be built does no harm, and one that is
/// left out here is not missed among so many others.
extension Source {
  /// Returns whether the compiler needs a statement.
  func isNeeded(_ number: Int) -> Bool {
    let text = text(at: number)
    if text.hasPrefix("guard "), bindsName(text) { return true }
    if text.hasPrefix("if "), text.contains(" else {") { return true }
    return isValueOfBody(number) || isAllThatThrows(number) || setsFirst(number)
      || isOnlyUse(0..<code[number].count, at: number) || isOnlyChange(number)
  }

  /// Returns whether a `switch` would miss something without a pattern.
  ///
  /// - Parameter pattern: where the pattern stands in its line.
  func isNeeded(_ pattern: Range<Int>, at number: Int) -> Bool {
    let cases = cases(besideLine: number)
    let texts = cases.map { text(at: $0) }
    let isOpen = texts.contains { text in
      ["default", "case _", "case let "].contains { text.hasPrefix($0) }
    }
    return !(isOpen || text(at: number).contains(" where ") || isTaken(pattern, at: number))
  }

  /// Returns whether another case of a `switch` takes what a pattern takes, whatever comes with it.
  func isTaken(_ pattern: Range<Int>, at number: Int) -> Bool {
    let name = name(of: pattern, at: number)
    return cases(besideLine: number).contains { line in
      patterns(at: line).contains { other in
        let isOther = line != number || other != pattern
        return isOther && name == self.name(of: other, at: line) && takesAny(other, at: line)
      }
    }
  }

  /// Returns the patterns of a line that begins a case.
  func patterns(at number: Int) -> [Range<Int>] {
    let begin = code[number].places(of: "case ").first?.upperBound ?? 0
    let ends = [
      code[number].firstIndex(of: ":"), code[number].places(of: " where ").first?.lowerBound,
    ]
    let end = ends.compactMap(\.self).min() ?? code[number].count
    return begin < end ? code[number].parts(of: begin..<end) : []
  }

  private func name(of pattern: Range<Int>, at number: Int) -> String {
    let text = trimmed(String(code[number][pattern]))
    return String(text.prefix { $0 == "." || $0.isLetter || $0.isNumber })
  }

  /// Returns whether a pattern takes its case with whatever comes with it.
  private func takesAny(_ pattern: Range<Int>, at number: Int) -> Bool {
    let text = String(code[number][pattern])
    let isOpen = !text.contains("(") || text.contains("_") || bindsName(text)
    return isOpen && !self.text(at: number).contains(" where ")
  }

  /// Returns whether a place is in the pattern of a case, which must fit those of the others.
  func isInPattern(_ place: Int, at number: Int) -> Bool {
    text(at: number).hasPrefix("case ")
      && place < code[number].firstIndex(of: ":") ?? code[number].count
  }

  /// Returns whether what is added at a place is text or a list, which cannot be subtracted.
  func addsNoNumbers(at place: Range<Int>, in number: Int) -> Bool {
    let line = code[number]
    let left = trimmed(String(line[..<place.lowerBound]))
    let right = trimmed(String(line[place.upperBound...]))
    let before = left.isEmpty && number > 0 ? text(at: number - 1) : left
    let isCount = right.split(separator: " ").first?.hasSuffix(".count") == true
    if isCount || left.hasSuffix(".count") { return false }
    if line.contains("\"") || before.hasSuffix("\"") || before.hasSuffix("]") { return true }
    if ["[", "language("].contains(where: right.hasPrefix) { return true }
    if [".map", ".joined(", ".reversed("].contains(where: right.contains) { return true }
    let operands = [before.words.last, right.words.first].compactMap(\.self)
    return operands.contains { name in
      lines.contains { line in
        ["\(name): [", "\(name) = [", "\(name): String", "\(name) = \""].contains {
          !Array(line).places(of: $0).isEmpty
        } || line.contains("func \(name)(") && line.contains("-> String")
      }
    }
  }

  /// Returns the numbers of the lines that begin a case of the `switch` of a line that does.
  private func cases(besideLine number: Int) -> [Int] {
    let depth = indentation(at: number)
    func isCase(_ line: Int) -> Bool {
      indentation(at: line) == depth
        && ["case ", "default"].contains { text(at: line).hasPrefix($0) }
    }
    func isInside(_ line: Int) -> Bool {
      !isCode(line) || indentation(at: line) > depth || isCase(line)
    }
    let begin = (0..<number).last { !isInside($0) } ?? 0
    let end = (number..<lines.count).first { !isInside($0) } ?? lines.count
    return (begin..<end).filter(isCase)
  }

  /// Returns whether a line is all of a function or a property that has a value.
  private func isValueOfBody(_ number: Int) -> Bool {
    guard let before = (0..<number).last(where: isCode),
      number + 1 < lines.count, text(at: number + 1).hasPrefix("}")
    else { return false }
    let header = text(at: before)
    if header.contains("-> ") { return !header.contains("-> Void") }
    let isProperty = !Set(header.words).isDisjoint(with: ["var", "get", "subscript"])
    return isProperty && header.hasSuffix("{")
  }

  /// Returns whether a line gives a constant its value, or a property that has none yet.
  private func setsFirst(_ number: Int) -> Bool {
    let words = text(at: number).split(separator: " ")
    guard words.count > 1, words[1] == "=" else { return false }
    let name = String(words[0])
    let isConstant = lines.contains { line in
      !Array(line).places(of: "let \(name):").isEmpty && !line.contains(" = ")
    }
    guard !isConstant, isInInitializer(number) else { return isConstant }
    return name == "self"
      || lines.contains { line in
        !Array(line).places(of: "var \(name):").isEmpty
          && !line.contains(" = ") && !line.hasSuffix("?") && !line.hasSuffix("{")
      }
  }

  /// Returns whether a line is all in a `do` that can fail.
  private func isAllThatThrows(_ number: Int) -> Bool {
    let depth = indentation(at: number)
    guard let begin = (0..<number).last(where: { indentation(at: $0) < depth && isCode($0) }),
      let end = (number..<lines.count).first(where: { indentation(at: $0) < depth && isCode($0) })
    else { return false }
    return text(at: begin).hasPrefix("do ") && text(at: end).hasPrefix("} catch")
      && !(begin..<end).contains { $0 != number && text(at: $0).words.contains("try") }
  }

  /// Returns whether a name that is given in a function would not be used without a part of a line.
  func isOnlyUse(_ part: Range<Int>, at number: Int) -> Bool {
    guard let body = function(around: number) else { return false }
    let used = String(code[number][part]).words
    return Set(used).contains { name in
      let declared = (body.lowerBound...number).last { line in
        ["let", "var"].contains { word in
          let words = text(at: line).words
          return zip(words, words.dropFirst()).contains { $0 == word && $1 == name }
        }
      }
      // A name goes with the part in which it is given.
      guard let declared, declared < number || !bindsName(String(code[number][part])) else {
        return false
      }
      let uses = (declared..<body.upperBound).map { line in
        lines[line].words.count { $0 == name }
      }
      return uses.reduce(0, +) - used.count { $0 == name } <= 1
    }
  }

  /// Returns whether a variable of a function would not be changed without a line.
  private func isOnlyChange(_ number: Int) -> Bool {
    guard let body = function(around: number), let name = text(at: number).words.first else {
      return false
    }
    let declared = (body.lowerBound..<number).last { line in
      text(at: line).words.starts(with: ["var", name])
    }
    guard let declared else { return false }
    return !(declared + 1..<body.upperBound).contains { $0 != number && changes(name, in: $0) }
  }

  /// Returns whether a line may change a variable.
  private func changes(_ name: String, in number: Int) -> Bool {
    let begin = ["\(name) = ", "\(name) += ", "\(name) -= ", "\(name)["]
    return begin.contains(where: text(at: number).hasPrefix)
      || ["&\(name)", "\(name)."].contains(where: lines[number].contains)
  }

  /// Returns the lines of the function that a line belongs to, from the one that opens its body.
  private func function(around number: Int) -> Range<Int>? {
    var depth = indentation(at: number)
    for line in (0..<number).reversed() where isCode(line) {
      guard indentation(at: line) < depth else { continue }
      depth = indentation(at: line)
      let isHeader =
        text(at: line).hasPrefix(")")
        || !Set(text(at: line).words).isDisjoint(
          with: ["func", "init", "var", "subscript", "get", "set", "deinit"])
      guard isHeader, text(at: line).hasSuffix("{") else { continue }
      let end = (number..<lines.count).first { indentation(at: $0) <= depth && !lines[$0].isEmpty }
      return line..<(end ?? lines.count)
    }
    return nil
  }

  private func isInInitializer(_ number: Int) -> Bool {
    guard let begin = function(around: number)?.lowerBound else { return false }
    let depth = indentation(at: begin)
    // The parameters may stand in lines of their own.
    let header = (0...begin).last { line in
      indentation(at: line) == depth && isCode(line) && !text(at: line).hasPrefix(")")
    }
    return header.map { text(at: $0).words.contains("init") } ?? false
  }

  private func text(at number: Int) -> String { trimmed(String(code[number])) }

  private func isCode(_ number: Int) -> Bool { !text(at: number).isEmpty }
}

/// Returns whether a text gives something a name.
func bindsName(_ text: String) -> Bool {
  ["let ", "var "].contains { !Array(text).places(of: $0).isEmpty }
}

extension String {
  /// The words of a line of code.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
