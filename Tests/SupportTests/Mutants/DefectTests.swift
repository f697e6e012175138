import Testing
import reversi_mutants

/// Lists of defects, and how one is put into a file.
@Suite struct DefectTests {
  private let file = """
    struct Count {
      func next() {
        number += 1
        number += 1
        tell(number)
      }
    }

    """

  @Test func `a list is read as it is printed`() throws {
    let text = """
      # A remark.

      a name of some words
      Domain/Count.swift
      - tell(number)
      -
      + number = 0
      +
      + tell(number)

      another
      Domain/Other.swift
      - break
      """
    let defects = try Defect.list(text)
    #expect(defects.map(\.name) == ["a name of some words", "another"])
    #expect(defects.map(\.file) == ["Domain/Count.swift", "Domain/Other.swift"])
    #expect(defects[0].old == ["tell(number)", ""])
    #expect(defects[0].new == ["number = 0", "", "tell(number)"])
    #expect(defects[1].new == [])
    let printed = defects.map(\.description).joined(separator: "\n\n")
    #expect("# A remark.\n\n\(printed)" == text)
  }

  @Test(arguments: ["name\nFile.swift", "name\nFile.swift\n+ a", "name\nFile.swift\n- a\n+ b\n- c"])
  func `an entry without what stands there, or in another order, is none`(text: String) {
    #expect(throws: Defect.Unreadable.self) { try Defect.list(text) }
  }

  @Test func `new lines take the place of old ones, indented like them`() {
    let defect = Defect("", in: "", old: ["  tell(number)"], new: ["if true {", "  tell(0)", "}"])
    #expect(
      defect.put(into: file)?.contains(
        "    number += 1\n    if true {\n      tell(0)\n    }\n  }") == true)
  }

  @Test func `what stands twice or nowhere is put nowhere, and it is said how to mend that`() {
    let twice = Defect("counts once", in: "Count.swift", old: ["number += 1"], new: [])
    #expect(twice.put(into: file) == nil)
    #expect(
      twice.trouble(in: file)
        == "counts once: this stands in Count.swift at lines 3, 4; add a line before or after it")
    let gone = Defect("tells nothing", in: "Count.swift", old: ["tell(the: number)"], new: [])
    #expect(gone.put(into: file) == nil)
    #expect(
      gone.trouble(in: file) == """
        tells nothing: this does not stand in Count.swift
          - tell(the: number)
        the nearest is line 5
          - tell(number)
        """)
    #expect(gone.trouble(in: nil) == "tells nothing: there is no file Count.swift")
    let once = Defect("", in: "", old: ["number += 1", "tell(number)"], new: [])
    #expect(once.trouble(in: file) == nil)
  }
}
