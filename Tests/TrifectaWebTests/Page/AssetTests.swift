import HTTPTypes
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("The files of a page")
struct AssetTests {
  @Test("A browser that unpacks gzip gets it, and another gets the file as it is")
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
    "What a request says of gzip counts, and a weight of nothing refuses it",
    arguments: [
      ("gzip", true), ("GZip;q=1", true), ("br, gzip ; q=0.5", true), ("*", true), ("*;q=0.1, gzip;q=0", false),
      ("gzip;q=0", false), ("gzip;q=0, *", false), ("gzip;q=0.000", false), ("gzip;q=x", false), ("identity", false),
      ("", false), (";,;", false),
    ])
  func weights(header: String, isAccepted: Bool) {
    #expect(Asset.acceptsGzip([header]) == isAccepted)
  }

  @Test("What a page of texts, buttons, fields and stacks loads takes 14 KB at most on its way")
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
    // Only the field needs something of its own.
    #expect(more.map { $0.path.hasPrefix("/trifecta/typing-") } == [true])
    #expect(try size([.script, .styleSheet] + more) <= 14_000)
  }

  // No page loads them all; what an ordinary one loads is bounded above. It moves with a family of views, of which each has to say why, and
  // with a part that is made of two: small files take more each, and a page that needs one of them less.
  // The last ones: files of the person's, views that are dragged onto others, masks, which are pictures of views, and popovers, which stand
  // beside what they belong to; cells of grids that stand in their lanes, and menus that a finger opens; rows that are selected one by one and of which one is open,
  // stacks that turn, and what is opened outside, which has left the script of every page; what stands beside the screen or leaves it in use;
  // rows that are lifted by being held, sliders that tell when they are moved, titles below what is in the middle of a bar,
  // and what is offered to who searches; limits of texts, edits that are sent as differences, and messages at controls;
  // hit testing of what is drawn only, many tabs on a narrow window, anchors of popovers, and taps by keyboard at a location;
  // colors of separators below rows, and directions of symbol effects.
  @Test("All files together, without the layout pass, take 65.6 KB at most on their way, and none is there twice")
  func sizeOfAll() throws {
    let pass = Asset.all.filter { $0.path.contains("/layoutpass-") }
    #expect(pass.count == 2)
    let sizeOfPass = try size(pass)
    #expect(sizeOfPass <= 7_500)
    #expect(try size(Asset.all) - sizeOfPass <= 65_600)
    #expect(Set(Asset.all.map(\.path)).count == Asset.all.count)
  }

  /// What a page with a screen needs beyond what every page has.
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

  @Test("A browser that has the file is told that it has not changed")
  func notModified() throws {
    let tag = try #require(Asset.styleSheet.response(to: [:]).headers[.eTag])
    #expect(Asset.styleSheet.response(to: [.ifNoneMatch: tag]).status == .notModified)
    #expect(Asset.styleSheet.response(to: [.ifNoneMatch: tag, .acceptEncoding: "gzip"]).status == .ok)
  }
}
