import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Parts of a page's files")
@MainActor
struct PagePartTests {
  @Test("A page links the parts that its screen needs, and no others, style sheets before scripts")
  func head() throws {
    let screen = Screen(path: "/x", title: "X", summary: nil) {
      List { Toggle("a", isOn: .constant(true)) }.onTapGesture {}
    }
    let html = String(
      decoding: Page(of: screen, language: "en", token: "t", cookie: nil).html(nonce: "n"), as: UTF8.self)
    let linked = Set<PagePart>([.controls, .gestures, .lists]).assets
    for asset in Asset.all {
      let isNeeded = linked.contains { $0.path == asset.path } || asset.path.contains("/client-")
      #expect(html.contains("\"\(asset.path)\" nonce=n") == isNeeded, "\(asset.path)")
    }
    let core = try #require(html.range(of: Asset.script.path))
    for asset in linked where asset.isScript {
      let place = try #require(html.range(of: asset.path))
      #expect(core.upperBound < place.lowerBound)
    }
  }

  @Test("A list of a few rows needs rules alone; what is done with it needs scripts")
  func lists() {
    #expect(parts { List { Text("a") } } == [.lists])
    #expect(parts { List(0..<10_000, id: \.self) { Text("\($0)") } } == [.lists, .gaps])
    #expect(parts { List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in } } } == [.lists, .edits])
    #expect(parts { List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onMove { _, _ in } } } == [.lists, .edits])
    #expect(parts { List { Text("a").swipeActions { Button("b") {} } } } == [.lists, .edits])
    #expect(parts { List { Text("a").listRowBackground(Color.red) } } == [.lists])
    #expect(parts { List { Text("a") }.refreshable {} } == [.lists, .refresh])
    #expect(parts { ScrollView { Text("a") }.scrollDisabled(true) } == [.lists, .scrolling])
  }

  @Test("What is dragged needs the part that drags it, and what takes it does too, with the limits of texts")
  func drops() {
    #expect(parts { Text("a").draggable("b") } == [.drops, .typing])
    #expect(parts { Text("a").draggable("b") { Text("c") } } == [.drops, .typing])
    #expect(parts { Text("a").dropDestination(for: String.self) { _, _ in true } } == [.drops, .typing])
    let html = String(
      decoding: head { Text("a").draggable("b").dropDestination(for: String.self) { _, _ in true }.disabled(true) },
      as: UTF8.self)
    #expect(html.contains("data-drop") && !html.contains("data-drag"))
  }

  @Test("Styles of a control need the part that has them")
  func styles() {
    #expect(parts { Button("a") {}.buttonStyle(.bordered) } == [.styles])
    #expect(parts { Button("a") {}.keyboardShortcut("a") } == [.shortcuts, .typing])
    #expect(parts { ProgressView().progressViewStyle(.linear) } == [.progress])
    #expect(parts { Toggle("a", isOn: .constant(true)).labelsHidden() } == [.controls])
    #expect(parts { Text("a").redacted(reason: .placeholder) } == [.layout])
    #expect(parts { GroupBox("a") { Text("b") } } == [.boxes])
  }

  @Test("A browser that does not keep the place of what scrolls finds the script that does")
  func places() {
    let html = String(decoding: head { Text("a") }, as: UTF8.self)
    #expect(html.contains("data-keep=\"\(Asset.gapsScript.path)\""))
  }

  private func head<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> [UInt8] {
    let screen = Screen(path: "/x", title: "X", summary: nil, content: content)
    return Page(of: screen, language: "en", token: "t", cookie: nil).html(nonce: "n")
  }

  /// The parts of which the head of a screen's page has all files. One whose files are all those of others is not told from them.
  private func parts<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Set<PagePart> {
    let html = String(decoding: head(content), as: UTF8.self)
    return Set(PagePart.allCases.filter { $0.assets.allSatisfy { html.contains("\"\($0.path)\" nonce=n") } })
  }

  @Test("The page that lists screens has rules of its own, and no script")
  func startPage() {
    let html = String(decoding: Page(listing: [], title: "All", language: "en").html(nonce: "n"), as: UTF8.self)
    #expect(PagePart.start.assets.allSatisfy { html.contains($0.path) })
    #expect(!html.contains("<script"))
  }

  @Test("A patch that needs a part for the first time says so at its end, and none does again")
  func patches() throws {
    struct Growing: View {
      @State private var count = 0

      var body: some View {
        Button("more") { count += 1 }
        ForEach(0..<count, id: \.self) { Toggle("\($0)", isOn: .constant(true)) }
      }
    }
    let session = TestSession { Growing() }
    #expect(!session.received().joined().contains("need"))
    let button = try #require(session.first(.button))
    let files = PagePart.controls.assets.map { "\"\($0.path)\"" }.joined(separator: ",")
    #expect(session.send("tap", to: button.id).joined().hasSuffix(",[\"need\",\(files)]]"))
    #expect(!session.send("tap", to: button.id).joined().contains("need"))
  }

  @Test("An attribute that comes with a later patch brings the part that it needs")
  func attributes() throws {
    struct Enabling: View {
      @State private var isOn = false

      var body: some View {
        Button("on") { isOn = true }
        Text("a").gesture(TapGesture(), isEnabled: isOn)
      }
    }
    let session = TestSession { Enabling() }
    #expect(!session.received().joined().contains("need"))
    let button = try #require(session.first(.button))
    #expect(session.send("tap", to: button.id).joined().contains(PagePart.gestures.assets[0].path))
  }

  @Test("A page that gets the whole picture is told of all that it needs")
  func picture() throws {
    let session = TestSession { ScrollView { Text("a") } }
    for frames in [session.received(), session.comeBack(applied: 0)] {
      for asset in PagePart.lists.assets { #expect(frames.joined().contains(asset.path)) }
    }
  }

  @Test("What is animated needs the part for motion")
  func motion() throws {
    struct Moving: View {
      @State private var isFaint = false

      var body: some View {
        Button("fade") { withAnimation { isFaint = true } }
        Text("a").opacity(isFaint ? 0.5 : 1)
      }
    }
    let session = TestSession { Moving() }
    _ = session.received()
    let button = try #require(session.first(.button))
    #expect(session.send("tap", to: button.id).joined().contains("/trifecta/motion-"))
  }
}
