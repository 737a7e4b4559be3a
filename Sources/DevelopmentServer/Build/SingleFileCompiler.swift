import Foundation

/// Compiles one edited file of a module, without the Swift driver.
///
/// The driver takes most of the time of an incremental compilation: it reads the dependencies of all files, and creates
/// the module's interface. If an edit changes only the bodies of functions, the file's object file is the only output
/// that differs. Decision 102 describes how this is checked.
struct SingleFileCompiler: Sendable {
  /// The result of a compilation.
  enum Outcome: Sendable {
    /// The object file was replaced, and no other file depends on the edit.
    case compiled(object: String)
    case failed([Diagnostic])
    /// Other files may depend on the edit, so the module has to be compiled.
    case needsModule
  }

  private let runner: ProgramRunner
  /// The arguments of the compiler by source file, for each command of a module.
  private var jobs: [String: [String: [String]]] = [:]

  init(runner: ProgramRunner) { self.runner = runner }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - file: The source file.
  ///   - command: The command that compiles the file's module.
  mutating func compile(_ file: String, of command: BuildCommand) async throws -> Outcome {
    guard let arguments = try await job(for: file, of: command), let output = arguments.firstIndex(of: "-o"),
      output + 1 < arguments.count
    else { return .needsModule }
    let object = arguments[output + 1]
    guard object.hasSuffix(".o") else { return .needsModule }
    let dependencies = String(object.dropLast(2)).replacingSuffix(".swift", with: "") + ".swiftdeps"
    let newDependencies = object + ".new-swiftdeps"
    defer { try? FileManager.default.removeItem(atPath: newDependencies) }
    guard let before = Self.declarations(dependencies) else { return .needsModule }
    let result = try await runner.run(arguments + ["-emit-reference-dependencies-path", newDependencies])
    guard result.status == 0 else { return .failed(Diagnostic.errors(in: result.output)) }
    guard let after = Self.declarations(newDependencies), after == before else { return .needsModule }
    return .compiled(object: object)
  }

  private static func declarations(_ path: String) -> ProvidedDeclarations? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? ProvidedDeclarations(Array(data))
  }

  /// Returns the arguments of the compiler for a file; `nil` if the driver does not state them.
  private mutating func job(for file: String, of command: BuildCommand) async throws -> [String]? {
    if let known = jobs[command.name] { return known[file] }
    // The options are those of the driver itself, except for the last one. The driver must not write files of lists.
    let ofDriver: Set = ["-parseable-output", "-incremental", "-enable-batch-mode", "-serialize-diagnostics"]
    let arguments = command.arguments.filter { !ofDriver.contains($0) }
    let result = try await runner.run(arguments + ["-driver-print-jobs"])
    var found: [String: [String]] = [:]
    for line in result.output.split(separator: "\n") {
      guard let words = ShellWords.split(line), let flag = words.firstIndex(of: "-primary-file"),
        flag + 1 < words.count
      else { continue }
      found[words[flag + 1]] = Self.withoutIndex(words)
    }
    jobs[command.name] = found
    return found[file]
  }

  /// Removes the options that write the index, which editors update themselves.
  private static func withoutIndex(_ words: [String]) -> [String] {
    var words = words
    if let index = words.firstIndex(of: "-index-store-path") { words.removeSubrange(index...(index + 1)) }
    return words.filter { $0 != "-index-system-modules" }
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + other : self
  }
}
