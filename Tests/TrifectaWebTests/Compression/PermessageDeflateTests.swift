import Testing

@testable import TrifectaWeb

@Suite("Negotiation of permessage-deflate")
struct PermessageDeflateTests {
  static let agreed = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

  @Test(
    "Offers that browsers send are accepted",
    arguments: [
      "permessage-deflate", "permessage-deflate; client_max_window_bits",
      "permessage-deflate;client_max_window_bits=12",
      "permessage-deflate; server_no_context_takeover ;\tclient_no_context_takeover",
      "x-webkit-deflate-frame, permessage-deflate", "permessage-deflate; client_max_window_bits=\"15\"",
    ])
  func taken(offer: String) {
    #expect(PermessageDeflate.response(to: [offer]) == Self.agreed)
  }

  @Test("A window size offer is answered with the server's smaller or equal window")
  func window() {
    for bits in 12...15 {
      let response = PermessageDeflate.response(to: ["permessage-deflate; server_max_window_bits=\(bits)"])
      #expect(response == Self.agreed + "; server_max_window_bits=12")
    }
  }

  @Test("The first acceptable offer is selected")
  func several() {
    let offers = ["permessage-deflate; server_max_window_bits=9, permessage-deflate; server_max_window_bits=15", "x"]
    #expect(PermessageDeflate.response(to: offers) == Self.agreed + "; server_max_window_bits=12")
  }

  @Test(
    "Unsupported and malformed offers are declined",
    arguments: [
      "", ";", ",", "=", "permessage-deflate;", "permessage-deflate; =", "permessage-deflate; server_max_window_bits",
      "permessage-deflate; server_max_window_bits=11", "permessage-deflate; server_max_window_bits=16",
      "permessage-deflate; server_max_window_bits=012",
      "permessage-deflate; server_max_window_bits=99999999999999999999",
      "permessage-deflate; client_max_window_bits=7", "permessage-deflate; client_max_window_bits=",
      "permessage-deflate; server_no_context_takeover=1", "permessage-deflate; unknown", "permessage-bzip2",
      "permessage-deflate; client_max_window_bits; client_max_window_bits", "permessage-deflate; \"",
      "permessage-deflate, \u{E9}",
    ])
  func notTaken(offer: String) {
    #expect(PermessageDeflate.response(to: [offer]) == nil)
  }
}
