public import Foundation

/// The command that develops an app: it runs the app, and replaces it when its sources change.
public enum DevelopmentServer {
  /// Runs the command until the process receives SIGINT, SIGTERM or SIGHUP.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the program.
  ///   - environment: The environment variables.
  /// - Returns: The exit status.
  public static func run(
    _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) async -> Int32 {
    do {
      let options = try Options(arguments)
      if options.wantsHelp {
        try? FileHandle.standardOutput.write(contentsOf: Data(Options.help.utf8))
        return 0
      }
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
      let project = try Project(
        product: options.product, program: program, workingFolder: FileManager.default.currentDirectoryPath)
      let lock = try lock(project)
      defer { lock.unlock() }
      let supervisor = try await Supervisor(
        project: project, options: options, environment: environment, console: .standard)
      let run = Task { try await supervisor.run() }
      let signals = handleSignals {
        await supervisor.shutDown()
        // A build that is running is killed.
        run.cancel()
      }
      defer { for signal in signals { signal.cancel() } }
      do {
        try await run.value
      } catch {
        await supervisor.shutDown()
        throw error
      }
      return 0
    } catch let error as Options.Invalid {
      // The exit status for invalid arguments, EX_USAGE in sysexits.h.
      return fail("\(error)", status: 64)
    } catch {
      return fail("\(error)", status: 1)
    }
  }

  private static func fail(_ reason: String, status: Int32) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data("trifecta-dev: \(reason)\n".utf8))
    return status
  }

  /// Ensures that no other development server runs the product.
  private static func lock(_ project: Project) throws(Project.Unusable) -> BuildLock {
    let path = "\(project.buildFolder)/trifecta-dev-\(project.product).lock"
    guard let lock = BuildLock(path) else {
      throw Project.Unusable(description: "the folder \(project.buildFolder) cannot be written")
    }
    guard lock.tryLock() else {
      throw Project.Unusable(
        description: """
          another development server runs \(project.product) in this folder: the process \
          \(lock.process.map(String.init) ?? "is unknown"). End it first
          """)
    }
    lock.writeProcess()
    return lock
  }

  private static func handleSignals(_ end: @escaping @Sendable () async -> Void) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { Task { await end() } }
      source.resume()
      return source
    }
  }
}
