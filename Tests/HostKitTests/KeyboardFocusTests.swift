import Elements
import HostKit
import SwiftUI
import Testing

@Suite("Keyboard focus")
@MainActor
struct KeyboardFocusTests {
  private struct Fields: View {
    @FocusState private var hasFocus: Bool
    @State private var isShown = true
    @State private var text = ""

    var body: some View {
      TextField("first", text: $text).focused($hasFocus)
      Button("disabled") {}.disabled(true)
      if isShown { Toggle("second", isOn: .constant(true)) }
      Button("third") { isShown = false }
      Text("\(hasFocus)")
    }
  }

  private let host = SmallHost { Fields() }
  private let focus = KeyboardFocus()

  private func name() throws -> String? { try focus.element(in: host.graph)?.spokenName }

  private func moveToNext(isBackward: Bool = false) throws {
    try focus.moveToNext(isBackward: isBackward, in: host.graph)
    host.turn()
  }

  @Test("The focus moves through the enabled controls, and then to the first again")
  func order() throws {
    var names: [String?] = []
    for _ in 0..<4 {
      try moveToNext()
      names.append(try name())
    }
    #expect(names == ["first", "second", "third", "first"])
    try moveToNext(isBackward: true)
    #expect(try name() == "third")
  }

  @Test("Views are notified when they gain or lose the focus")
  func reports() throws {
    try moveToNext()
    #expect(try host.names.contains("true"))
    try moveToNext()
    #expect(try host.names.contains("false"))
    try focus.move(to: nil, in: host.graph)
    #expect(try name() == nil)
  }

  @Test("A removed element loses the focus, and the next element is the first")
  func removal() throws {
    try focus.move(to: host.element("second").id, in: host.graph)
    try host.send(host.element("third").tapEvents())
    #expect(try name() == nil)
    try moveToNext()
    #expect(try name() == "first")
  }
}
