import Foundation

/// A manifest for llbuild as SwiftPM writes it: a subset of YAML with one key per line, and JSON arrays as values.
struct BuildManifest {
  private(set) var commands: [BuildCommand] = []

  /// Parses a manifest.
  ///
  /// - Throws: ``BuildPlan/InvalidManifest/malformed`` if it has no commands.
  init(_ text: String) throws(BuildPlan.InvalidManifest) {
    var name: String?
    var values: [String: String] = [:]
    var isInCommands = false
    func finish(_ commands: inout [BuildCommand]) {
      guard let name, let tool = values["tool"] else { return }
      commands.append(
        BuildCommand(
          name: name, tool: Self.tool(tool), inputs: values["inputs"].flatMap(BuildPlan.strings) ?? [],
          outputs: values["outputs"].flatMap(BuildPlan.strings) ?? [],
          dependencyFile: values["deps"].flatMap { BuildPlan.strings("[\($0)]")?.first },
          encodedArguments: values["args"]))
    }
    for line in text.components(separatedBy: "\n") {
      if line == "commands:" {
        isInCommands = true
      } else if isInCommands, line.hasPrefix("  \""), line.hasSuffix("\":") {
        finish(&commands)
        name = BuildPlan.strings("[\(line.dropLast())]")?.first
        values = [:]
      } else if isInCommands, line.hasPrefix("    "), let colon = line.firstRange(of: ": ") {
        values[String(line[..<colon.lowerBound].dropFirst(4))] = String(line[colon.upperBound...])
      }
    }
    finish(&commands)
    guard !commands.isEmpty else { throw .malformed }
  }

  private static func tool(_ name: String) -> BuildCommand.Tool {
    switch name {
    case "shell", "clang": .process
    case "copy-tool": .copy
    case "phony": .phony
    case "write-auxiliary-file": .planned
    default: .swiftPackageManager
    }
  }

  /// The names of the executable products whose `main` is compiled from sources in a folder.
  ///
  /// - Parameter isOwn: Returns whether a source file belongs to the package.
  func executables(where isOwn: (String) -> Bool) -> [String] {
    var modules: [String: BuildCommand] = [:]
    for command in commands where command.compilesModule {
      modules[String(command.name.dropFirst(2).prefix { $0 != "-" })] = command
    }
    return commands.filter(\.links).compactMap { command in
      let arguments = command.arguments
      guard let main = arguments.first(where: { $0.hasPrefix("main=") && $0.hasSuffix("_main") }),
        let module = modules[String(main.dropFirst(5).dropLast(5))],
        module.inputs.contains(where: isOwn),
        let path = command.outputs.first
      else { return nil }
      return (path as NSString).lastPathComponent
    }
  }
}
