import Foundation
import PrimeTime
import PrimeTimeTerminal
import Trifecta

/// `swift run prime-time`: the app in a terminal or a pipe.
@main
struct PrimeTimeCommand {
  @MainActor
  static func main() async {
    let isInteractive = isatty(STDIN_FILENO) == 1
    let console = Console(isInteractive: isInteractive) { text in
      FileHandle.standardOutput.write(Data(text.utf8))
    }
    if isInteractive { console.write("Prime time! Type help for a list of commands.") }
    let store = Store(initialState: PrimeApp.State()) { PrimeApp() }
    let session = TerminalSession(store: store, console: console)
    await session.run { await StandardInput.nextLine() }
  }
}
