import Foundation

/// The default browser on the machine of the developer.
package enum DesktopBrowser {
  /// Opens an address, or prints that this failed.
  package static func open(_ address: String) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, address]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      guard process.terminationStatus != 0 else { return }
      print("Could not open a browser. Open this address in one: \(address)")
    }
    do {
      try process.run()
    } catch {
      print("Could not open a browser. Open this address in one: \(address)")
    }
  }

  /// Returns whether an app should be opened in a browser when it starts. The environment variable `OPEN` (1 or 0)
  /// decides. Without it, the app is opened if it was started in a terminal of the local desktop.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isInTerminal: Whether the standard output is a terminal.
  package static func isWanted(in environment: [String: String], isInTerminal: Bool) -> Bool {
    if let setting = environment["OPEN"] { return setting == "1" }
    #if os(macOS)
      let hasDesktop = true
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
    return isInTerminal && hasDesktop && environment["SSH_CONNECTION"] == nil && environment["CI"] == nil
  }
}
