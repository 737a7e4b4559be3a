import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Asset parts of a page")
@MainActor
struct PagePartTests {
  @Test("A page links exactly the parts its screen needs, after the core script")
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

  @Test("A list needs scripts only when it can be edited, scrolled or refreshed")
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

  @Test("Drag sources and drop destinations need the parts for drops and typing")
  func drops() {
    #expect(parts { Text("a").draggable("b") } == [.drops, .typing])
    #expect(parts { Text("a").draggable("b") { Text("c") } } == [.drops, .typing])
    #expect(parts { Text("a").dropDestination(for: String.self) { _, _ in true } } == [.drops, .typing])
    let html = String(
      decoding: head { Text("a").draggable("b").dropDestination(for: String.self) { _, _ in true }.disabled(true) },
      as: UTF8.self)
    #expect(html.contains("data-drop") && !html.contains("data-drag"))
  }

  @Test("Control styles need the parts that define them")
  func styles() {
    #expect(parts { Button("a") {}.buttonStyle(.bordered) } == [.styles])
    #expect(parts { Button("a") {}.keyboardShortcut("a") } == [.shortcuts, .typing])
    #expect(parts { ProgressView().progressViewStyle(.linear) } == [.progress])
    #expect(parts { Toggle("a", isOn: .constant(true)).labelsHidden() } == [.controls])
    #expect(parts { Text("a").redacted(reason: .placeholder) } == [.layout])
    #expect(parts { GroupBox("a") { Text("b") } } == [.boxes])
  }

  @Test("A page names the scripts that keep and restore scroll positions, which it loads later")
  func places() {
    let html = String(decoding: head { Text("a") }, as: UTF8.self)
    let names = "data-keep=\"\(Asset.gapsScript.path)\" data-offsets=\"\(Asset.offsetsScript.path)\""
    #expect(html.contains(names))
    #expect(!html.contains("src=\"\(Asset.offsetsScript.path)"))
  }

  private func head<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> [UInt8] {
    let screen = Screen(path: "/x", title: "X", summary: nil, content: content)
    return Page(of: screen, language: "en", token: "t", cookie: nil).html(nonce: "n")
  }

  /// The parts whose assets are all linked in the head. A part whose assets all belong to other parts as well may be
  /// included although it is not needed.
  private func parts<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Set<PagePart> {
    let html = String(decoding: head(content), as: UTF8.self)
    return Set(PagePart.allCases.filter { $0.assets.allSatisfy { html.contains("\"\($0.path)\" nonce=n") } })
  }

  @Test("The start page links its own style sheet and no script")
  func startPage() {
    let html = String(decoding: Page(listing: [], title: "All", language: "en").html(nonce: "n"), as: UTF8.self)
    #expect(PagePart.start.assets.allSatisfy { html.contains($0.path) })
    #expect(!html.contains("<script"))
  }

  @Test("A patch requests a part only when the part is needed for the first time")
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

  @Test("A patch that adds an attribute requests the part that the attribute needs")
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

  @Test("A full render lists all required parts")
  func picture() throws {
    let session = TestSession { ScrollView { Text("a") } }
    for frames in [session.received(), session.comeBack(applied: 0)] {
      for asset in PagePart.lists.assets { #expect(frames.joined().contains(asset.path)) }
    }
  }

  @Test("An animated change requests the motion part")
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
