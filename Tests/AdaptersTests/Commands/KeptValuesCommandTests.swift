import Adapters
import Domain
import LiveFront
import TestSupport
import Testing
import UseCases

/// `values on` and `values off` in each front.
struct KeptValuesCommandTests {
  private static let medium = LiveStyle.wide.with(\.palette, .full)
  private static let sentence = "works where squares show numbers: on a larger board with colors"

  /// Returns the notice after each text that is typed, each of which has a second to take effect.
  private func notices(
    _ typed: [String], in style: LiveStyle = medium, language: Language = .english
  ) throws -> [String]? {
    let table = try LiveTable(
      computer: Critic(), style: style, language: language, pace: Pace(disk: .zero))
    return table.play { table in
      var notices: [String] = []
      for text in typed {
        await table.type(text)
        await table.pass(1000)
        notices.append(table.screen.lowerRows[0])
      }
      return notices
    }
  }

  @Test func `C3.3 C3.38 the words are the notice, and nothing is left above`() throws {
    let told = try notices(["values on\r", "values off\r"])
    #expect(
      told == ["Values are kept up as the game goes on.", "Values are not kept up any more."])
    let table = try LiveTable(computer: Critic(), style: Self.medium, pace: Pace(disk: .zero))
    let screen = table.show { table in
      await table.type("values on\r")
      await table.pass(1000)
    }
    #expect(screen?.hasPrefix("  ") == true, "\(screen ?? "")")
    #expect(
      try notices(["評価値オン\r", "評価値　おふ\r"], language: .japanese)
        == ["評価値をいつも表示します。", "評価値の表示をやめました。"])
  }

  @Test(arguments: ["values on", "values off"])
  func `C3.40 where squares show no numbers it is refused`(line: String) throws {
    let refusal = "\(line) \(Self.sentence)"
    let small = LiveStyle.wide.with(\.palette, .full).with(\.size, .small)
    for style in [LiveStyle.wide, small] {
      #expect(try notices(["\(line)\r"], in: style) == ["\(refusal)."])
    }
    #expect(
      try notices(["\(line)\r"], in: small, language: .japanese)
        == ["\(line) は、マスに数を表示できる大きさの、色つきの盤でだけ使えます。"])
    #expect(try type(.line(.text(line))).hasSuffix("2> reversi: \(refusal)"))
    #expect(
      try play("\(line) &\nmoves").transcript == """
        x's turn
        2> reversi: line 1: \(refusal)
        d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1
        """)
    #expect(try play(line, isStrict: true).end == .failed)
  }

  @Test func `C3.40 if a resize takes the numbers away, they stay on, and can be ended`() throws {
    let table = try LiveTable(computer: Critic(), style: Self.medium, pace: Pace(disk: .zero))
    let told = table.play { table in
      await table.type("values on\r")
      table.resize(columns: 60, rows: 15)
      await table.type("d3\r")
      await table.pass(1000)
      let isKept = await table.loop.session.found?.values != nil
      let notice = table.screen.lowerRows[0]
      await table.type("values off\r")
      return ["\(isKept)", notice, table.screen.lowerRows[0]]
    }
    #expect(told == ["true", "", "Values are not kept up any more."])
  }

  @Test(arguments: [
    ("value on", "values on"), ("values of", "values off"), ("valuse on", "values on"),
  ]
  )
  func `C3.7 a near miss is answered with a suggestion`(line: String, word: String) throws {
    let told = try type(.line(.text(line)))
    #expect(told.hasSuffix("'\(line)' is not a command; did you mean '\(word)'?"), "\(told)")
  }

  @Test(arguments: ["values", "values on"])
  func `C6.34 C6.40 before the first move the words name no mark where there are numbers`(
    command: String
  ) throws {
    let told = try notices(["", "\(command)\r", "moves\r"])
    let rest = ", such as d3. wc lets the computer play White; ? helps."
    #expect(told?.first == "Type a square with a dot\(rest)")
    #expect(told?.last == "Type a square\(rest)")
    let japanese = try notices(["\(command)\r", "moves\r"], language: .japanese)
    #expect(japanese?.last?.hasPrefix("マスを d3 のように入力します") == true)
  }
}
