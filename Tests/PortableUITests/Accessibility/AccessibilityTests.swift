import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
  @Test("The outermost enabled label wins, and value and hint are exposed")
  func words() async throws {
    let screen = await Screen {
      Text("text").accessibilityLabel("inner").accessibilityLabel("outer").accessibilityLabel("off", isEnabled: false)
        .accessibilityValue(Text("three")).accessibilityHint("hint").accessibilityIdentifier("it")
        .accessibilityIdentifier("off", isEnabled: false)
    }
    let element = try screen.find(.identifier("it"))
    #expect(element.name == "outer")
    #expect(element.value == "three")
    #expect(element.attribute("hint") == "hint")
    #expect(!screen.contains(.identifier("off")))
  }

  @Test("Custom content is ordered by importance and keeps the hint")
  func customContents() async throws {
    let screen = await Screen {
      Text("Coffee").accessibilityCustomContent("Price", "3 €").accessibilityCustomContent("Size", Text("large"))
        .accessibilityCustomContent(Text("Rating"), Text("\(4.5, format: .number)"), importance: .high)
        .accessibilityHint("Adds it to the order").locale(.german)
      Text("Tea")
    }
    let coffee = try screen.find("Coffee")
    #expect(coffee.customContents == ["Rating: 4,5", "Price: 3 €", "Size: large"])
    #expect(coffee.attribute("hint") == "Adds it to the order")
    #expect(try screen.find("Tea").customContents == [])
  }

  @Test("Custom content follows state")
  func changedContent() async throws {
    struct Order: View {
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }.accessibilityCustomContent("Count", Text("\(count)"))
      }
    }
    let screen = await Screen { Order() }
    try await screen.tap("more")
    #expect(try screen.find("more").customContents == ["Count: 2"])
  }

  @Test("Accessibility text uses the environment's locale")
  func language() async throws {
    let screen = await Screen { Text("a").accessibilityValue("\(1234.5, format: .number)").locale(.german) }
    #expect(try screen.find("a").value == "1.234,5")
  }

  @Test("Traits can be added and removed, and determine the role")
  func traits() async throws {
    let screen = await Screen {
      Text("title").accessibilityAddTraits([.isHeader, .isSelected])
      Text("rank").accessibilityHeading(.h3)
      Text("plain").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
      Text("link").accessibilityAddTraits(.isLink)
      Button("button") {}.accessibilityAddTraits(.isHeader)
    }
    #expect(try screen.find("title").traits == ["header", "selected"])
    #expect(try screen.find("title").role == .heading)
    #expect(screen.contains(.role(.heading, "rank")))
    #expect(try screen.find("plain").role == .text)
    #expect(screen.contains(.role(.link, "link")))
    #expect(try screen.find("button").role == .button)
  }

  @Test("Traits are an option set")
  func set() {
    var traits: AccessibilityTraits = [.isHeader, .isLink]
    #expect(traits.contains(.isHeader) && !traits.contains(.isImage) && traits.contains([.isHeader, .isLink]))
    #expect(traits.insert(.isLink).inserted == false && traits.insert(.isImage).inserted)
    #expect(traits.remove(.isLink) == .isLink && traits.remove(.isLink) == nil)
    #expect(traits == [.isImage, .isHeader])
    #expect(traits.symmetricDifference(.isImage) == .isHeader && traits.intersection(.isImage) == .isImage)
    #expect(AccessibilityTraits().isEmpty)
  }

  @Test("A combined element is named by its children")
  func combined() async throws {
    let screen = await Screen {
      HStack {
        Text("3")
        Text("stars")
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("rating")
    }
    #expect(try screen.find(.identifier("rating")).name == "3, stars")
  }

  @Test("Accessibility actions run by name")
  func actions() async throws {
    struct Actions: View {
      @State private var value = 0
      var body: some View {
        Text("value \(value)")
          .accessibilityAction { value = 100 }
          .accessibilityAction(named: "Reset") { value = 0 }
          .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
          .accessibilityActions { Button("Double") { value *= 2 } }
        Text("drawn").accessibilityRepresentation { Button("Standing in") { value = 7 } }
      }
    }
    let screen = await Screen { Actions() }
    for (action, value) in [("Increment", 1), ("Double", 2), ("Decrement", 1), ("Activate", 100), ("Reset", 0)] {
      try await screen.tap(.button(action))
      #expect(screen.contains("value \(value)"))
    }
    try await screen.tap("Standing in")
    #expect(screen.contains("value 7"))
  }

  @Test("A hidden element is marked as hidden")
  func unspoken() async throws {
    let screen = await Screen { Text("a").accessibilityHidden(true) }
    #expect(try screen.find("a").attribute("unspoken") == "true")
  }
}
