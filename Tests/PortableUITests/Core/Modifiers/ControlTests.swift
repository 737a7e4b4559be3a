import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("disabled and onSubmit")
struct ControlTests {
  @Test("`disabled(false)` does not enable a view inside a disabled one")
  func disabledStays() async throws {
    let screen = await Screen { Button("go") {}.disabled(false).disabled(true) }
    #expect(try !screen.find(.button("go")).isEnabled)
  }

  @Test("A button that is disabled by its own action rejects further events")
  func refuses() {
    struct Locked: View {
      @State private var isLocked = false
      let probe: Probe
      var body: some View {
        Button("go") {
          isLocked = true
          probe.note("go")
        }.disabled(isLocked)
      }
    }
    let probe = Probe()
    let hosted = HostedView(on: PictureHost()) { Locked(probe: probe) }
    hosted.graph.turn()
    let id = hosted.graph.root.firstChild?.id ?? -1
    #expect(hosted.graph.dispatch(Event(.tap), to: id) == .handled)
    hosted.graph.turn()
    #expect(hosted.graph.dispatch(Event(.tap), to: id) == .notHandled)
    #expect(probe.notes == ["go"])
  }

  @Test("A submit button is enabled only while its field has text")
  func enabledAgain() async throws {
    struct Form: View {
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name)
        Button("send") {}.disabled(name.isEmpty)
      }
    }
    let screen = await Screen { Form() }
    #expect(try !screen.find("send").isEnabled)
    try await screen.type("a", into: "Name")
    #expect(try screen.find("send").isEnabled)
    try await screen.clear("Name")
    #expect(try !screen.find("send").isEnabled)
  }

  @Test("Submitting runs outer `onSubmit` actions before inner ones")
  func submit() async throws {
    let probe = Probe()
    let screen = await Screen {
      TextField("Name", text: .constant("")).onSubmit { probe.note("inner") }.onSubmit { probe.note("outer") }
    }
    try await screen.submit("Name")
    #expect(probe.notes == ["outer", "inner"])
  }

  @Test("Input events without text and submit events with a value are rejected")
  func malformed() {
    let hosted = HostedView(on: PictureHost()) { TextField("Name", text: .constant("")) }
    hosted.graph.turn()
    let id = hosted.graph.root.firstChild?.id ?? -1
    #expect(hosted.graph.dispatch(Event(.input), to: id) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.input, value: .number(1)), to: id) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.submit, value: .string("")), to: id) == .undeclaredPayload)
    #expect(hosted.graph.dispatch(Event(.submit), to: id) == .handled)
  }
}
