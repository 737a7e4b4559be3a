import AppRegistration
import Foundation
import Hummingbird
import PortableUI

extension WebScreens {
  /// Serves the windows of an app: the first at `/`, and others at their ids, as `/settings`.
  ///
  /// - Parameter app: the app. Each visitor has one of their own.
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
      let words = window.id ?? (index == 0 ? "" : "window-\(index + 1)")
      let path = index == 0 ? "/" : "/" + (words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? words)
      guard paths.insert(path).inserted else { continue }
      web.screen(path, title: window.title ?? name) { window.makeContent() }
    }
  }
}

/// Called before a program's `main` begins, by `AppRegistration.c`: from here on `App.main()` serves the app.
@_cdecl("trifecta_register_web_launcher")
func registerWebLauncher() {
  // The only thread there is before `main` is the main one.
  MainActor.assumeIsolated {
    AppLauncher.register { windows, name in serve(windows, name) }
  }
}

/// Serves an app at the address that the environment says, and does not come back.
@MainActor
private func serve(_ windows: [AppWindow], _ name: String) -> Never {
  let environment = ProcessInfo.processInfo.environment
  let host = environment["HOST"] ?? "127.0.0.1"
  guard let port = Int(environment["PORT"] ?? "8080"), (0...65_535).contains(port) else {
    fail("\(name) cannot be served at the port \(environment["PORT"] ?? ""): PORT is a number from 0 to 65535.")
  }
  var options = WebOptions()
  options.allowedHosts = Set((environment["ALLOWED_HOSTS"] ?? "").split(separator: ",").map(String.init))
  options.trustedProxies = (environment["TRUSTED_PROXIES"] ?? "").split(separator: ",").map(String.init)
  options.storageFolder = environment["STORAGE_FOLDER"].map { URL(fileURLWithPath: $0, isDirectory: true) }
  var web = WebScreens(options: options)
  windows.serve(by: &web, name: name)
  let opensBrowser = DesktopBrowser.isWanted(in: environment, isInTerminal: isatty(STDOUT_FILENO) == 1)
  let server = web.application(host: host, port: port) { port in
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
    print("\(name) is at \(address)")
    // Who reads it may be a program, for which nothing else brings it out.
    fflush(nil)
    if opensBrowser { DesktopBrowser.open(address) }
  }
  Task {
    do {
      try await server.runService()
      exit(0)
    } catch {
      fail("\(name) could not be served at \(host):\(port): \(error). PORT=… in the environment takes another port.")
    }
  }
  // Serves the main queue as well, and ends as soon as nothing could come.
  let wakener = Timer(timeInterval: 86_400, repeats: true) { _ in }
  RunLoop.main.add(wakener, forMode: .common)
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// Ends the program, saying why.
private func fail(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("\(reason)\n".utf8))
  exit(1)
}
