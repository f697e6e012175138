package import Adapters

extension PlainPrompt<TableConsole> {
  package init(lines: any LineSource, loop: TableLoop, presenter: TablePresenter) {
    self.init(
      lines: HalfWidthLines(lines),
      console: TableConsole(loop: loop, front: presenter, isScript: false),
      output: presenter.output, text: presenter.text)
  }
}

extension ScriptRunner<TableConsole> {
  package init(lines: any LineSource, loop: TableLoop, presenter: TablePresenter) {
    self.init(
      lines: HalfWidthLines(lines),
      console: TableConsole(loop: loop, front: presenter, isScript: true),
      notices: presenter.notices)
  }
}
