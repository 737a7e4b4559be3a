import Testing
import TrifectaWeb

@Suite("Opening a desktop browser")
struct DesktopBrowserTests {
  @Test("The browser opens only in a desktop terminal session, unless OPEN overrides that")
  func isWanted() {
    func isWanted(_ environment: [String: String], isInTerminal: Bool = true) -> Bool {
      DesktopBrowser.isWanted(in: environment, isInTerminal: isInTerminal)
    }
    #expect(isWanted(["DISPLAY": ":0"]))
    #expect(isWanted(["WAYLAND_DISPLAY": "wayland-0"]))
    #expect(!isWanted(["DISPLAY": ":0"], isInTerminal: false))
    #expect(!isWanted(["DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"]))
    #expect(!isWanted(["DISPLAY": ":0", "CI": "true"]))
    #expect(!isWanted(["DISPLAY": ":0", "OPEN": "0"]))
    #expect(isWanted(["OPEN": "1"], isInTerminal: false))
    #if os(Linux)
      #expect(!isWanted(["DISPLAY": ""]))
      #expect(!isWanted([:]))
    #endif
  }
}
