import ScreenTesting
import SwiftUI
import Testing

private struct Badge: View {
  @Binding var isOn: Bool
  @Environment(\.badgeSpacing) private var spacing
  @Environment(\.badgeName) private var name

  var body: some View {
    Toggle("Badge", isOn: $isOn)
    Text(verbatim: "\(isOn) \(spacing) \(name ?? "nobody")")
  }
}

/// The values of a badge { next to one of the Transaction.
extension EnvironmentValues {
  @Entry fileprivate var badgeSpacing: Int = 8
  @Entry fileprivate var badgeName: String?
  @Entry fileprivate var badgeColors = ["red", "blue"]
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

#Preview("A } in \"quotes\"", traits: .landscapeLeft, .modifier(Framed())) {
  // A brace in a comment: }
  @Previewable @State var isOn = true
  @Previewable @State var names: [String] = [
    "Ada",
    "Grace",
  ]

  let joined = names.joined(separator: " & ")
  Badge(isOn: $isOn)
  Text("Of \(joined)")
}

#Preview { Text("Second") }

// MARK: - Preview (of what is new) {
/// A new preview (here).
@available(iOS 17.0, *)
#Preview("New") { Text("Third") }

#Preview("Small", traits: .fixedLayout(width: 320, height: 568)) { Color.red.accessibilityIdentifier("small") }

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content
    Text("Frame")
  }
}

@MainActor
@Suite("Previews and entries")
struct PreviewTests {
  @Test("A module's previews are found with names and traits")
  func found() async throws {
    let previews = PreviewCatalog.previews(ofModule: "PortableUITests")
    let named = try #require(previews.first { $0.name == "A } in \"quotes\"" })
    let screen = await Screen { named.makeContent() }
    #expect(screen.contains("true 8 nobody"))
    #expect(screen.contains("Of Ada & Grace"))
    #expect(screen.contains("Frame"))
    try await screen.tap("Badge")
    #expect(screen.contains("false 8 nobody"))
    #expect(previews.contains { $0.name == nil })
    let annotated = try #require(previews.first { $0.name == "New" })
    #expect(await Screen { annotated.makeContent() }.contains("Third"))
  }

  @Test("The previews of all modules include those of each module, in the same order")
  func all() {
    let module = PreviewCatalog.previews(ofModule: "PortableUITests").map { String(reflecting: $0.type) }
    let all = PreviewCatalog.all.map { String(reflecting: $0.type) }
    #expect(!module.isEmpty)
    #expect(all.filter { $0.hasPrefix("PortableUITests.") } == module)
    #expect(all.contains { !$0.hasPrefix("PortableUITests.") })
  }

  @Test("A fixed layout gives a preview its size")
  func fixedLayout() async throws {
    let previews = PreviewCatalog.previews(ofModule: "PortableUITests")
    let small = try #require(previews.first { $0.name == "Small" })
    #expect(small.size == CGSize(width: 320, height: 568))
    #expect(previews.first { $0.name == "New" }?.size == nil)
    let screen = await Screen { small.makeContent() }
    #expect(try screen.frame(of: .identifier("small")).size == CGSize(width: 320, height: 568))
  }

  @Test("An entry is an environment value or transaction value with a default")
  func entries() async {
    let screen = await Screen {
      Badge(isOn: .constant(false)).environment(\.badgeSpacing, 3).environment(\.badgeName, "Ada")
    }
    #expect(screen.contains("false 3 Ada"))
    #expect(EnvironmentValues().badgeColors == ["red", "blue"])
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
}
