import Crypto
import HTTPTypes
import Hummingbird

/// A file that every page needs, kept in the program and served under a name that changes with its content.
struct Asset: Sendable {
  let path: String
  let type: String
  let bytes: ByteBuffer

  /// The script that keeps a page live.
  static let script = Asset("client", "js", type: "text/javascript; charset=utf-8", PackageResources.client_js)
  /// How pages look.
  static let styleSheet = Asset("client", "css", type: "text/css; charset=utf-8", PackageResources.client_css)

  private init(_ name: String, _ suffix: String, type: String, _ bytes: [UInt8]) {
    let version = SHA256.hash(data: bytes).prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    path = "/trifecta/\(name)-\(version).\(suffix)"
    self.type = type
    self.bytes = ByteBuffer(bytes: bytes)
  }

  /// The answer to a request for it, which a browser never has to ask again.
  var response: Response {
    var headers = HTTPFields()
    headers[.contentType] = type
    headers[.cacheControl] = "public, max-age=31536000, immutable"
    headers[.vary] = "accept-encoding"
    headers[.xContentTypeOptions] = "nosniff"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }
}
