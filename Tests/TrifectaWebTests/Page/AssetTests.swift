import HTTPTypes
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

  // Two fifths of it keep live what every page has. The rest is for long lists and, an eighth each, for animations, for
  // gestures and for what is in front of the screen or on it in pages, and a little for geometry: one file, because a screen without them may get them at any time, and a browser
  // asks for the file once.
  @Test("The script takes 15 KB at most on its way")
  func size() throws {
    // What was measured, rounded up to the next 500: who adds to it is to know.
    let packed = try #require(Asset.script.response(to: [.acceptEncoding: "gzip"]).body.contentLength)
    #expect(packed <= 15_000)
  }

  @Test("A browser that has the file is told that it has not changed")
  func notModified() throws {
    let tag = try #require(Asset.styleSheet.response(to: [:]).headers[.eTag])
    #expect(Asset.styleSheet.response(to: [.ifNoneMatch: tag]).status == .notModified)
    #expect(Asset.styleSheet.response(to: [.ifNoneMatch: tag, .acceptEncoding: "gzip"]).status == .ok)
  }
}
