import Foundation

/// A command of SwiftPM's build manifest: it creates files from other files.
struct BuildCommand: Sendable {
  /// The ways in which a command is run.
  enum Tool: Equatable, Sendable {
    /// A program with arguments.
    case process
    /// Copies the first input to the first output.
    case copy
    /// Groups files under a name.
    case phony
    /// Writes a file whose content depends only on the plan, such as a list of sources.
    case planned
    /// A command that only SwiftPM can run.
    case swiftPackageManager
  }

  let name: String
  let tool: Tool
  let inputs: [String]
  let outputs: [String]
  /// The file with the dependencies that the compiler has found, in the format of make; `nil` if there is none.
  let dependencyFile: String?
  /// The program and its arguments as a JSON array. They are decoded when the command is run.
  let encodedArguments: String?

  /// The program and its arguments.
  var arguments: [String] { encodedArguments.flatMap(BuildPlan.strings) ?? [] }
  /// Whether the command compiles a Swift module.
  var compilesModule: Bool { name.hasPrefix("C.") && name.hasSuffix(".module") }
  /// Whether the command links an executable.
  var links: Bool { name.hasPrefix("C.") && name.hasSuffix(".exe") }
}
