import TerminalInput

/// A text that hides the board until a key.
struct Page: Hashable {
  let title: String
  private let lines: [String]
  /// The width to which the lines are broken.
  private var columns: Int
  /// The lines, broken once for a width, because there may be many.
  private var rows: [String]
  /// The number of rows above the window.
  private var top = 0

  init(title: String, lines: [String], in window: Window) {
    self.title = title
    self.lines = lines
    columns = Self.columns(in: window)
    rows = Self.broken(lines, to: columns)
  }

  /// Breaks the lines anew if the window has another width.
  mutating func fit(_ window: Window) {
    let columns = Self.columns(in: window)
    guard columns != self.columns else { return }
    self.columns = columns
    rows = Self.broken(lines, to: columns)
  }

  private static func broken(_ lines: [String], to columns: Int) -> [String] {
    lines.flatMap { DisplayWidth.wrapped($0, to: columns) }
  }

  /// The columns of the page, which no smaller window shows.
  private static func columns(in window: Window) -> Int {
    max(Window.leastColumns, window.columns)
  }

  /// Returns the range of the rows that a window shows.
  private func shown(in window: Window) -> Range<Int> {
    let first = min(top, lastTop(in: window))
    return first..<min(rows.count, first + Self.room(in: window))
  }

  /// Returns the number of rows above the window that shows the end.
  private func lastTop(in window: Window) -> Int {
    max(0, rows.count - Self.room(in: window))
  }

  /// The rows between the title and the key row.
  private static func room(in window: Window) -> Int { max(1, window.rows - 2) }

  /// Returns the title, the rows that fit, and the rows that name the keys.
  func rows(in window: Window, language: Language, hints: Row) -> [Row] {
    let range = shown(in: window)
    var title = Row(self.title, .accent)
    if range.count < rows.count {
      let dash = window.style.isASCII ? "-" : "–"
      let shown = "\(range.lowerBound + 1)\(dash)\(range.upperBound)"
      title += Row("  \(language.range(shown, of: rows.count))", .dim)
    }
    let text = rows[range].map { Row($0) }
    let blanks = Array(repeating: Row(), count: max(0, Self.room(in: window) - text.count))
    return [title] + text + blanks + [hints]
  }

  /// Scrolls by rows, or nothing beyond an end.
  mutating func scroll(by rows: Int, in window: Window) {
    let last = lastTop(in: window)
    top = min(max(0, min(top, last) + rows), last)
  }

  /// Scrolls by whole pages.
  mutating func scroll(pages: Int, in window: Window) {
    scroll(by: pages * Self.room(in: window), in: window)
  }

  mutating func scrollToEnd(in window: Window) { top = lastTop(in: window) }

  mutating func scrollToTop() { top = 0 }

  /// True if the window does not show the end.
  func hasMore(in window: Window) -> Bool {
    shown(in: window).upperBound < rows.count
  }
}

extension KeyRow {
  /// The keys of a page.
  static let page: [KeyRow] = [
    KeyRow(
      .text(" "), in: [.page], hint: { $0.hintOfMore },
      action: { $0.turnPage { $0.scroll(pages: 1, in: $1) } }),
    KeyRow(.pageDown, in: [.page]) { $0.turnPage { $0.scroll(pages: 1, in: $1) } },
    KeyRow(.pageUp, in: [.page]) { $0.turnPage { $0.scroll(pages: -1, in: $1) } },
    KeyRow(.down, in: [.page]) { $0.turnPage { $0.scroll(by: 1, in: $1) } },
    KeyRow(.up, in: [.page]) { $0.turnPage { $0.scroll(by: -1, in: $1) } },
    KeyRow(.home, in: [.page]) { $0.turnPage { page, _ in page.scrollToTop() } },
    KeyRow(.end, in: [.page]) { $0.turnPage { $0.scrollToEnd(in: $1) } },
    KeyRow(.enter, .text("?"), in: [.page]) { $0.closePage() },
  ]
}

extension Escape {
  static let page = Escape(
    isDue: { $0.page != nil },
    hint: { $0.language("close", ja: "閉じる") },
    action: { $0.closePage() })
}

extension Model {
  fileprivate mutating func turnPage(_ turn: (inout Page, Window) -> Void) -> [Effect] {
    if var page {
      turn(&page, window)
      self.page = page
    }
    return []
  }

  fileprivate mutating func closePage() -> [Effect] {
    page = nil
    return []
  }

  fileprivate var hintOfMore: String? {
    guard page?.hasMore(in: window) == true else { return nil }
    return language("Space more", ja: "Space 次へ")
  }
}

extension Language {
  fileprivate func range(_ shown: String, of count: Int) -> String {
    self("\(shown) of \(count)", ja: "全\(count)行中 \(shown)")
  }
}
