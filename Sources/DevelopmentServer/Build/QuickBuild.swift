import Foundation

/// Builds an executable after an edit, by running the commands of SwiftPM's plan that the edit affects.
///
/// A command runs if one of its inputs has changed. Its outputs are compared with those before, so that an edit of a
/// function's body does not compile the modules that import the edited one. A few edited files are first compiled
/// without the driver, see ``SingleFileCompiler``. Before the driver runs, the object files of edited sources are removed:
/// it compares times, and could skip a file that was edited while it ran.
struct QuickBuild: Sendable {
  /// The result of a build.
  enum Outcome: Equatable, Sendable {
    /// The files were built.
    ///
    /// - Parameters:
    ///   - changed: Whether the executable or a resource is different.
    case built(changed: Bool)
    /// The compiler or the linker has reported errors.
    case failed([Diagnostic])
    /// A file was edited again during the build, so another build has to follow.
    case outdated
    /// Only SwiftPM can build the edit.
    case needsSwiftPackageManager
  }

  let plan: BuildPlan
  private let runner: ProgramRunner
  private var compiler: SingleFileCompiler
  private var linker: Linker?
  /// The commands that have to run, by their indices. After a failure, it contains those that did not succeed.
  private var dirty: Set<Int> = []
  /// The edited files that commands in ``dirty`` have not compiled.
  private var edits: [Int: Set<String>] = [:]
  /// The commands in ``dirty`` with inputs that another command has created. They compile the whole module.
  private var withNewInputs: Set<Int> = []
  /// The commands of modules in which single files were compiled after the last run of the driver, with the object
  /// files.
  private var unverified: [Int: Set<String>] = [:]

  /// The number of modules from which `swift build`, which runs commands in parallel, takes less time.
  private static let moduleLimit = 8
  /// The number of edited files of a module from which the driver, which compiles them together, takes less time.
  private static let fileLimit = 3

  /// - Parameters:
  ///   - plan: The plan of the last complete build.
  ///   - runner: Runs the commands.
  ///   - linker: Links the executable; `nil` if SwiftPM's command does.
  init(plan: BuildPlan, runner: ProgramRunner, linker: Linker?) {
    self.plan = plan
    self.runner = runner
    self.linker = linker
    compiler = SingleFileCompiler(runner: runner)
  }

  /// The executable that was linked last.
  var executable: String { linker?.executable ?? plan.executable }

  /// Removes the files for quick links.
  func removeFiles() { linker?.removeFiles() }

  /// Whether ``verify()`` has work.
  var needsVerification: Bool { !unverified.isEmpty }

  /// Prepares the next link. Call it when nothing else has to be built.
  mutating func prepareLink() async throws { try await linker?.makeLibrary() }

  /// Runs the commands that changed files affect, and those that failed before.
  ///
  /// - Parameters:
  ///   - files: The changed files.
  ///   - isOutdated: Returns whether the build should stop after the current command, because a file was edited again.
  /// - Throws: An error if a program cannot be started, or a file cannot be copied.
  mutating func build(_ files: Set<String>, isOutdated: () async -> Bool = { false }) async throws -> Outcome {
    for file in files {
      for index in plan.consumers[file] ?? [] {
        dirty.insert(index)
        if plan.commands[index].compilesModule { edits[index, default: []].insert(file) }
      }
    }
    var hasChanged = false
    var moduleCount = 0
    while let index = dirty.min() {
      let command = plan.commands[index]
      if await isOutdated() { return .outdated }
      if command.tool == .swiftPackageManager { return .needsSwiftPackageManager }
      switch try await compileFiles(at: index) {
      case .failed(let errors): return .failed(errors)
      case .compiled(let objects):
        didRun(index)
        unverified[index, default: []].formUnion(objects)
        for object in objects { invalidate(consumersOf: object) }
        continue
      case .needsModule: break
      }
      if command.compilesModule { moduleCount += 1 }
      if moduleCount > Self.moduleLimit { return .needsSwiftPackageManager }
      removeObjects(of: edits[index] ?? [], from: command)
      let before = command.outputs.map { FileStamp($0) }
      if let errors = try await run(command) { return .failed(errors) }
      didRun(index)
      unverified[index] = nil
      if isFinalLink(command) {
        hasChanged = true
        continue
      }
      for (output, stamp) in zip(command.outputs, before) where FileStamp(output) != stamp || command.tool == .copy {
        if command.tool == .copy { hasChanged = true }
        invalidate(consumersOf: output)
      }
      if command.tool == .phony { for output in command.outputs { invalidate(consumersOf: output) } }
    }
    return .built(changed: hasChanged)
  }

  /// Runs the driver for the modules in which single files were compiled, so that its records are complete.
  ///
  /// If the task is cancelled, the modules are verified by a later call.
  ///
  /// - Returns: Whether the executable is different, because the edit has affected other files after all.
  mutating func verify() async throws -> Outcome {
    for (index, objects) in unverified {
      let command = plan.commands[index]
      let known = objects.map { ($0, FileManager.default.contents(atPath: $0)) }
      let before = command.outputs.map { FileStamp($0) }
      let errors = try await run(command)
      try Task.checkCancellation()
      if let errors { return .failed(errors) }
      unverified[index] = nil
      let same = Set(known.filter { FileManager.default.contents(atPath: $0.0) == $0.1 }.map(\.0))
      for (output, stamp) in zip(command.outputs, before) where FileStamp(output) != stamp && !same.contains(output) {
        invalidate(consumersOf: output)
      }
    }
    return dirty.isEmpty ? .built(changed: false) : try await build([])
  }

  private func isFinalLink(_ command: BuildCommand) -> Bool {
    command.links && command.outputs.first == plan.executable
  }

  private mutating func didRun(_ index: Int) {
    dirty.remove(index)
    withNewInputs.remove(index)
    edits[index] = nil
  }

  private mutating func invalidate(consumersOf file: String) {
    if file.hasSuffix(".o") { linker?.note(changed: file) }
    for index in plan.consumers[file] ?? [] {
      dirty.insert(index)
      withNewInputs.insert(index)
    }
  }

  private enum FileOutcome {
    case compiled(objects: Set<String>)
    case failed([Diagnostic])
    case needsModule
  }

  /// Compiles the edited files of a module one by one, if that is faster.
  private mutating func compileFiles(at index: Int) async throws -> FileOutcome {
    guard let files = edits[index], !files.isEmpty, files.count < Self.fileLimit, !withNewInputs.contains(index) else {
      return .needsModule
    }
    var objects: Set<String> = []
    for file in files.sorted() {
      switch try await compiler.compile(file, of: plan.commands[index]) {
      case .compiled(let object): objects.insert(object)
      case .failed(let errors): return .failed(errors)
      case .needsModule: return .needsModule
      }
    }
    return .compiled(objects: objects)
  }

  private func removeObjects(of files: Set<String>, from command: BuildCommand) {
    let names = Set(files.map { "/" + ($0 as NSString).lastPathComponent + ".o" })
    for output in command.outputs where names.contains(where: output.hasSuffix) {
      try? FileManager.default.removeItem(atPath: output)
    }
  }

  /// Runs a command.
  ///
  /// - Returns: The errors; `nil` if it succeeded.
  private mutating func run(_ command: BuildCommand) async throws -> [Diagnostic]? {
    if isFinalLink(command), var linker {
      defer { self.linker = linker }
      return try await linker.link()
    }
    switch command.tool {
    case .phony, .planned, .swiftPackageManager: return nil
    case .copy:
      try copy(command)
      return nil
    case .process:
      let result = try await runner.run(command.arguments)
      guard result.status != 0 else { return nil }
      return Diagnostic.errors(in: CompilerMessages.text(of: result.output))
    }
  }

  private func copy(_ command: BuildCommand) throws {
    guard let input = command.inputs.first, let output = command.outputs.first else { return }
    let new = output + ".new"
    try? FileManager.default.removeItem(atPath: new)
    try FileManager.default.copyItem(atPath: input, toPath: new)
    guard rename(new, output) != 0 else { return }
    // A folder cannot replace one that is not empty.
    try? FileManager.default.removeItem(atPath: output)
    try FileManager.default.moveItem(atPath: new, toPath: output)
  }
}
