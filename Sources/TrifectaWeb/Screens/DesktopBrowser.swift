import Foundation

/// The browser of the person who runs a program on their own machine.
package enum DesktopBrowser {
  /// Opens an address, or says that it cannot.
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
      print("No browser could be opened here; the address is \(address)")
    }
    do {
      try process.run()
    } catch {
      print("No browser could be opened here; the address is \(address)")
    }
  }

  /// Whether a program that shows an app is to open it: as `OPEN` in the environment says, 1 or 0, and where it says
  /// nothing, if a person has started the program in a terminal of their own desktop.
  ///
  /// - Parameters:
  ///   - environment: the environment.
  ///   - isInTerminal: whether a terminal shows what the program prints.
  package static func isWanted(in environment: [String: String], isInTerminal: Bool) -> Bool {
    if let wish = environment["OPEN"] { return wish == "1" }
    #if os(macOS)
      let hasDesktop = true
    #else
      let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    #endif
    return isInTerminal && hasDesktop && environment["SSH_CONNECTION"] == nil && environment["CI"] == nil
  }
}
