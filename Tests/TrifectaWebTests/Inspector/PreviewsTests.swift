import PortableUI
import ScreenTesting
import Testing

@testable import TrifectaInspector

private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var textSize
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(colorScheme) \(textSize)")
    Button("Count \(count)") { count += 1 }
  }
}

private struct SurroundingsPreviews: PreviewProvider {
  static var previews: some View {
    Surroundings().previewDisplayName("Surroundings")
    Surroundings()
  }
}

#Preview("Framed", traits: .fixedLayout(width: 320, height: 500)) { Surroundings() }

@MainActor
@Suite("The page with previews")
struct PreviewsTests {
  private let pages = PreviewPage.all(PreviewCatalog.previews(ofModule: "TrifectaWebTests"), below: "/previews")

  @Test("A chosen appearance and text size apply to an open preview, which keeps its state")
  func options() async throws {
    let storage = ScreenStorage()
    let page = try #require(pages.first { $0.name == "Surroundings" })
    let preview = await ScreenTesting.Screen(storage: storage) { PreviewScreen(preview: page) }
    try await preview.tap("Count 0")
    #expect(preview.contains("light large"))
    let all = await ScreenTesting.Screen(storage: storage) { PreviewsScreen(previews: pages) }
    try await all.choose("Dark", in: "Appearance")
    await preview.settle()
    #expect(preview.contains("dark large"))
    try await all.choose("Large text", in: "Text size")
    await preview.settle()
    #expect(preview.contains("dark accessibility2"))
    #expect(preview.contains("Count 1"))
  }

  @Test("A card has the size of the chosen window, unless its preview has a fixed size")
  func windows() async throws {
    let all = await ScreenTesting.Screen(size: CGSize(width: 1_280, height: 2_000)) { PreviewsScreen(previews: pages) }
    // The frame of a preview is scaled to the width of its card.
    #expect(all.tree.contains("frame alignment=\"center center\" height=700 width=390"))
    #expect(all.tree.contains("frame alignment=\"center center\" height=500 width=320"))
    try await all.choose("Desktop", in: "Window")
    #expect(!all.tree.contains("height=700 width=390"))
    #expect(all.tree.contains("frame alignment=\"center center\" height=800 width=1280"))
    #expect(all.tree.contains("frame alignment=\"center center\" height=500 width=320"))
  }

  @Test("Each preview has a path, and those without a name are numbered")
  func names() {
    #expect(pages.map(\.path) == pages.indices.map { "/previews/\($0 + 1)" })
    #expect(pages.map(\.name).suffix(2) == ["Surroundings", "Preview \(pages.count)"])
  }

  @Test("The page of a program without previews says so")
  func empty() async {
    let all = await ScreenTesting.Screen { PreviewsScreen(previews: []) }
    #expect(all.contains("No previews"))
  }
}
