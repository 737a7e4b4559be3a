import HTTPTypes
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Assets of a page")
struct AssetTests {
  @Test("Assets are served with gzip only to browsers that accept it")
  func negotiation() {
    let packed = Asset.script.response(to: [.acceptEncoding: "gzip, deflate, br"])
    let plain = Asset.script.response(to: [:])
    #expect(packed.headers[.contentEncoding] == "gzip")
    #expect(plain.headers[.contentEncoding] == nil)
    #expect(packed.body.contentLength ?? .max < (plain.body.contentLength ?? 0) / 2)
    #expect(packed.headers[.vary] == "accept-encoding" && plain.headers[.vary] == "accept-encoding")
    #expect(packed.headers[.eTag] != plain.headers[.eTag])
  }

  @Test(
    "The quality value of gzip in Accept-Encoding is honored",
    arguments: [
      ("gzip", true), ("GZip;q=1", true), ("br, gzip ; q=0.5", true), ("*", true), ("*;q=0.1, gzip;q=0", false),
      ("gzip;q=0", false), ("gzip;q=0, *", false), ("gzip;q=0.000", false), ("gzip;q=x", false), ("identity", false),
      ("", false), (";,;", false), ("gzip, \u{E9}", false),
    ])
  func weights(header: String, isAccepted: Bool) {
    #expect(Asset.acceptsGzip([header]) == isAccepted)
  }

  @Test("The assets of a page with basic views take at most 14 KB compressed")
  @MainActor
  func sizeOfOrdinaryPage() throws {
    let more = needed {
      VStack {
        Text("a").padding().background { Text("b") }
        Button("c") {}
        TextField("d", text: .constant("")).overlay(alignment: .top) { Text("e") }
        HStack {
          Spacer()
          Divider()
        }
      }
    }
    // Only the text field needs an additional part.
    #expect(more.map { $0.path.hasPrefix("/trifecta/typing-") } == [true])
    #expect(try size([.script, .styleSheet] + more) <= 14_000)
  }

  // No page loads all parts; the test above limits an ordinary page. Raise this limit only with a feature that needs
  // it. Splitting a part raises the sum slightly, because small files compress worse, but pages then load less.
  // Features that raised it last: file pickers, drag and drop, masks, popovers, grid lanes, context menus by touch, row
  // selection, stack transitions, opening URLs (moved out of the core script), keeping controls in use mounted, lifting
  // rows by long press, slider editing callbacks, navigation subtitles, search suggestions, text limits, edits sent as
  // differences, messages at controls, hit testing of content shapes, tab overflow on narrow windows, popover anchors,
  // keyboard taps at a location, row separator colors, symbol effect directions, arrow keys in lists, styles of linear
  // gauges, icons of labels in rows, in the layout pass the height of sheets and fewer reflows, files without
  // minification (Decision 92), rings and gradients of gauges, hover effects, gaps of stacks, tap
  // targets in toolbars, restored sessions, messages in several languages, search fields in bars, the marks of
  // inspected pages and picking a view in them, tab stops, shortcuts right after typing, scroll positions of restored
  // pages, selection in edit mode on narrow windows, bars of searchable pages, and in the layout pass `ViewThatFits`,
  // grids, safe area insets and relative frames.
  @Test("All assets except the layout pass take at most 77.3 KB compressed, with unique paths")
  func sizeOfAll() throws {
    let pass = Asset.all.filter { $0.path.contains("/layoutpass-") }
    #expect(pass.count == 2)
    let sizeOfPass = try size(pass)
    #expect(sizeOfPass <= 11_400)
    let sizeOfRest = try size(Asset.all) - sizeOfPass
    #expect(sizeOfRest <= 77_300)
    #expect(Set(Asset.all.map(\.path)).count == Asset.all.count)
  }

  /// The assets that a page with a screen needs in addition to the assets of every page.
  @MainActor
  private func needed<Content: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content) -> [Asset] {
    let screen = Screen(path: "/x", title: "X", summary: nil, content: content)
    let html = String(
      decoding: Page(of: screen, language: "en", token: "t", cookie: nil).html(nonce: "n"), as: UTF8.self)
    return Set(PagePart.allCases).assets.filter { html.contains("\"\($0.path)\" nonce=n") }
  }

  private func size(_ assets: [Asset]) throws -> Int {
    try assets.map { try #require($0.response(to: [.acceptEncoding: "gzip"]).body.contentLength) }.reduce(0, +)
  }

  @Test("A request with a matching ETag is answered with 304 Not Modified")
  func notModified() throws {
    let tag = try #require(Asset.styleSheet.response(to: [:]).headers[.eTag])
    #expect(Asset.styleSheet.response(to: [.ifNoneMatch: tag]).status == .notModified)
    #expect(Asset.styleSheet.response(to: [.ifNoneMatch: tag, .acceptEncoding: "gzip"]).status == .ok)
  }
}
