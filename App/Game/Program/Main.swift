/// The game at a terminal.
@main enum Main {
  static func main() {}
}
