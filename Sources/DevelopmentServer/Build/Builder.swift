import Foundation

/// Builds the executable: completely by SwiftPM, or quickly by the plan of SwiftPM's last build.
actor Builder {
  /// The result of a build.
  enum Outcome: Sendable {
    case built(changed: Bool)
    case failed([Diagnostic])
    case outdated
  }

  private let project: Project
  private let runner: ProgramRunner
  private let notice: @Sendable (String) -> Void
  private var quickBuild: QuickBuild?
  private(set) var classifier: EditClassifier?
  /// Whether the last build by SwiftPM has failed, so that its plan does not describe the current files.
  private var mustPlan = false

  /// - Parameters:
  ///   - project: The package and its product.
  ///   - notice: Called with a message for the developer.
  init(_ project: Project, notice: @escaping @Sendable (String) -> Void) {
    self.project = project
    self.notice = notice
    runner = ProgramRunner(folder: project.folder)
  }

  /// The path of the executable; `nil` before the first build.
  var executable: String? { quickBuild?.executable }

  /// Returns what an edit requires.
  func action(for changes: FileTree.Changes) -> EditClassifier.Action {
    let action = classifier?.action(for: changes) ?? .completeBuild
    return mustPlan && action != .nothing ? .completeBuild : action
  }

  /// Builds with SwiftPM.
  ///
  /// - Returns: Whether the executable or a resource is different.
  func buildCompletely() async throws -> Outcome {
    let before = stamps
    let copies = copiedFiles
    mustPlan = true
    let result = try await runner.run(project.buildCommand) { [notice] part in
      // SwiftPM prints this if another process builds in the folder.
      let text = String(decoding: part, as: UTF8.self)
      if text.contains("Another instance of SwiftPM") {
        notice("Waiting for another process that builds in this folder…")
      }
    }
    guard result.status == 0 else { return .failed(Diagnostic.errors(in: result.output)) }
    try readPlan()
    mustPlan = false
    // SwiftPM keeps the copies of removed resources, and the program would still use them.
    for file in Set(copies).subtracting(copiedFiles) where file.hasPrefix(project.buildFolder + "/") {
      try? FileManager.default.removeItem(atPath: file)
    }
    return .built(changed: before != stamps)
  }

  /// Builds edited files with the commands of the plan, and with SwiftPM if that is not possible.
  func build(_ files: Set<String>, isOutdated: @Sendable () async -> Bool) async throws -> Outcome {
    guard quickBuild != nil else { return try await buildCompletely() }
    return try await withLock { try await $0.build(files, isOutdated: isOutdated) }
  }

  /// Whether ``verify()`` has work.
  var needsVerification: Bool { quickBuild?.needsVerification ?? false }

  /// Removes the files for quick links.
  func removeFiles() { quickBuild?.removeFiles() }

  /// Prepares the next link. Call it when nothing else has to be built.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  func prepareLink() async throws {
    _ = try await withLock {
      try await $0.prepareLink()
      return .built(changed: false)
    }
  }

  /// Completes the records of the compiler after a build of single files. Call it when nothing else has to be built.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  func verify() async throws -> Outcome {
    guard needsVerification else { return .built(changed: false) }
    return try await withLock { try await $0.verify() }
  }

  /// Runs a build while no other process builds in the folder.
  private func withLock(
    _ build: (inout QuickBuild) async throws -> QuickBuild.Outcome
  ) async throws -> Outcome {
    guard var quickBuild, let lock = BuildLock(project.buildFolder + "/.lock") else {
      return try await buildCompletely()
    }
    try await lock.lock { [notice] in
      notice("Waiting for the process \(lock.process.map(String.init) ?? "") that builds in this folder…")
    }
    let outcome: Result<QuickBuild.Outcome, any Error>
    do {
      outcome = .success(try await build(&quickBuild))
    } catch {
      outcome = .failure(error)
    }
    lock.unlock()
    // After an error, the next build runs the commands that have not succeeded.
    self.quickBuild = quickBuild
    switch try outcome.get() {
    case .built(let changed): return .built(changed: changed)
    case .failed(let errors): return .failed(errors)
    case .outdated: return .outdated
    case .needsSwiftPackageManager: return try await buildCompletely()
    }
  }

  /// Reads the plan of SwiftPM's last build.
  func readPlan() throws {
    let text = try String(contentsOfFile: project.manifest, encoding: .utf8)
    let manifest = try BuildManifest(text)
    let buildFolder = project.buildFolder
    let plan = try BuildPlan(manifest, product: project.product) { file in
      guard !file.hasPrefix(buildFolder + "/checkouts"), let text = try? String(contentsOfFile: file, encoding: .utf8)
      else { return [] }
      return DependencyFile.paths(in: text)
    }
    classifier = EditClassifier(plan: plan, manifest: manifest, buildFolder: buildFolder) {
      FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }
    let prefix = project.folder + "/"
    let own = plan.commands.filter { command in
      command.tool == .process
        && command.inputs.contains { $0.hasPrefix(prefix) && !$0.hasPrefix(buildFolder + "/") }
    }
    let linker = Linker(
      plan: plan, runner: runner, linkerArguments: project.linkerArguments,
      ownModules: Set(own.compactMap(\.outputs.first).compactMap(Linker.module)))
    quickBuild = QuickBuild(plan: plan, runner: runner, linker: linker)
  }

  /// The stamps of the files that the program uses when it runs.
  private var stamps: [FileStamp?] {
    guard let plan = quickBuild?.plan else { return [] }
    return ([plan.executable] + copiedFiles).map { FileStamp($0) }
  }

  /// The copies of resources, according to the plan.
  private var copiedFiles: [String] {
    (quickBuild?.plan.commands ?? []).filter { $0.tool == .copy }.flatMap(\.outputs)
  }
}
