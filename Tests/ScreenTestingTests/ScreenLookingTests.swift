import Elements
import ScreenTesting
import SwiftUI
import Testing

@Suite("Screen queries")
@MainActor
struct ScreenLookingTests {
  @Test("An element is found by text, label, identifier, role and name")
  func finds() async throws {
    let screen = await Screen { Form() }
    #expect(try screen.find(.text("Nobody yet")).name == "Nobody yet")
    #expect(try screen.find(.identifier("greet")).name == "Greet")
    #expect(try screen.find(.button("Greet")).isEnabled)
    #expect(try screen.find(.role(.divider)).name == "")
    #expect(try screen.find(.role(.textField)).name == "Name")
    #expect(screen.findAll(.role(.text)).map(\.text) == ["Greet", "Nobody yet", "Submitted 0 times"])
  }

  @Test("The attributes of elements and layers of a kind are in the order of the printed tree")
  func attributesOfKind() async throws {
    let screen = await Screen {
      Text("A").opacity(0.25).background { Text("D").opacity(0.5) }.overlay { Text("B").opacity(0.75) }.opacity(1)
      VStack { Text("C").opacity(0.125) }
    }
    func opacities(_ attributes: [[AttributeKey: AttributeValue]]) -> [AttributeValue?] {
      attributes.map { $0[.opacity] }
    }
    #expect(
      opacities(screen.attributes(of: .opacity)) == [
        .number(1), .number(0.5), .number(0.25), .number(0.75), .number(0.125),
      ])
    #expect(screen.attributes(of: .text).map { $0[.text]?.description } == ["D", "A", "B", "C"])
    #expect(screen.attributes(of: .frame).isEmpty)
    let text = try screen.find("A")
    #expect(opacities(text.attributes(of: .opacity)) == [.number(1), .number(0.5), .number(0.25), .number(0.75)])
    #expect(text.layerKinds == [.opacity, .overlay, .background, .opacity])
    #expect(try screen.find("C").attributes(of: .opacity) == [[.opacity: .number(0.125)]])
  }

  @Test("A screen and its elements are printed as trees")
  func prints() async throws {
    let screen = await Screen { HStack { Text("Total") } }
    #expect(String(describing: screen) == "root\n  hStack alignment=center\n    text \"Total\"")
    #expect(try String(describing: screen.find("Total")) == "text \"Total\"")
  }

  @Test("An accessibility label takes precedence over the text")
  func label() async throws {
    let screen = await Screen { Text("×").accessibilityLabel("Close") }
    #expect(try screen.find("Close").text == "×")
    #expect(try screen.find(.label("Close")).name == "Close")
    #expect(!screen.contains("×"))
  }

  @Test("A button's name joins all its texts, and a query for the button finds it once")
  func buttonName() async throws {
    let screen = await Screen {
      Button {
      } label: {
        HStack {
          Text("Sign")
          Text("in")
        }
      }
    }
    #expect(try screen.find("Sign in").isEnabled)
    #expect(screen.findAll("Sign in").count == 1)
  }

  @Test("An icon-only button is named by its label's title")
  func symbolButtonName() async throws {
    let screen = await Screen {
      Button("Send", systemImage: "paperplane") {}.labelStyle(.iconOnly)
    }
    #expect(try screen.find("Send").role == .button)
    #expect(screen.contains(.button("Send")))
  }

  @Test("A disabled control is not enabled")
  func disabled() async throws {
    let screen = await Screen { Form(isDisabled: true) }
    #expect(try screen.find("Greet").isEnabled == false)
  }

  @Test("Attributes can be read by name")
  func attributes() async throws {
    let screen = await Screen { Text("Big").bold().font(.title) }
    let text = try screen.find("Big")
    #expect(text.attribute("fontStyle") == "title")
    #expect(text.attribute("spacing") == nil)
    #expect(text.tree == "text \"Big\" fontStyle=title fontWeight=bold")
  }

  @Test("Body evaluations are counted")
  func evaluations() async throws {
    let screen = await Screen { Form() }
    let before = screen.evaluations
    try await screen.submit("Name")
    #expect(screen.evaluations == before + 1)
  }
}
