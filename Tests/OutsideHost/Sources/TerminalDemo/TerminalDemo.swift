import Foundation
import PortableUI
import TerminalHost

/// Shows a screen in this terminal. Press Control-C to quit.
@main
@MainActor
struct TerminalDemo {
  static func main() {
    var original = termios()
    tcgetattr(STDIN_FILENO, &original)
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)

    let host = TerminalHost { Contacts() }
    func draw() {
      host.turn()
      let text = host.screen.replacingOccurrences(of: "\n", with: "\r\n")
      FileHandle.standardOutput.write(Data("\u{1B}[2J\u{1B}[H\(text)\r\n".utf8))
    }
    host.needsTurn = { DispatchQueue.main.async { MainActor.assumeIsolated { draw() } } }
    draw()

    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler {
      MainActor.assumeIsolated {
        let data = FileHandle.standardInput.availableData
        guard !data.isEmpty, !data.contains(3) else {
          tcsetattr(STDIN_FILENO, TCSANOW, &original)
          exit(0)
        }
        for key in Key.keys(in: String(decoding: data, as: UTF8.self)) { host.press(key) }
        draw()
      }
    }
    input.resume()
    dispatchMain()
  }
}

private struct Contacts: View {
  @State private var name = ""

  private var matches: [Int] { (0..<1_000).filter { name.isEmpty || "Contact \($0)".contains(name) } }

  var body: some View {
    NavigationStack {
      List {
        TextField("Search", text: $name)
        ForEach(matches, id: \.self) { NavigationLink("Contact \($0)", value: $0) }
      }
      .navigationTitle("Contacts")
      .navigationDestination(for: Int.self) { Text("Details of contact \($0)").navigationTitle("Contact \($0)") }
    }
  }
}
