public import UseCases

extension Table {
  /// An event, and the game to which it has led.
  typealias Told = (event: Event, session: Session)

  /// A repository that saves the game, and keeps games.
  public typealias Repository = GameRepository & GameKeeping

  /// The two ports that every room needs: where the game is saved and where the table is shown.
  public struct Ports: Sendable {
    /// Where the game is saved.
    public let repository: any Repository
    /// Where the table is shown.
    public let presenter: any Presenter

    /// Makes the pair of ports.
    public init(repository: any Repository, presenter: any Presenter) {
      self.repository = repository
      self.presenter = presenter
    }
  }

  /// Has the game changed by a use case of its own, and tells what that tells with all that stands
  /// around it.
  ///
  /// A game that is left then is kept with `players` or, without them, with those who play it now.
  mutating func play<Result>(
    _ ports: Ports, leaving players: Modes? = nil,
    _ body: (inout Session, UseCases.Ports) -> Result
  ) -> Result {
    let before = self
    let relay = Relay(ports.repository, before, playedBy: players)
    let result = body(&session, UseCases.Ports(repository: relay, presenter: relay))
    let told = relay.told(at: session)
    // A reset is a new table.
    if told.contains(where: { $0.event == .game(.reset) }) { beginAnew() }
    noteWhetherKept(relay, ports)
    guard !told.isEmpty else { return result }
    tell(told, since: before, ports)
    return result
  }

  /// Leaves what holds for the run, and nothing else.
  private mutating func beginAnew() {
    let coach = coach.anew
    self = Table(session, run: run)
    self.coach = coach
  }

  /// Tells an event of a room, and saves what has changed or could not be saved (R7.6).
  mutating func tell(_ event: Event, since before: Table, _ ports: Ports) {
    let failures = save(since: before, ports)
    tell(failures + [(event, session)], since: before, ports)
  }

  /// Saves what has changed or could not be saved, and tells what is over because of a change.
  mutating func settle(since before: Table, _ ports: Ports) {
    tell(save(since: before, ports), since: before, ports)
  }

  /// Tells an event that changes nothing around the room that tells it.
  mutating func tell(_ event: Event, _ ports: Ports) {
    tell(event, since: self, ports)
  }

  /// Saves what has changed or could not be saved, another game in any case, and returns what is to
  /// be told of that.
  mutating func save(since before: Table, isAnother: Bool = false, _ ports: Ports) -> [Told] {
    let relay = Relay(ports.repository, before, isAnother: isAnother)
    let inner = UseCases.Ports(repository: relay, presenter: relay)
    inner.save(&session, since: isAnother ? nil : before.session)
    noteWhetherKept(relay, ports)
    return relay.told(at: session)
  }

  /// Keeps the game if it has ended, and returns what is to be told of that.
  mutating func keepEnded(_ ports: Ports) -> [Told] {
    let relay = Relay(ports.repository, self)
    relay.keepEnded(session.saved)
    noteWhetherKept(relay, ports)
    return relay.told(at: session)
  }

  /// Notes whether the game is kept and, if it has just been, how many were won against its level.
  private mutating func noteWhetherKept(_ relay: Relay, _ ports: Ports) {
    guard relay.isKept != isKept else { return }
    isKept = relay.isKept
    wins = nil
    guard isKept, ports.repository.isLasting, let level = modes.opponent,
      let games = try? ports.repository.keptGames(last: Wins.gamesLookedAt)
    else { return }
    wins = Wins(against: level, in: games)
  }

  /// Tells events, and what is over because of them.
  private mutating func tell(_ events: [Told], since before: Table, _ ports: Ports) {
    let change = Change(from: before, to: self)
    let ended = Self.enders.compactMap { $0.end(in: &self, after: change) }
    let failures = events.prefix { if case .game(.saveFailed) = $0.event { true } else { false } }
    present(failures, ports)
    for case .before(let event) in ended { ports.presenter.present(event, at: self) }
    present(events.dropFirst(failures.count), ports)
    for case .after(let event) in ended { ports.presenter.present(event, at: self) }
  }

  /// Presents what is told, each with the game to which it has led.
  func present(_ events: some Sequence<Told>, _ ports: Ports) {
    for (event, session) in events {
      var table = self
      table.session = session
      ports.presenter.present(event, at: table)
    }
  }
}
