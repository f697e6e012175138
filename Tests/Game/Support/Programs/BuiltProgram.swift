import Foundation

/// Returns the path of a built program, which is beside the tests.
package func builtProgram(_ name: String) -> String {
  let beside =
    CommandLine.arguments.filter { $0.contains(".xctest") }
    + [Bundle.main.executablePath ?? "", CommandLine.arguments[0]]
  for place in beside {
    let bundle = place.components(separatedBy: ".xctest")[0]
    let program = URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent(name).path
    if FileManager.default.isExecutableFile(atPath: program) { return program }
  }
  return "\(name), which is not beside the tests"
}
