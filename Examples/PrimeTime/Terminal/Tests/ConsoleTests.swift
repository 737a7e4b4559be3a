import Testing

@testable import PrimeTimeTerminal

@Suite("Console")
@MainActor
struct ConsoleTests {
  @Test("Output during typing is written above a new prompt")
  func writesAbovePrompt() async {
    var text = ""
    let console = Console(isInteractive: true) { text += $0 }
    let line = await console.ask {
      console.write("news")
      return "typed"
    }
    console.write("answer")
    #expect(line == "typed")
    #expect(text == "> \rnews\n> answer\n")
  }

  @Test("A non-interactive console shows no prompt")
  func doesNotAskPipes() async {
    var text = ""
    let console = Console(isInteractive: false) { text += $0 }
    let line = await console.ask {
      console.write("news")
      return nil
    }
    #expect(line == nil)
    #expect(text == "news\n")
  }

  @Test("Control characters are not written")
  func leavesOutControlCharacters() {
    var text = ""
    let console = Console(isInteractive: false) { text += $0 }
    console.write("a\u{1B}[2Jb\r\u{7}c\u{9B}d\n… é 👩‍👩‍👧 …")
    #expect(text == "a[2Jbcd\n… é 👩‍👩‍👧 …\n")
  }
}
