package import Adapters

extension PlainPrompt<TableConsole> {
  /// Makes the prompt of a table that a presenter shows.
  package init(lines: any LineSource, loop: TableLoop, presenter: TablePresenter) {
    self.init(
      lines: HalfWidthLines(lines),
      console: TableConsole(loop: loop, front: presenter, isScript: false),
      output: presenter.output, text: presenter.text)
  }
}

extension ScriptRunner<TableConsole> {
  /// Makes the runner of a script that plays at a table shown by a presenter.
  package init(lines: any LineSource, loop: TableLoop, presenter: TablePresenter) {
    self.init(
      lines: HalfWidthLines(lines),
      console: TableConsole(loop: loop, front: presenter, isScript: true),
      notices: presenter.notices)
  }
}
