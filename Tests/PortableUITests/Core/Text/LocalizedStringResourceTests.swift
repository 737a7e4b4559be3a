import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Localized string resources")
struct LocalizedStringResourceTests {
  @Test("A resource is shown in views and resolves to a string")
  func shown() async {
    let resource: LocalizedStringResource = "\(3) of \("all")"
    #expect(resource.key == "%lld of %@")
    #expect(String(localized: resource) == "3 of all")
    #expect(String(localized: "only \(resource)") == "only 3 of all")
    let screen = await Screen {
      Text("only \(resource)")
      Text(resource)
      Button(resource) {}
      Label(resource, systemImage: "star")
    }
    #expect(screen.contains(.button("3 of all")))
    #expect(screen.findAll(.text("3 of all")).count == 3)
    #expect(screen.contains("only 3 of all"))
  }

  @Test("`ListFormatter` joins items and returns nil for invalid values")
  func joined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
    #expect(formatter.string(for: 3) == nil)
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: ["a"]) == nil)
  }
}
