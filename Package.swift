// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
// Not for Infrastructure: it calls the C library, and nearly each such call takes a pointer that
// would have to be marked unsafe. Not for tests: they call it, too.
let safe = settings + [.strictMemorySafety()]

// The challenge, whole.
let challenge: [Target.Dependency] = ["Domain", "UseCases", "Adapters", "Infrastructure"]
// The game around it, without its program.
let game: [Target.Dependency] = [
  "Front", "Players", "Engine", "Notations", "TerminalInput", "RawTerminal", "ArchivedGames",
]

let package = Package(
  name: "reversi",
  // `Mutex` needs these. The inner three layers run on all of them, the others on macOS and Linux.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "UseCases", targets: ["UseCases"]),
    .library(name: "Adapters", targets: ["Adapters"]),
    .library(name: "Infrastructure", targets: ["Infrastructure"]),
    // Doubles for the ports, and checks of what the ports promise, for tests of other fronts.
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .executable(name: "reversi-console", targets: ["reversi-console"]),
    .executable(name: "reversi", targets: ["Program"]),
  ],
  targets: [
    // The challenge: five targets, of which the compiler proves that they need none of the game.
    .target(name: "Domain", path: "Domain", swiftSettings: safe),
    .target(name: "UseCases", dependencies: ["Domain"], path: "UseCases", swiftSettings: safe),
    .target(
      name: "Adapters", dependencies: ["Domain", "UseCases"], path: "Adapters",
      swiftSettings: safe),
    .target(name: "CLibrary", path: "Infrastructure/CLibrary", swiftSettings: settings),
    .target(
      name: "Infrastructure", dependencies: ["Domain", "UseCases", "Adapters", "CLibrary"],
      path: "Infrastructure", exclude: ["CLibrary"], swiftSettings: settings),
    .executableTarget(
      name: "reversi-console", dependencies: challenge,
      path: "App/Console", swiftSettings: safe),

    // The game, a front of the challenge. What a player sees is in Front.
    .target(
      name: "Engine", dependencies: ["Domain"], path: "App/Game/Engine", swiftSettings: settings),
    .target(
      name: "Notations", dependencies: ["Domain", "UseCases", "Adapters"],
      path: "App/Game/Notations", swiftSettings: safe),
    .target(
      name: "TerminalInput", dependencies: ["Adapters"], path: "App/Game/Keys",
      swiftSettings: safe),
    .target(
      name: "Front",
      dependencies: ["Domain", "UseCases", "Adapters", "Notations", "TerminalInput"],
      path: "App/Game/Front", swiftSettings: safe),
    .target(
      name: "Players", dependencies: ["Domain", "UseCases", "Infrastructure", "Engine", "Front"],
      path: "App/Game/Players", swiftSettings: settings),
    .target(
      name: "RawTerminal",
      dependencies: ["Adapters", "TerminalInput", "Infrastructure", "CLibrary"],
      path: "App/Game/Terminal", swiftSettings: settings),
    .target(
      name: "ArchivedGames",
      dependencies: challenge + ["Front", "Notations", "CLibrary"],
      path: "App/Game/ArchivedGames", swiftSettings: settings),
    .executableTarget(
      name: "Program", dependencies: challenge + game, path: "App/Game/Program",
      swiftSettings: safe),

    // Doubles for the ports, and checks of what the ports promise.
    .target(
      name: "TestSupport", dependencies: challenge, path: "Tests/Support", swiftSettings: settings),
    // The tests of the challenge, by layer. Its scenes are text files in Tests/AppTests/Scenes.
    .testTarget(
      name: "DomainTests", dependencies: ["Domain", "Infrastructure", "TestSupport"],
      path: "Tests/DomainTests", swiftSettings: settings),
    .testTarget(
      name: "UseCasesTests", dependencies: ["Domain", "UseCases", "TestSupport"],
      path: "Tests/UseCasesTests", swiftSettings: settings),
    .testTarget(
      name: "AdaptersTests", dependencies: challenge + ["TestSupport"],
      path: "Tests/AdaptersTests", swiftSettings: settings),
    .testTarget(
      name: "InfrastructureTests", dependencies: challenge + ["TestSupport"],
      path: "Tests/InfrastructureTests", swiftSettings: settings),
    .testTarget(
      name: "AppTests", dependencies: challenge + ["reversi-console", "TestSupport"],
      path: "Tests/AppTests", exclude: ["Scenes"], swiftSettings: settings),

    // The tests of the game.
    .target(
      name: "GameSupport",
      dependencies: challenge + ["Front", "TerminalInput", "ArchivedGames", "TestSupport"],
      path: "Tests/Game/Support", exclude: ["Engine", "Programs", "Traits"],
      swiftSettings: settings),
    .target(
      name: "EngineSupport",
      dependencies: ["Domain", "Engine", "Infrastructure", "TestSupport", "GameSupport"],
      path: "Tests/Game/Support/Engine", swiftSettings: settings),
    .target(
      name: "ProgramSupport",
      dependencies: ["Infrastructure", "RawTerminal", "CLibrary", "TestSupport", "GameSupport"],
      path: "Tests/Game/Support/Programs", swiftSettings: settings),
    // Apart, because the programs that measure and train have no library for tests.
    .target(
      name: "TestTraits", dependencies: ["ProgramSupport"],
      path: "Tests/Game/Support/Traits", swiftSettings: settings),
    .testTarget(
      name: "SupportTests",
      dependencies: ["TestSupport", "GameSupport", "ProgramSupport", "TestTraits"],
      path: "Tests/Game/SupportTests", swiftSettings: settings),
    .testTarget(
      name: "EngineTests",
      dependencies: ["Domain", "Engine", "Front", "Notations", "Players"]
        + ["TestSupport", "GameSupport", "EngineSupport", "TestTraits"],
      path: "Tests/Game/Engine", swiftSettings: settings),
    .testTarget(
      name: "NotationsTests",
      dependencies: ["Domain", "UseCases", "Adapters", "Front", "Notations"]
        + ["TestSupport", "GameSupport"],
      path: "Tests/Game/Notations", swiftSettings: settings),
    .testTarget(
      name: "KeysTests",
      dependencies: ["Domain", "Adapters", "Infrastructure", "TerminalInput"]
        + ["TestSupport", "GameSupport"],
      path: "Tests/Game/Keys", swiftSettings: settings),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Adapters", "Infrastructure", "TerminalInput", "RawTerminal"]
        + ["TestSupport", "GameSupport", "ProgramSupport", "TestTraits"],
      path: "Tests/Game/Terminal", swiftSettings: settings),
    .testTarget(
      name: "ArchivedGamesTests",
      dependencies: challenge + ["Front", "ArchivedGames"]
        + ["TestSupport", "GameSupport", "ProgramSupport", "TestTraits"],
      path: "Tests/Game/ArchivedGames", swiftSettings: settings),
    .testTarget(
      name: "PlayersTests",
      dependencies: challenge + ["Engine", "Front", "Notations", "Players", "RawTerminal"]
        + ["TestSupport", "GameSupport", "EngineSupport", "TestTraits"],
      path: "Tests/Game/Players", swiftSettings: settings),
    .testTarget(
      name: "FrontTests",
      dependencies: challenge + ["Front", "Notations", "TerminalInput"]
        + ["TestSupport", "GameSupport"],
      path: "Tests/Game/Front", exclude: ["ReasonExamples.txt"], swiftSettings: settings),
    .testTarget(
      name: "ProgramTests",
      dependencies: challenge + game
        + ["Program", "TestSupport", "GameSupport", "ProgramSupport", "TestTraits"],
      path: "Tests/Game/Program", swiftSettings: settings),
    .executableTarget(
      name: "reversi-bench",
      dependencies: challenge + game
        + ["TestSupport", "GameSupport", "EngineSupport", "ProgramSupport"],
      path: "Tests/Game/Bench", swiftSettings: settings),
    .executableTarget(
      name: "reversi-training",
      dependencies: ["Domain", "Engine", "Infrastructure", "TestSupport", "GameSupport"],
      path: "Tests/Game/Training", swiftSettings: settings),
  ]
)

// Fuzz targets have no main function but the fuzzer's, so they are there only on demand:
// REVERSI_FUZZ=1 swift build --sanitize=fuzzer --product SavedGameFuzz (or CommandFuzz).
if Context.environment["REVERSI_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "SavedGameFuzz", dependencies: challenge,
      path: "Tests/Fuzz/SavedGame",
      swiftSettings: settings),
    .executableTarget(
      name: "CommandFuzz", dependencies: challenge + game,
      path: "Tests/Game/Fuzz/Commands", swiftSettings: settings),
  ]
}
