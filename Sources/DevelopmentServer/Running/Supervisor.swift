import Foundation
import NIOConcurrencyHelpers

/// Runs a program, and replaces it with a new version when its sources change.
///
/// The new version starts while the old one still serves pages. When it listens, the old version saves the state of all
/// sessions and ends, and the pages reconnect to the new one. Until a new version works, the old one continues.
actor Supervisor {
  /// An event that the supervisor handles.
  enum Event: Sendable {
    case filesChanged
    case greeting(ControlSocket.Peer)
    case ended(process: Int32, AppProcess.End)
    /// A user asks to start the program again after a crash.
    case restart
  }

  /// The changes that are not built yet.
  struct Pending: Sendable {
    var changes = FileTree.Changes()
    /// The time of the first change.
    var began: ContinuousClock.Instant?
  }

  private let project: Project
  private let options: Options
  private let environment: [String: String]
  private let builder: Builder
  private let control: ControlSocket
  private let destination = Destination()
  private let pages: PageChannel
  private let console: Console
  private let pending = NIOLockedValueBox(Pending())
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private var watcher: FileWatcher?
  private var front: FrontServer?
  /// The version that serves pages; `nil` after a crash.
  private var current: AppProcess?
  /// The version that has started and does not listen yet.
  private var next: AppProcess?
  /// The edit that the next version contains.
  private var edit: EditReport?
  /// The work that makes the next build faster, while there is nothing to build.
  private var preparation: Task<Void, Never>?
  private var isEnding = false

  /// The time after which a program that does not listen is reported.
  private static let startTime = Duration.seconds(10)

  init(project: Project, options: Options, environment: [String: String], console: Console) async throws {
    self.project = project
    self.options = options
    self.environment = environment
    self.console = console
    let (events, continuation) = AsyncStream<Event>.makeStream()
    self.events = events
    self.continuation = continuation
    builder = Builder(project) { console.print($0) }
    pages = PageChannel { continuation.yield(.restart) }
    control = try await ControlSocket { continuation.yield(.greeting($0)) }
  }

  /// Builds and runs the program until the process is asked to end.
  ///
  /// - Throws: A description of the error if the browser's port cannot be used.
  func run() async throws {
    console.print("Building \(project.product)…")
    switch await completeBuild() {
    case .built: start()
    case .failed(let errors): show(errors)
    case .outdated: break
    }
    if isEnding { return }
    await watch()
    for await event in events {
      switch event {
      case .filesChanged: await rebuild()
      case .greeting(let peer): try await handOver(to: peer)
      case .ended(let process, let end): ended(process, end)
      case .restart: if current == nil, next == nil { start() }
      }
    }
  }

  /// Ends the program, which saves its sessions.
  func shutDown() async {
    guard !isEnding else { return }
    isEnding = true
    watcher?.stop()
    await endPreparation()
    await next?.stop(within: .zero)
    await current?.stop()
    await builder.removeFiles()
    await front?.close()
    await control.close()
    continuation.finish()
  }

  // MARK: Files

  private func watch() async {
    // Without a first build, there is no plan, so the sources are in an unknown place in the package.
    let scope = await builder.classifier?.scope ?? FileWatcher.Scope(recursive: [project.folder])
    guard watcher == nil else {
      watcher?.change(scope)
      return
    }
    let watcher = FileWatcher(
      scope, notificationLimit: options.polls ? 0 : .max, root: project.folder,
      notice: { [console] in console.print($0) },
      report: { [pending, continuation] changes, began in
        pending.withLockedValue {
          $0.changes.merge(changes)
          $0.began = $0.began ?? began
        }
        continuation.yield(.filesChanged)
      })
    self.watcher = watcher
    watcher.start()
  }

  private func takePending() -> Pending {
    pending.withLockedValue { pending in
      defer { pending = Pending() }
      return pending
    }
  }

  /// Builds the pending changes, and starts the new version.
  private func rebuild() async {
    while !isEnding {
      let edits = takePending()
      guard let began = edits.began else { return }
      var report = EditReport(files: edits.changes.all.map(project.shortened), began: began)
      let outcome: Builder.Outcome
      switch await builder.action(for: edits.changes) {
      case .nothing: return
      case .quickBuild(let files):
        await endPreparation()
        outcome = await quickBuild(files)
      case .completeBuild:
        await endPreparation()
        console.print("\(report.subject): SwiftPM builds the package…")
        outcome = await completeBuild()
        await watch()
      }
      report.built = .now
      switch outcome {
      case .outdated:
        // The edit that follows contains this one.
        pending.withLockedValue { pending in
          pending.began = began
          pending.changes = merged(edits.changes, pending.changes)
        }
        continue
      case .failed(let errors):
        report.fails = true
        console.print(report.line)
        show(errors)
      case .built(let hasChanged):
        let isRunning = (next ?? current) != nil
        if hasChanged || !isRunning {
          edit = report
          start()
        } else {
          console.print(report.line)
          if current != nil { pages.send(.init(kind: .clear)) }
        }
      }
      return
    }
  }

  private func merged(_ earlier: FileTree.Changes, _ later: FileTree.Changes) -> FileTree.Changes {
    var changes = earlier
    changes.merge(later)
    return changes
  }

  private func quickBuild(_ files: Set<String>) async -> Builder.Outcome {
    await outcome {
      try await builder.build(files) { [pending] in pending.withLockedValue { !$0.changes.isEmpty } }
    }
  }

  private func completeBuild() async -> Builder.Outcome { await outcome { try await builder.buildCompletely() } }

  /// Returns the outcome of a build. A build that cannot be run, for example because the disk is full, has an outcome
  /// too.
  private func outcome(_ build: () async throws -> Builder.Outcome) async -> Builder.Outcome {
    do {
      return try await build()
    } catch {
      return .failed([.error(of: error)])
    }
  }

  /// Prepares the next build, if nothing is edited until then.
  private func prepareNextBuild() {
    let previous = preparation
    previous?.cancel()
    preparation = Task {
      await previous?.value
      guard (try? await Task.sleep(for: Self.linkPause)) != nil else { return }
      try? await builder.prepareLink()
      guard (try? await Task.sleep(for: Self.verificationPause)) != nil, await builder.needsVerification else { return }
      let began = ContinuousClock.now
      guard let outcome = try? await builder.verify(), !Task.isCancelled else { return }
      switch outcome {
      case .built(changed: true):
        edit = EditReport(files: ["Other files that the edit affects"], began: began, built: .now)
        start()
      case .failed(let errors): show(errors)
      case .built, .outdated: break
      }
    }
  }

  private func endPreparation() async {
    preparation?.cancel()
    await preparation?.value
    preparation = nil
  }

  /// The times after which the preparations of the next build start, so that they do not slow down the pages.
  private static let linkPause = Duration.milliseconds(300)
  private static let verificationPause = Duration.seconds(2)

  private func show(_ errors: [Diagnostic]) {
    guard !isEnding else { return }
    let texts = errors.prefix(Self.errorLimit).map { error in
      var error = error
      error.file = error.file.map(project.shortened)
      return error.text
    }
    let more = errors.count > texts.count ? ["… and \(errors.count - texts.count) more errors"] : []
    let text = (texts + more).joined(separator: "\n\n")
    console.print(text)
    let title =
      errors.count == 1 ? "The build has failed with an error" : "The build has failed with \(errors.count) errors"
    pages.send(.init(kind: .error, title: title, text: text))
  }

  private static let errorLimit = 20

  // MARK: Processes

  /// Starts the executable that was built last.
  private func start() {
    Task {
      guard let executable = await builder.executable else { return }
      // Another start may have launched a process meanwhile.
      while let process = next {
        next = nil
        await process.stop(within: .zero)
      }
      guard !isEnding else { return }
      do {
        try launch(executable)
      } catch {
        show([Diagnostic(severity: .error, message: "\(project.shortened(executable)) cannot be started: \(error)")])
      }
    }
  }

  private func launch(_ executable: String) throws {
    var environment = environment
    environment["TRIFECTA_DEVELOPMENT"] = control.path
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? CrashReport.backtraceSetting
    if front != nil { environment["TRIFECTA_DEVELOPMENT_RESTART"] = "1" }
    let process = try AppProcess(
      executable, arguments: options.arguments, folder: project.folder, environment: environment)
    next = process
    Task { continuation.yield(.ended(process: process.id, await process.end())) }
    Task {
      try? await Task.sleep(for: Self.startTime)
      guard next === process else { return }
      console.print(
        """
        The app does not listen for connections. In a debug build, it must serve an App or WebScreens.application, or \
        listen at WebScreens.address(host:port:) and report it.
        """)
    }
  }

  /// Replaces the current version with one that listens.
  private func handOver(to peer: ControlSocket.Peer) async throws {
    guard let process = next, process.id == peer.greeting.process else { return }
    let front = try await listen(for: peer.greeting)
    peer.reply(port: front.port)
    let previous = current
    current = process
    next = nil
    // Pages must not join before the earlier version has saved their state.
    destination.hold()
    await previous?.stop()
    destination.run(port: peer.greeting.listening)
    pages.send(.init(kind: .clear))
    let report = edit
    edit = nil
    pages.send(.init(kind: report?.changesScripts == true ? .reload : .reconnect))
    prepareNextBuild()
    guard var report else { return }
    report.started = .now
    console.print(report.line)
    if !peer.greeting.keepsState {
      console.print(
        "The app keeps sessions in memory, so the pages have lost their state. Link TrifectaSQLite to keep it.")
    }
  }

  private func listen(for greeting: ControlSocket.Greeting) async throws -> FrontServer {
    if let front { return front }
    let names = (environment["ALLOWED_HOSTS"] ?? "").split(separator: ",").map { $0.lowercased() }
    do {
      let new = try await FrontServer(
        host: greeting.host, port: greeting.port, destination: destination, pages: pages, allowedHosts: Set(names))
      front = new
      return new
    } catch {
      throw Project.Unusable(
        description: """
          could not listen on \(greeting.host):\(greeting.port): \(error). Another program may use the port. To use \
          another port, set the environment variable PORT or the option of the app
          """)
    }
  }

  private func ended(_ process: Int32, _ end: AppProcess.End) {
    guard process == current?.id || process == next?.id, !isEnding else { return }
    let report = CrashReport(end)
    var message = PageChannel.Message(kind: .error, title: report.title, text: report.text)
    if process == next?.id {
      next = nil
      console.print("\(report.title) before it listened. \(current == nil ? "" : "The earlier version continues.")")
    } else {
      current = nil
      destination.end()
      console.print("\(report.title). It is started again after the next edit.")
    }
    message.canRestart = current == nil
    pages.send(message)
  }
}
