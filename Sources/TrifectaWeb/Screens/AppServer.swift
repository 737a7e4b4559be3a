import AppRegistration
import Foundation
import Hummingbird
import NIOCore
import PortableUI

extension WebScreens {
  /// Serves the windows of an app. The first window is at `/`, and each window with an ID is at its ID, such as
  /// `/settings`.
  ///
  /// - Parameter app: The type of the app. Each visitor gets an instance.
  @MainActor
  public mutating func app<A: App>(_ app: A.Type) {
    AppWindow.all(of: A.self).serve(by: &self, name: AppWindow.name(of: A.self))
  }
}

extension [AppWindow] {
  @MainActor
  fileprivate func serve(by web: inout WebScreens, name: String) {
    var paths: Set<String> = []
    for (index, window) in enumerated() {
      let id = window.id ?? (index == 0 ? "" : "window-\(index + 1)")
      let path = "/" + (id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id)
      for path in index == 0 ? ["/", path] : [path] where paths.insert(path).inserted {
        web.screen(path, title: window.title ?? name) { window.makeContent() }
      }
    }
  }
}

/// Called by `AppRegistration.c` before the program's `main`. It makes `App.main()` serve the app.
@_cdecl("trifecta_register_web_launcher")
func registerWebLauncher() {
  // Before `main`, only the main thread exists.
  MainActor.assumeIsolated {
    AppLauncher.register { windows, name in serve(windows, name) }
  }
}

/// Serves an app at the address in the environment. It does not return.
@MainActor
private func serve(_ windows: [AppWindow], _ name: String) -> Never {
  let environment = ProcessInfo.processInfo.environment
  let host = environment["HOST"] ?? "127.0.0.1"
  guard let port = Int(environment["PORT"] ?? "8080"), (0...65_535).contains(port) else {
    fail("\(name) cannot use the port \(environment["PORT"] ?? ""): PORT must be a number from 0 to 65535.")
  }
  var options = WebOptions()
  options.allowedHosts = Set(list(environment["ALLOWED_HOSTS"]))
  options.trustedProxies = list(environment["TRUSTED_PROXIES"])
  if let text = environment["SESSION_DURABILITY"], !text.isEmpty {
    guard let durability = WebOptions.SessionDurability(rawValue: text) else {
      fail("\(name) cannot start: SESSION_DURABILITY is \(text), but must be afterAnswer or beforeAnswer.")
    }
    options.sessionDurability = durability
  }
  do {
    let choice = try StateStorage.option(in: CommandLine.arguments)
    options.storage = try StateStorage(
      option: choice, app: ProcessInfo.processInfo.processName, environment: environment)
  } catch {
    fail("\(name) cannot start: \(error).")
  }
  var web = WebScreens(options: options)
  windows.serve(by: &web, name: name)
  let tool = AppTool.add(to: &web, arguments: CommandLine.arguments)
  let opensBrowser = DesktopBrowser.isWanted(in: environment, isInTerminal: isatty(STDOUT_FILENO) == 1)
  let server = web.application(host: host, port: port) { port in
    guard !DevelopmentLink.isReplacement else { return }
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
    print("\(name) is at \(address)")
    if let tool { print("The \(tool.name) is at \(address.dropLast())\(tool.path)") }
    // The output may be a pipe, which is not flushed at line ends.
    fflush(nil)
    if opensBrowser { DesktopBrowser.open(address) }
  }
  Task {
    do {
      try await server.runService()
      exit(0)
    } catch let error as IOError where [EADDRINUSE, EADDRNOTAVAIL, EACCES].contains(error.errnoCode) {
      fail(
        "\(name) could not listen on \(host):\(port): \(error). To use another port, set the environment variable PORT."
      )
    } catch {
      fail("\(name) has stopped because of an error: \(error)")
    }
  }
  // The run loop also serves the main queue. Without an input source or a timer, it would return immediately.
  let keepAliveTimer = Timer(timeInterval: 86_400, repeats: true) { _ in }
  RunLoop.main.add(keepAliveTimer, forMode: .common)
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// Returns the parts of a list that are separated by commas, without spaces around them.
private func list(_ text: String?) -> [String] {
  (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// Prints an error and exits.
private func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}
