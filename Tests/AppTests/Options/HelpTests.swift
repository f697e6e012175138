import Adapters
import ReversiApp
import RoomAdapters
import Testing

/// The list of options.
struct HelpTests {
  @Test(arguments: [false, true])
  func `C5.4 C6.17 help is as wide as a terminal, and has the same options in each language`(
    isWhole: Bool
  ) {
    let option = /(?m)^(?:    |-., )--[a-z-]+/
    let helps = Language.allCases.map { Usage.help(isWhole: isWhole, in: $0) }
    for help in helps {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { DisplayWidth.of(String($0)) > 80 } == [])
      #expect(lines.count <= 24 || isWhole)
      #expect(help.matches(of: option).map(\.output) == helps[0].matches(of: option).map(\.output))
    }
    #expect(helps.count == 2 && helps[0].matches(of: option).count >= 10)
  }
}
