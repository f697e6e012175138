/// A small change of a source file, by which a test should fail.
package struct Mutation: Hashable, Sendable {
  /// What is changed.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An operator, or a word beside its opposite: `<`, `==`, `&&`, `true`, `first`.
    case sign
    /// One more or one less: a number, the end of a range.
    case bound
    /// A condition is left out.
    case condition
    /// A case, or an element of a list, is left out.
    case listing
    /// Two neighboring statements are exchanged.
    case order
    /// A statement is left out, such as one that resets a state.
    case omission
  }

  /// The kind.
  package let kind: Kind
  /// The lines that are changed, from 0.
  package let place: Range<Int>
  /// The lines that take their place.
  package let new: [String]

  /// Makes a change.
  package init(kind: Kind, place: Range<Int>, new: [String]) {
    (self.kind, self.place, self.new) = (kind, place, new)
  }
}

extension Source {
  /// Returns every mutation that begins in a line.
  package func mutations(at number: Int) -> [Mutation] {
    let open = open(at: number)
    guard !open.isEmpty else { return [] }
    let changes =
      signs(at: number, open) + bounds(at: number, open)
      + conditions(at: number) + listings(at: number, open)
    return changes + orders(at: number) + omissions(at: number)
  }

  /// Returns the line with something else in one place.
  private func change(
    _ kind: Mutation.Kind, at number: Int, _ place: Range<Int>, to new: String
  ) -> Mutation {
    let line = Array(lines[number])
    let changed = String(line[..<place.lowerBound]) + new + String(line[place.upperBound...])
    return Mutation(kind: kind, place: number..<number + 1, new: [changed])
  }

  private func without(_ kind: Mutation.Kind, at number: Int) -> Mutation {
    Mutation(kind: kind, place: number..<number + 1, new: [])
  }

  private func signs(at number: Int, _ open: Range<Int>) -> [Mutation] {
    let code = code[number]
    var found = opposites.flatMap { old, new in
      code.places(of: old)
        .filter { open.contains($0.lowerBound) && hasOpposite(old, at: $0, in: number) }
        .map { change(.sign, at: number, $0, to: new) }
    }
    for place in open where code[place] == "!" && place + 1 < code.count {
      let isPrefix = place == 0 || " ([{".contains(code[place - 1])
      if isPrefix, code[place + 1] != "=" {
        found.append(change(.sign, at: number, place..<place + 1, to: ""))
      }
    }
    for place in code.places(of: " ?? ") where open.contains(place.lowerBound) {
      let begins = ["= ", "return ", "{ "].flatMap {
        Array(code[..<place.lowerBound]).places(of: $0).map(\.upperBound)
      }
      let whole = (begins + [indentation(at: number)]).filter {
        $0 < place.lowerBound && Array(code[$0..<place.lowerBound]).isBalanced
      }
      // An empty list has no type of its own.
      guard let begin = whole.max(), !String(code[place.upperBound...]).hasPrefix("[]") else {
        continue
      }
      found.append(change(.sign, at: number, begin..<place.upperBound, to: ""))
    }
    return found
  }

  /// Returns whether what is written at a place of a line can be turned into its opposite.
  private func hasOpposite(_ sign: String, at place: Range<Int>, in number: Int) -> Bool {
    let rest = String(code[number][place.upperBound...])
    switch sign {
    case " + ", " += ": return !addsNoNumbers(at: place, in: number)
    case ".prefix", ".suffix": return !rest.hasPrefix("(while") && !rest.hasPrefix(" {")
    case ".dark", ".light", "false": return !isInPattern(place.lowerBound, at: number)
    case "true":
      let isEndless = trimmed(String(code[number])) == "while true {"
      return !isEndless && !isInPattern(place.lowerBound, at: number)
    default: return true
    }
  }

  private func bounds(at number: Int, _ open: Range<Int>) -> [Mutation] {
    let code = code[number]
    var found = [(" + 1", ""), (" - 1", ""), ("..<", "..."), ("...", "..<")].flatMap { old, new in
      code.places(of: old)
        .filter { open.contains($0.lowerBound) && hasOtherBound(old, at: $0, in: code) }
        .map { change(.bound, at: number, $0, to: new) }
    }
    for place in numbers(in: code) where open.contains(place.lowerBound) {
      guard let value = Int(String(code[place]).filter { $0 != "_" }) else { continue }
      found.append(change(.bound, at: number, place, to: "\(value + 1)"))
      if value > 0 { found.append(change(.bound, at: number, place, to: "\(value - 1)")) }
    }
    return found
  }

  /// Returns whether a range at a place can be one of the other kind: it has an end, and is not all
  /// that a call takes, which may want its type.
  private func hasOtherBound(_ sign: String, at place: Range<Int>, in code: [Character]) -> Bool {
    switch sign {
    case "...":
      let isApart = place.lowerBound > 0 && code[place.lowerBound - 1] == " "
      let next = code[place.upperBound...].first ?? ")"
      return !"]),".contains(next) && (next != " " || isApart)
    case "..<":
      let opened = (0..<place.lowerBound).last { Array(code[$0..<place.lowerBound]).opens }
      guard let opened, opened > 0, code[opened] == "(" else { return true }
      return !code[opened - 1].isLetter || code[opened..<place.lowerBound].contains(":")
    default: return true
    }
  }

  /// Returns where whole numbers stand that are written in tens.
  private func numbers(in code: [Character]) -> [Range<Int>] {
    // A point is part of a number, two or three are not.
    let isPoint = code.indices.map { code[$0] == "." && !code[max(0, $0 - 1)..<$0].contains(".") }
    let words = code.indices.filter { place in
      code[place].isNumber || code[place].isLetter || "_$".contains(code[place])
        || isPoint[place] && place + 1 < code.count && code[place + 1] != "."
    }
    var found: [Range<Int>] = []
    for place in words {
      if let last = found.last, last.upperBound == place {
        found[found.count - 1] = last.lowerBound..<place + 1
      } else {
        found.append(place..<place + 1)
      }
    }
    return found.filter { range in
      code[range.lowerBound].isNumber && code[range].allSatisfy { $0.isNumber || $0 == "_" }
    }
  }

  private func conditions(at number: Int) -> [Mutation] {
    let code = code[number]
    var found = code.places(of: " where ").compactMap { place -> Mutation? in
      let end = code[place.upperBound...].firstIndex { ":{".contains($0) } ?? code.count
      let isTaken = patterns(at: number).contains { self.isTaken($0, at: number) }
      guard !isTaken, !isOnlyUse(place.upperBound..<end, at: number) else { return nil }
      return change(
        .condition, at: number, place.lowerBound..<end, to: code.contains("{") ? " " : "")
    }
    for word in ["guard ", "if ", "while "] {
      guard let begin = code.places(of: word).first?.upperBound else { continue }
      let ends = [" else {", " {"].compactMap { code.places(of: $0).last?.lowerBound }
      let end = ends.filter { $0 > begin }.min() ?? code.count
      found += dropping(.condition, at: number, from: code.parts(of: begin..<end)) { part in
        bindsName(String(code[part])) || trimmed(String(code[part])).isEmpty
      }
    }
    return found
  }

  private func listings(at number: Int, _ open: Range<Int>) -> [Mutation] {
    let code = code[number]
    let text = trimmed(String(code))
    var found: [Mutation] = []
    for begin in open where code[begin] == "[" && (begin == 0 || " ([".contains(code[begin - 1])) {
      let ends = (begin..<code.count).filter {
        code[$0] == "]" && Array(code[begin...$0]).isBalanced
      }
      guard let end = ends.first else { continue }
      found += dropping(.listing, at: number, from: code.parts(of: begin + 1..<end)) { _ in false }
    }
    if text.hasPrefix("case ."), code.contains(":") {
      let patterns = patterns(at: number)
      let isNeeded = patterns.contains { self.isNeeded($0, at: number) }
      found += dropping(.listing, at: number, from: patterns) { self.isNeeded($0, at: number) }
      if !text.hasSuffix(":"), code.isBalanced, !isNeeded {
        found.append(without(.listing, at: number))
      }
    }
    let isRow =
      text.hasSuffix(",") && code.isBalanced && !text.contains(":") || text.hasSuffix("),")
    if isRow, "(.ABCDEFGHIJKLMNOPQRSTUVWXYZ".contains(text.prefix(1)) {
      found.append(without(.listing, at: number))
    }
    return found
  }

  /// Returns the line without each of several parts, with the comma beside it.
  private func dropping(
    _ kind: Mutation.Kind, at number: Int, from parts: [Range<Int>],
    unless stays: (Range<Int>) -> Bool
  ) -> [Mutation] {
    guard parts.count > 1 else { return [] }
    let free = parts.indices.filter { !stays(parts[$0]) && !isOnlyUse(parts[$0], at: number) }
    return free.map { index in
      let part = parts[index]
      // The first part has a comma behind it, and every other one before it.
      let space = index == 0 ? code[number][parts[1]].prefix { $0 == " " }.count : 0
      let range =
        index == 0
        ? part.lowerBound..<parts[1].lowerBound + space : part.lowerBound - 1..<part.upperBound
      return change(kind, at: number, range, to: "")
    }
  }

  private func orders(at number: Int) -> [Mutation] {
    guard isStatement(at: number), isStatement(at: number + 1),
      indentation(at: number) == indentation(at: number + 1), lines[number] != lines[number + 1],
      lines[number].hasSuffix(")") || lines[number + 1].hasSuffix(")")
    else { return [] }
    return [
      Mutation(kind: .order, place: number..<number + 2, new: [lines[number + 1], lines[number]])
    ]
  }

  private func omissions(at number: Int) -> [Mutation] {
    let text = trimmed(String(code[number]))
    let isExit = ["if ", "guard ", "defer "].contains { text.hasPrefix($0) } && text.hasSuffix("}")
    guard isStatement(at: number) || isExit && code[number].isBalanced, !isNeeded(number) else {
      return []
    }
    return [without(.omission, at: number)]
  }
}

/// What is written, and what is written in its place.
private let opposites = [
  (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "), (" == ", " != "),
  (" != ", " == "), (" && ", " || "), (" || ", " && "), (" + ", " - "), (" - ", " + "),
  (" += ", " -= "), (" -= ", " += "), (" & ", " | "), (" | ", " & "), (" << ", " >> "),
  (" >> ", " << "), ("true", "false"), ("false", "true"), ("min", "max"), ("max", "min"),
  (".first", ".last"), (".last", ".first"), (".prefix", ".suffix"), (".suffix", ".prefix"),
  (".dropFirst", ".dropLast"), (".dropLast", ".dropFirst"), (".union", ".intersection"),
  (".intersection", ".union"), (".dark", ".light"), (".light", ".dark"),
]
