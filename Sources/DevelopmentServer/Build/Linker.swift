import Foundation

/// Links the executable after an edit.
///
/// Linking an executable with all its dependencies takes about a second, because it is over 100 MB large. So the object
/// files of modules that are not being edited are linked once, into a shared library, and after an edit only the other
/// object files are linked. Until the library exists, the executable is linked as SwiftPM does.
struct Linker: Sendable {
  /// The object files of modules that are not being edited, as a shared library.
  private struct Base: Sendable {
    let library: String
    /// The object files that are not in the library.
    let otherObjects: [String]
    /// The modules of these files.
    let otherModules: Set<String>
  }

  private let command: BuildCommand
  private let runner: ProgramRunner
  /// Arguments for SwiftPM's command, and for the commands of this type.
  private let linkerArguments: [String]
  /// The folder for the library and the executable that uses it.
  private let folder: String
  /// All object files.
  private let objects: [String]
  /// The file that lists the object files.
  private let listFile: String
  private var base: Base?
  /// Whether the library could not be linked, so it is not tried again.
  private var isDisabled: Bool
  /// The modules that are being edited.
  private var editedModules: Set<String>
  private var libraryCount = 0
  /// The executable that was linked last.
  private(set) var executable: String

  /// The number of object files up to which all modules of a package are linked after each edit.
  private static let objectLimit = 200

  /// - Parameters:
  ///   - plan: The plan of the program.
  ///   - runner: Runs the commands.
  ///   - linkerArguments: Arguments that select a fast linker; empty if there is none, so that no library is used.
  ///   - ownModules: The modules of the package that is being edited.
  init?(plan: BuildPlan, runner: ProgramRunner, linkerArguments: [String], ownModules: Set<String>) {
    guard let command = plan.commands.last(where: \.links),
      let list = command.arguments.first(where: { $0.hasPrefix("@") }).map({ String($0.dropFirst()) }),
      let text = try? String(contentsOfFile: list, encoding: .utf8)
    else { return nil }
    self.command = command
    self.runner = runner
    self.linkerArguments = linkerArguments
    listFile = list
    objects = text.split(separator: "\n").compactMap { ShellWords.split($0)?.first }
    executable = plan.executable
    let parent = (plan.executable as NSString).deletingLastPathComponent
    folder = "\(parent)/trifecta-dev.build/\((plan.executable as NSString).lastPathComponent)"
    isDisabled = linkerArguments.isEmpty
    let own = objects.count { Self.module(of: $0).map(ownModules.contains) ?? false }
    editedModules = own <= Self.objectLimit ? ownModules : []
    if let main = command.arguments.first(where: { $0.hasPrefix("main=") && $0.hasSuffix("_main") }) {
      editedModules.insert(String(main.dropFirst(5).dropLast(5)))
    }
  }

  /// The module of an object file, by SwiftPM's name of its folder: `Name.build`.
  static func module(of object: String) -> String? {
    object.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
  }

  /// Whether ``makeLibrary()`` makes the next link faster.
  var needsLibrary: Bool { !isDisabled && base == nil }

  /// Records that an object file has changed.
  mutating func note(changed object: String) {
    guard let module = Self.module(of: object) else { return }
    editedModules.insert(module)
    if let base, !base.otherModules.contains(module) { self.base = nil }
  }

  /// Links the executable.
  ///
  /// - Returns: The errors; `nil` if it succeeded.
  mutating func link() async throws -> [Diagnostic]? {
    if let base {
      let target = folder + "/" + (command.outputs[0] as NSString).lastPathComponent
      let result = try await runner.run(quickArguments(base, target))
      guard result.status != 0 else {
        executable = target
        addResources()
        return nil
      }
      // The complete link reports the error in the developer's terms.
      self.base = nil
    }
    let result = try await runner.run(command.arguments + linkerArguments)
    guard result.status != 0 else {
      executable = command.outputs[0]
      return nil
    }
    return Diagnostic.errors(in: result.output)
  }

  /// Links the object files of modules that are not being edited into a library.
  mutating func makeLibrary() async throws {
    guard needsLibrary else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let library = library(libraryCount + 1)
    let others = objects.filter { Self.module(of: $0).map(editedModules.contains) ?? true }
    let rest = Set(objects).subtracting(others).sorted()
    let list = folder + "/objects.list"
    // The driver reads the list as a shell reads words.
    let lines = rest.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: list))
    var arguments = commonArguments(output: library).map { $0 == "-emit-executable" ? "-emit-library" : $0 }
    if let main = arguments.firstIndex(where: { $0.hasPrefix("main=") }) { arguments.removeSubrange((main - 3)...main) }
    let result = try await runner.run(arguments + ["@" + list, "-Xlinker", "-soname", "-Xlinker", name(of: library)])
    try Task.checkCancellation()
    guard result.status == 0 else {
      try? FileManager.default.removeItem(atPath: library)
      isDisabled = true
      return
    }
    libraryCount += 1
    removeLibraries(except: library)
    base = Base(library: library, otherObjects: others, otherModules: editedModules)
  }

  /// Adds links to the resources of modules next to the executable, where programs look for them.
  private func addResources() {
    let products = (command.outputs[0] as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    for name in names where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
      // A link of an earlier version has the same destination.
      try? FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: products + "/" + name)
    }
  }

  /// Removes the files of this type.
  func removeFiles() { try? FileManager.default.removeItem(atPath: folder) }

  /// The path of the library with a number.
  private func library(_ number: Int) -> String {
    "\(folder)/lib\(ProcessInfo.processInfo.processIdentifier)-\(number).so"
  }

  /// Removes libraries that no executable needs. The executable that was linked last may still use the previous
  /// library.
  private func removeLibraries(except library: String) {
    let previous = name(of: self.library(libraryCount - 1))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasSuffix(".so") && name != previous && name != self.name(of: library) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  private func name(of path: String) -> String { (path as NSString).lastPathComponent }

  private func quickArguments(_ base: Base, _ target: String) -> [String] {
    // The library refers to symbols of the executable too, because its modules may import edited ones.
    commonArguments(output: target) + base.otherObjects + [base.library]
      + ["-rpath=" + folder, "--export-dynamic", "--no-as-needed"].flatMap { ["-Xlinker", $0] }
  }

  private func commonArguments(output: String) -> [String] {
    var arguments = command.arguments.filter { $0 != "@" + listFile } + linkerArguments
    if let index = arguments.firstIndex(of: "-o"), index + 1 < arguments.count { arguments[index + 1] = output }
    return arguments
  }
}
