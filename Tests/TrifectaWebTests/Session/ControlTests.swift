import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Controls with a value")
@MainActor
struct ControlTests {
  private struct Controls: View {
    @State private var volume = 2.0
    @State private var isOn = false
    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...10, step: 0.5) { Text("Volume") }
        Toggle("Loud", isOn: $isOn)
        Text(verbatim: "\(volume) \(isOn)")
        Button("Reset") {
          volume = 1
          isOn = false
        }
      }
    }
  }

  @Test("A slider becomes a range input, and a toggle a labeled switch")
  func markup() {
    let page = TestSession { Controls() }
    let picture = page.received().joined()
    #expect(
      picture.contains(
        #" type=range data-event=change autocomplete=off min=0 max=10 step=\"0.5\" value=2 aria-label=Volume>"#))
    #expect(
      picture.contains("<label id><input type=checkbox role=switch data-event=change autocomplete=off><span id>Loud"))
  }

  @Test("A slider without a step has step=any")
  func stepless() {
    let page = TestSession { Slider(value: .constant(0.3)) { Text("Volume") } }
    #expect(page.received().joined().contains(#"max=1 value=\"0.3\" step=any aria-label=Volume>"#))
  }

  @Test("A changed value is applied, and corrected on the page if the model stores another value")
  func events() throws {
    let page = TestSession { Controls() }
    _ = page.received()
    let slider = try #require(page.first(.slider)).id
    let toggle = try #require(page.first(.toggle)).id
    #expect(page.send("change", to: slider, "3.5").joined().contains("3.5"))
    #expect(page.send("change", to: slider, "3.6").joined().contains(#"["value",\#(slider),"3.5"]"#))
    #expect(page.send("change", to: toggle, "true").joined().contains("true"))
    let reset = try #require(page.first(.button)).id
    let patch = page.send("tap", to: reset).joined()
    #expect(patch.contains(#"["value",\#(slider),"1",\#(toggle - slider),"false"]"#))
  }

  @Test("An invalid control value is refused", arguments: ["", "x", "nan", "inf", "1e999"])
  func undeclared(value: String) throws {
    let page = TestSession { Controls() }
    page.send("change", to: try #require(page.first(.slider)).id, value)
    #expect(page.session.refusals == [.undeclaredValue: 1])
    let other = TestSession { Controls() }
    other.send("change", to: try #require(other.first(.toggle)).id, value)
    #expect(other.session.refusals == [.undeclaredValue: 1])
  }

  @Test("A gauge is drawn again when its value changes")
  func gauge() throws {
    struct Measured: View {
      @State private var value = 0.25

      var body: some View {
        Gauge(value: value) { Text("Level") }
        Button("Raise") { value = 0.75 }
      }
    }
    let page = TestSession { Measured() }
    _ = page.received()
    let patch = page.send("tap", to: try #require(page.first(.button)).id).joined()
    #expect(patch.contains(#"["set","aria-valuenow""#) && patch.contains(#"["set","class""#))
    #expect(patch.contains("--part:0.75"))
  }
}
