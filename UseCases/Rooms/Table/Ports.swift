public import UseCases

extension Table {
  /// An event and the resulting session.
  typealias Announcement = (event: Event, session: Session)

  /// A repository that saves and archives games.
  public typealias Repository = GameRepository & GameArchive

  /// The ports shared by all rooms: a repository and a presenter.
  public struct Ports: Sendable {
    /// The port that loads, saves, and archives games.
    public let repository: any Repository
    /// The port that shows the table to the player.
    public let presenter: any Presenter

    /// Creates a pair of ports.
    public init(repository: any Repository, presenter: any Presenter) {
      self.repository = repository
      self.presenter = presenter
    }
  }

  /// Changes the game through one of its own use cases and presents the events.
  ///
  /// Archives a replaced game with `players`, or with the current players if `nil`.
  mutating func play<Result>(
    _ ports: Ports, leaving players: Modes? = nil,
    _ body: (inout Session, UseCases.Ports) -> Result
  ) -> Result {
    let before = self
    let relay = Relay(ports.repository, before, playedBy: players)
    let result = body(&session, UseCases.Ports(repository: relay, presenter: relay))
    let told = relay.told(at: session)
    // A reset starts a new table.
    if told.contains(where: { $0.event == .game(.reset) }) { beginAnew() }
    noteArchiving(relay, ports)
    guard !told.isEmpty else { return result }
    tell(told, since: before, ports)
    return result
  }

  /// Resets the table except for the run and whether the coach is on.
  private mutating func beginAnew() {
    let coach = coach.anew
    self = Table(session, run: run)
    self.coach = coach
  }

  /// Saves changes, then presents a room's event (R7.6).
  mutating func tell(_ event: Event, since before: Table, _ ports: Ports) {
    let failures = save(since: before, ports)
    tell(failures + [(event, session)], since: before, ports)
  }

  /// Saves changes and presents the resulting events.
  mutating func settle(since before: Table, _ ports: Ports) {
    tell(save(since: before, ports), since: before, ports)
  }

  /// Presents an event that affects only its own room.
  mutating func tell(_ event: Event, _ ports: Ports) {
    tell(event, since: self, ports)
  }

  /// Saves changes and returns the resulting events.
  ///
  /// Always saves if `isAnother` is true. Retries a failed save.
  mutating func save(since before: Table, isAnother: Bool = false, _ ports: Ports) -> [Announcement]
  {
    let relay = Relay(ports.repository, before, isAnother: isAnother)
    let inner = UseCases.Ports(repository: relay, presenter: relay)
    inner.save(&session, since: isAnother ? nil : before.session)
    noteArchiving(relay, ports)
    return relay.told(at: session)
  }

  /// Archives the game if it has ended, and returns the events.
  mutating func archiveEnded(_ ports: Ports) -> [Announcement] {
    let relay = Relay(ports.repository, self)
    relay.archiveEnded(session.saved)
    noteArchiving(relay, ports)
    return relay.told(at: session)
  }

  /// Updates `isArchived` and, if the game was just archived, `wins`.
  private mutating func noteArchiving(_ relay: Relay, _ ports: Ports) {
    guard relay.isArchived != isArchived else { return }
    isArchived = relay.isArchived
    wins = nil
    guard isArchived, ports.repository.isLasting, let level = modes.opponent,
      let games = try? ports.repository.archivedGames(last: Wins.gamesLookedAt)
    else { return }
    wins = Wins(against: level, in: games)
  }

  /// Presents events, with the enders' events before or after them.
  private mutating func tell(_ events: [Announcement], since before: Table, _ ports: Ports) {
    let change = Change(from: before, to: self)
    let ended = Self.enders.compactMap { $0.end(in: &self, after: change) }
    let failures = events.prefix { if case .game(.saveFailed) = $0.event { true } else { false } }
    present(failures, ports)
    for case .before(let event) in ended { ports.presenter.present(event, at: self) }
    present(events.dropFirst(failures.count), ports)
    for case .after(let event) in ended { ports.presenter.present(event, at: self) }
  }

  func present(_ events: some Sequence<Announcement>, _ ports: Ports) {
    for (event, session) in events {
      var table = self
      table.session = session
      ports.presenter.present(event, at: table)
    }
  }
}
