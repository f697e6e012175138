import Domain
import Foundation

/// A small engine that speaks GTP and plays the first legal square, with the bad habits that its
/// arguments name.
///
/// `log=FILE` has it note each start and what it reads, `alive=FIFO` keeps a pipe open as long as
/// it lives, or, with `child`, a process that it has started; and with `gate=FIFO` it waits at its
/// first `genmove` until `FIFO1` ends, and so on. `own-group` and `own-session` have it leave its
/// group or its session, and `child=own-group` its child.
@main struct Engine {
  private var game = Game()
  private let habits: [String: String]

  static func main() {
    var engine = Engine(CommandLine.arguments.dropFirst())
    engine.begin()
    engine.listen()
  }

  private init(_ arguments: some Sequence<String>) {
    let pairs = arguments.filter { !$0.isEmpty }.map { argument in
      let parts = argument.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    habits = Dictionary(pairs) { $1 }
  }

  private func has(_ habit: String) -> Bool { habits[habit] != nil }

  private func begin() {
    if has("own-group") { setpgid(0, 0) }
    if has("own-session") { setsid() }
    // What it was given, before it opens anything itself.
    let open = (0..<min(getdtablesize(), 16_384)).filter { fcntl($0, F_GETFD) != -1 }
    var blocked = sigset_t()
    sigprocmask(SIG_BLOCK, nil, &blocked)
    var isDefault = true
    for number in [SIGINT, SIGHUP, SIGTERM, SIGPIPE] {
      let handler = signal(number, SIG_DFL)
      isDefault =
        isDefault && handler.map { unsafeBitCast($0, to: Int.self) } ?? 0 == 0
        && sigismember(&blocked, number) == 0
    }
    let hasTerminal = Foundation.open("/dev/tty", O_RDWR) >= 0
    log("start \(open) session: \(getsid(0)) tty: \(hasTerminal) signals: \(isDefault)")
    if let path = habits["alive"] {
      if has("child") {
        // It says something when it has opened the pipe.
        let words = "'\(CommandLine.arguments[0])' never-reads \(habits["child"] ?? "")"
        startShell("exec \(words) 'alive=\(path)'")
      } else {
        _ = Foundation.open(path, O_WRONLY)
      }
    }
    if has("never-reads") {
      say("\n")
      while true { pause() }
    }
  }

  /// Starts a shell on a script, and returns when it has written something.
  private func startShell(_ script: String) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let arguments: [String] = ["/bin/sh", "-c", script]
    let words = arguments.map { strdup($0) } + [nil]
    var child = pid_t()
    posix_spawn(&child, "/bin/sh", &actions, nil, words, [nil])
    close(ends[1])
    var byte: UInt8 = 0
    read(ends[0], &byte, 1)
  }

  private mutating func listen() {
    while let line = readLine() {
      log(line)
      let words = line.split(separator: " ").map(String.init)
      if words.isEmpty { continue }
      if words[0] == "genmove" { disturb() }
      if has("chatter") {
        FileHandle.standardError.write(Data(repeating: 10, count: 100_000))
        say("thinking hard...\ninfo depth 3\n")
      }
      if has("blank-lines") { say("\n\n") }
      let end = has("crlf") ? "\r\n" : "\n"
      let number = has("numbers") ? "17" : ""
      let done = answer(words)
      let isRefused = has("refuses-\(words[0])") || has("unknown-\(words[0])")
      let told = isRefused ? nil : done
      let refusal = has("unknown-\(words[0])") ? "unknown command" : "cannot"
      let text = told.map { "=\(number) \($0)" } ?? "?\(number) \(refusal)"
      say(text.replacing("\n", with: end) + end + end)
      if words[0] == "quit" { return }
    }
    if has("outlives") { while true { pause() } }
  }

  /// Ends, with the status and the last words that it was told.
  private func die() -> Never {
    if let words = habits["says"] {
      let text = "loading\n\n" + words.replacing("_", with: " ")
      FileHandle.standardError.write(Data(text.utf8))
    }
    exit(habits["status"].flatMap(Int32.init) ?? 1)
  }

  /// Does what an engine should not do while it is awaited.
  private mutating func disturb() {
    if let gate = habits["gate"] {
      let end = Foundation.open("\(gate)\(count(of: "genmove "))", O_RDONLY)
      var byte: UInt8 = 0
      while read(end, &byte, 1) > 0 {}
      close(end)
    }
    if has("dies") || has("dies-once") && starts == 1 { die() }
    if has("silent") { while true { pause() } }
    while has("endless-errors") {
      FileHandle.standardError.write(Data(repeating: 120, count: 65_536))
    }
    while has("endless-line") { say(String(repeating: "x", count: 65_536)) }
    while has("endless-lines") { say("=\n" + String(repeating: "x\n", count: 32_768)) }
  }

  /// Returns the answer to a line, or nil if it is refused.
  private mutating func answer(_ words: [String]) -> String? {
    switch words[0] {
    case "name": return has("nameless") ? nil : habits["name"] ?? "Engine"
    case "set_game", "boardsize": return ""
    case "clear_board":
      game = Game()
      return ""
    case "play":
      if game == Game(), habits["dies-after"] == words[2].lowercased() { die() }
      let side = side(words[1])
      if words[2] == "pass" { return has("refuses-passes") ? nil : passes(side) }
      return Square(words[2].lowercased()).flatMap { plays(side, at: $0) }
    case "genmove":
      if has("illegal") || has("illegal-once") && starts == 1 { return "a1" }
      if has("passes") { return "pass" }
      let side = side(words[1])
      if game.status == .toPass(side.flipped), !has("needs-passes") { _ = passes(side.flipped) }
      guard game.status == .toMove(side), let square = game.legalSquares.first else { return nil }
      return plays(side, at: square).map { _ in "\(square)".uppercased() }
    case "final_score":
      guard let result = game.result else { return nil }
      guard let winner = result.winner else { return "0" }
      let lead = 64 - 2 * game.board.count(of: winner.flipped) + (has("miscounts") ? 2 : 0)
      return "\(winner == .dark ? "B" : "W")+\(lead)"
    case "showboard":
      if has("draws-badly") { return "\n1 is first\n" }
      let rows = "\(game.board)".split(separator: "\n").enumerated().map { "\($0 + 1) \($1)" }
      let board = "\n  A B C\n" + rows.joined(separator: "\n")
      return has("missees") ? board.replacing("x", with: "o") : board
    case "quit": return ""
    default: return nil
    }
  }

  private mutating func plays(_ side: Disk, at square: Square) -> String? {
    if game.status == .toPass(side.flipped), !has("needs-passes") { _ = passes(side.flipped) }
    guard game.status == .toMove(side), let next = game.placing(at: square) else { return nil }
    game = next
    return ""
  }

  private mutating func passes(_ side: Disk) -> String? {
    guard game.status == .toPass(side), let next = game.passing() else { return nil }
    game = next
    return ""
  }

  private func side(_ word: String) -> Disk { word == "black" ? .dark : .light }

  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// How often it was started, this time included.
  private var starts: Int {
    count(of: "start ")
  }

  /// Returns how many notes begin with a text.
  private func count(of text: String) -> Int {
    let log = habits["log"].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    return log.split(separator: "\n").count { $0.hasPrefix(text) }
  }

  private func log(_ line: String) {
    guard let path = habits["log"] else { return }
    let file = Foundation.open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let text = Array("\(line)\n".utf8)
    _ = write(file, text, text.count)
    close(file)
  }
}
