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

// The challenge, whole, and what stands around it.
let challenge: [Target.Dependency] = ["Domain", "UseCases", "Adapters", "Infrastructure"]
let around: [Target.Dependency] = [
  "Rooms", "Notations", "RoomAdapters", "TerminalInput", "LiveFront", "GTPFront", "ArchivedGames",
  "RawTerminal", "Players",
]

let package = Package(
  name: "reversi",
  // `Mutex` needs these. The inner three layers run on all of them, the others on macOS and Linux.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // Targets without a product are internal. They make public only what the engine must inline.
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "UseCases", targets: ["UseCases"]),
    .library(name: "Rooms", targets: ["Rooms"]),
    .library(name: "Adapters", targets: ["Adapters"]),
    .library(name: "Infrastructure", targets: ["Infrastructure"]),
    // Computers that search.
    .library(name: "Players", targets: ["Players"]),
    // Doubles for the ports, and checks of what the ports promise, for tests.
    .library(name: "TestSupport", targets: ["TestSupport"]),
    .executable(name: "reversi", targets: ["ReversiApp"]),
    .executable(name: "reversi-console", targets: ["reversi-console"]),
    .executable(name: "reversi-next", targets: ["Program"]),
  ],
  targets: [
    .target(name: "Domain", path: "Domain", swiftSettings: safe),
    .target(
      name: "UseCases", dependencies: ["Domain"], path: "UseCases", exclude: ["Rooms"],
      swiftSettings: safe),
    .target(
      name: "Rooms", dependencies: ["Domain", "UseCases"], path: "UseCases/Rooms",
      swiftSettings: safe),
    .target(
      name: "Adapters", dependencies: ["Domain", "UseCases"], path: "Adapters",
      exclude: ["Rooms", "Live", "GTP"], swiftSettings: safe),
    .target(
      name: "Notations", dependencies: ["Domain", "UseCases", "Rooms", "Adapters"],
      path: "App/Game/Notations", swiftSettings: safe),
    .target(
      name: "RoomAdapters",
      dependencies: ["Domain", "UseCases", "Rooms", "Adapters", "Notations", "TerminalInput"],
      path: "Adapters/Rooms", swiftSettings: safe),
    .target(
      name: "TerminalInput", dependencies: ["Adapters"], path: "App/Game/Keys",
      swiftSettings: safe),
    .target(
      name: "LiveFront",
      dependencies: ["Domain", "UseCases", "Rooms", "Adapters", "RoomAdapters", "TerminalInput"],
      path: "Adapters/Live", swiftSettings: safe),
    .target(
      name: "GTPFront",
      dependencies: ["Domain", "UseCases", "Rooms", "Adapters", "RoomAdapters"],
      path: "Adapters/GTP", swiftSettings: safe),
    .target(name: "CLibrary", path: "Infrastructure/CLibrary", swiftSettings: settings),
    .target(
      name: "Infrastructure", dependencies: ["Domain", "UseCases", "Adapters", "CLibrary"],
      path: "Infrastructure",
      exclude: ["CLibrary", "Games"],
      swiftSettings: settings),
    .target(
      name: "ArchivedGames",
      dependencies: [
        "Domain", "UseCases", "Rooms", "Adapters", "Notations", "Infrastructure", "CLibrary",
      ],
      path: "Infrastructure/Games", swiftSettings: settings),
    .target(
      name: "RawTerminal",
      dependencies: ["Adapters", "TerminalInput", "Infrastructure", "CLibrary"],
      path: "App/Game/Terminal", swiftSettings: settings),
    .target(
      name: "Engine", dependencies: ["Domain"], path: "App/Game/Engine",
      swiftSettings: settings),
    .target(
      name: "Players", dependencies: ["Domain", "UseCases", "Rooms", "Infrastructure", "Engine"],
      path: "App/Game/Players", swiftSettings: settings),
    // Not called App, so that a package that depends on this one may have a target of that name.
    .executableTarget(
      name: "ReversiApp",
      dependencies: challenge + around,
      path: "App/Program", swiftSettings: safe),
    .executableTarget(
      name: "reversi-console", dependencies: challenge,
      path: "App/Console", swiftSettings: safe),
    // The game, a front of the challenge: what a player sees, and the program around it.
    .target(
      name: "Front",
      dependencies: ["Domain", "UseCases", "Rooms", "Adapters", "Notations", "TerminalInput"],
      path: "App/Game/Front", swiftSettings: safe),
    .executableTarget(
      name: "Program",
      dependencies: challenge + [
        "Front", "Rooms", "Notations", "TerminalInput", "RawTerminal", "ArchivedGames", "Players",
      ],
      path: "App/Game/Program", swiftSettings: safe),
    // Doubles for the ports, and games to play with them. They need nothing beside the core.
    .target(
      name: "TestSupport",
      dependencies: [
        "Domain", "UseCases", "Rooms", "Adapters", "Notations", "RoomAdapters", "TerminalInput",
        "Infrastructure", "ArchivedGames",
      ],
      path: "Tests/Support", exclude: ["Engine", "Programs", "Traits"], swiftSettings: settings),
    .target(
      name: "EngineSupport", dependencies: ["Domain", "Engine"], path: "Tests/Support/Engine",
      swiftSettings: settings),
    .target(
      name: "ProgramSupport",
      dependencies: ["Infrastructure", "RawTerminal", "CLibrary", "TestSupport"],
      path: "Tests/Support/Programs", swiftSettings: settings),
    // Apart, because the programs that measure and train have no library for tests.
    .target(
      name: "TestTraits", dependencies: ["TestSupport", "ProgramSupport"],
      path: "Tests/Support/Traits", swiftSettings: settings),
    .testTarget(
      name: "SupportTests",
      dependencies: ["TestSupport", "ProgramSupport", "TestTraits"],
      path: "Tests/SupportTests", swiftSettings: settings),
    .testTarget(
      name: "DomainTests",
      dependencies: ["Domain", "TestSupport"],
      path: "Tests/DomainTests", swiftSettings: settings),
    // The challenge alone: its scenes are text files in Tests/Challenge/Scenes.
    .testTarget(
      name: "ChallengeTests", dependencies: challenge + ["reversi-console"],
      path: "Tests/Challenge", exclude: ["Scenes"], swiftSettings: settings),
    .testTarget(
      name: "UseCasesTests",
      dependencies: challenge + around + ["TestSupport"],
      path: "Tests/UseCasesTests", swiftSettings: settings),
    .testTarget(
      name: "AdaptersTests",
      dependencies: challenge + around + ["TestSupport", "ProgramSupport"],
      path: "Tests/AdaptersTests", exclude: ["Words/ReasonExamples.txt"],
      swiftSettings: settings),
    .testTarget(
      name: "InfrastructureTests",
      dependencies: challenge + around + [
        "Engine", "TestSupport", "EngineSupport", "ProgramSupport", "TestTraits",
      ],
      path: "Tests/InfrastructureTests", swiftSettings: settings),
    .testTarget(
      name: "AppTests",
      dependencies: challenge + around + [
        "ReversiApp", "reversi-console", "Engine", "TestSupport", "ProgramSupport", "TestTraits",
      ],
      path: "Tests/AppTests", swiftSettings: settings),
    // Its scenes are text files in Tests/Scenes.
    .testTarget(
      name: "SceneTests",
      dependencies: challenge + around + [
        "ReversiApp", "TestSupport", "ProgramSupport", "TestTraits",
      ],
      path: "Tests/SceneTests", swiftSettings: settings),
    .testTarget(
      name: "FrontTests",
      dependencies: [
        "Domain", "UseCases", "Rooms", "Adapters", "Infrastructure", "TerminalInput", "Front",
        "Notations", "TestSupport",
      ],
      path: "Tests/Game/Front", exclude: ["ReasonExamples.txt"], swiftSettings: settings),
    .testTarget(
      name: "ProgramTests",
      dependencies: challenge + [
        "Front", "Program", "Rooms", "Notations", "TerminalInput", "RawTerminal", "ArchivedGames",
        "Engine", "Players", "TestSupport", "ProgramSupport", "TestTraits",
      ],
      path: "Tests/Game/Program", swiftSettings: settings),
    .executableTarget(
      name: "reversi-bench",
      dependencies: challenge + around + [
        "Engine", "Front", "TestSupport", "EngineSupport", "ProgramSupport",
      ],
      path: "Tests/Bench", swiftSettings: settings),
    .executableTarget(
      name: "reversi-training",
      dependencies: [
        "Domain", "Engine", "Infrastructure", "Rooms", "TestSupport",
      ],
      path: "Tests/Training", swiftSettings: settings),
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
      name: "CommandFuzz", dependencies: challenge + around,
      path: "Tests/Fuzz/Commands", swiftSettings: settings),
  ]
}
