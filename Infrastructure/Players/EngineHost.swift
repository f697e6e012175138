import Adapters
package import UseCases

/// Starts the engines that a person invites (C8.13).
package struct EngineHost: GuestHost {
  private let place: Worker.Place
  private let timeout: Duration
  private let tellRestart: @Sendable (_ name: String, ComputerFailure) -> Void

  /// Makes a host; engines may be silent as long as the timeout says, and each time that one is
  /// started again is told, with its name and what was wrong.
  package init(
    waiting place: Worker.Place, timeout: Duration,
    tellRestart: @escaping @Sendable (_ name: String, ComputerFailure) -> Void
  ) {
    self.place = place
    self.timeout = timeout
    self.tellRestart = tellRestart
  }

  /// Returns an engine that has answered; one that is called off before is ended.
  package func guest(_ invitation: Invitation) async throws -> any Guest {
    let stop = StopFlag()
    let worker = Worker(place, name: "engine start")
    let started = try await withTaskCancellationHandler {
      try await worker.runUnlessCanceled { [place, timeout] in
        Result { () throws(ComputerFailure) in
          try EngineComputer(invitation.words, waiting: place, timeout: timeout, unless: stop)
        }
      }
    } onCancel: {
      stop.raise()
    }
    let engine = try started.get()
    engine.tellRestarts { [name = engine.name, tellRestart] in tellRestart(name, $0) }
    return engine
  }
}
