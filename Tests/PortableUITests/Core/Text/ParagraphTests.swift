import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Paragraph attributes")
struct ParagraphTests {
  @Test("Line limit and alignment are inherited")
  func lines() async throws {
    let screen = await Screen {
      VStack {
        Text("a")
        Text("b").lineLimit(nil).multilineTextAlignment(.leading)
        Text("c").lineLimit(...3)
        Text("d").lineLimit(0)
      }
      .lineLimit(2)
      .multilineTextAlignment(.center)
    }
    func attributes(_ name: String) throws -> [String?] {
      let text = try screen.find(.text(name))
      return [text.attribute("lineLimit"), text.attribute("textAlignment")]
    }
    #expect(try attributes("a") == ["2", "center"])
    #expect(try attributes("b") == [nil, nil])
    #expect(try attributes("c") == ["3", "center"])
    #expect(try attributes("d") == ["1", "center"])
  }

  @Test("`textCase` follows the locale's rules and applies to runs")
  func letters() async {
    let screen = await Screen {
      VStack {
        Text("Straße i \("x")")
        Text("a *b*").textCase(nil)
        Text("C *D* \(1234)").textCase(.lowercase)
        Text("i").environment(\.locale, Locale(identifier: "tr_TR"))
      }
      .textCase(.uppercase)
      .locale(.german)
    }
    #expect(screen.findAll(.role(.text)).map(\.text) == ["STRASSE I X", "a b", "c d 1.234", "İ"])
  }

  @Test("A view that reads one text attribute from the environment ignores changes of other attributes")
  func dependencies() async throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.textCase) private var letters
      let probe: Probe
      var body: some View {
        let _ = probe.note("read")
        Text("\(limit ?? 0) \(letters == .uppercase ? "up" : "as it is")").textCase(nil)
      }
    }
    struct Some: View {
      @State private var isBold = false
      @State private var limit = 1
      let probe: Probe
      var body: some View {
        Button("bold") { isBold.toggle() }
        Button("more") { limit += 1 }
        Reader(probe: probe).lineLimit(limit).textCase(.uppercase).bold(isBold)
      }
    }
    let probe = Probe()
    let screen = await Screen { Some(probe: probe) }
    #expect(screen.contains("1 up"))
    probe.forget()
    try await screen.tap("bold")
    #expect(probe.notes.isEmpty)
    #expect(try screen.find("1 up").attribute("fontWeight") == "bold")
    try await screen.tap("more")
    #expect(probe.notes == ["read"])
    #expect(screen.contains("2 up"))
  }
}
