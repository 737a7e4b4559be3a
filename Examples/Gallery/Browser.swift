import Foundation

/// The browser of the machine that runs the gallery.
enum Browser {
  /// Opens an address, or says that it cannot.
  static func open(_ address: String) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, address]
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
}
