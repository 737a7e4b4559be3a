import ScreenTesting
import SwiftUI
import Testing

private struct Board: View {
  @State private var log: [String] = []
  @State private var name = ""
  @State private var isOff = false

  private func note(_ text: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
    log.append(text)
    return result
  }

  var body: some View {
    Text("log \(log.joined(separator: ","))")
    VStack {
      Text("Cell").focusable()
        .onKeyPress(.space) { note("space") }
        .onKeyPress(keys: [.upArrow, .downArrow]) { note($0.key == .upArrow ? "up" : "down") }
        .onKeyPress(.escape, phases: .up) { note("escape \($0.phase == .up)", .ignored) }
        .onKeyPress(characters: .decimalDigits) { note("digit \($0.characters)") }
      TextField("Name", text: $name).onKeyPress(.return) { note("return in name") }
    }
    .onKeyPress(phases: .all) { press in
      note("any \(press.characters)\(press.modifiers.contains(.shift) ? " shift" : "") \(press.phase.rawValue)")
    }
    .disabled(isOff)
    Button("Save") { log.append("save") }.keyboardShortcut("s", modifiers: [])
    Button("Off") { isOff = true }
  }
}

@MainActor
@Suite("Key presses")
struct OnKeyPressTests {
  @Test("The innermost handler receives a key first, and a key that it ignores reaches the outer handler")
  func order() async throws {
    let screen = await Screen { Board() }
    try await screen.focus("Cell")
    try await screen.press(.space)
    try await screen.press(.downArrow)
    #expect(screen.contains("log space,any   4,down,any \u{F701} 4"))
  }

  @Test("A key press has phase, characters and modifiers")
  func values() async throws {
    let screen = await Screen { Board() }
    try await screen.focus("Cell")
    try await screen.press("7")
    try await screen.press("x", modifiers: .shift)
    #expect(screen.contains("log digit 7,any 7 4,any X shift 1,any X shift 4"))
  }

  @Test("A key press reaches the focused view, and a keyboard shortcut reaches its control")
  func focus() async throws {
    let screen = await Screen { Board() }
    await #expect(throws: LookupError.self) { try await screen.press("7") }
    try await screen.focus("Name")
    try await screen.press(.return)
    try await screen.press("s")
    #expect(screen.contains("log return in name,any \r 4,save"))
  }

  @Test("A disabled view receives no keys")
  func disabled() async throws {
    let screen = await Screen { Board() }
    try await screen.tap("Off")
    try await screen.focus("Cell")
    try await screen.press("7")
    #expect(screen.contains("log "))
  }
}

@MainActor
@Suite("Key commands")
struct KeyCommandTests {
  private struct Cell: View {
    @State private var log: [String] = []

    var body: some View {
      Text("log \(log.joined(separator: ","))")
      Text("Deaf").focusable().onMoveCommand(perform: nil).onExitCommand(perform: nil)
      Text("Cell").focusable()
        .onMoveCommand { log.append("\($0)") }
        .onExitCommand { log.append("exit") }
        .onDeleteCommand { log.append("delete") }
        .onPlayPauseCommand { log.append("play") }
    }
  }

  @Test("A key triggers the command that handles it, and a nil command handles no key")
  func commands() async throws {
    let screen = await Screen { Cell() }
    try await screen.focus("Cell")
    for key in [KeyEquivalent.leftArrow, .upArrow, .escape, .delete, .deleteForward, .space] {
      try await screen.press(key)
    }
    #expect(screen.contains("log left,up,exit,delete,delete,play"))
    try await screen.press(.leftArrow, modifiers: .command)
    try await screen.focus("Deaf")
    await #expect(throws: LookupError.self) { try await screen.press(.leftArrow) }
    #expect(screen.contains("log left,up,exit,delete,delete,play"))
  }
}
