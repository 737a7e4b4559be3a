import HTTPTypes
import Hummingbird

/// A script or style sheet of pages. It is embedded in the binary and served under a name that depends on its content.
struct Asset: Sendable {
  let path: String
  private let type: String
  private let version: String
  private let plain: ByteBuffer
  private let compressed: ByteBuffer

  /// The script that keeps a page live. The scripts of page parts depend on it.
  static let script = required("client.js")
  /// The style sheet of all pages.
  static let styleSheet = required("client.css")
  /// The script that preserves the scroll position when rows change. Browsers without scroll anchoring always load it.
  static let gapsScript = required("gaps.js")
  /// The script that restores scroll positions. Pages load it when something is scrolled, and after a reload.
  static let offsetsScript = required("offsets.js")
  /// All assets.
  static var all: [Asset] { [script, styleSheet] + Set(PagePart.allCases).assets }

  /// The assets, by their file in `Resources`.
  static let byFile = Dictionary(
    uniqueKeysWithValues: AssetSource.files.filter { !$0.key.hasSuffix(".txt") }.map { file, source in
      (file, Asset(file, file.hasSuffix(".js") ? AssetSource.script(source) : AssetSource.styleSheet(source)))
    })

  private static func required(_ file: String) -> Asset {
    guard let asset = byFile[file] else { preconditionFailure("TrifectaWebAssets.c does not embed \(file).") }
    return asset
  }

  /// Whether the asset is a script rather than a style sheet.
  var isScript: Bool { path.hasSuffix(".js") }

  private init(_ file: String, _ bytes: [UInt8]) {
    let isScript = file.hasSuffix(".js")
    let suffix = isScript ? "js" : "css"
    version = Checksum(bytes).description
    path = "/trifecta/\(file.dropLast(suffix.count + 1))-\(version).\(suffix)"
    type = isScript ? "text/javascript; charset=utf-8" : "text/css; charset=utf-8"
    plain = ByteBuffer(bytes: bytes)
    compressed = Gzip.compress(bytes)
  }

  /// Returns the response to a request for the asset. Browsers cache it permanently.
  ///
  /// - Parameter request: The header fields of the request, with the accepted encodings and the cached version.
  func response(to request: HTTPFields) -> Response {
    let isCompressed = Self.acceptsGzip(request[values: .acceptEncoding])
    let tag = "\"\(version)\(isCompressed ? "-gzip" : "")\""
    var headers = HTTPFields()
    headers[.cacheControl] = "public, max-age=31536000, immutable"
    headers[.vary] = "accept-encoding"
    headers[.crossOriginResourcePolicy] = "same-origin"
    headers[.eTag] = tag
    if request[values: .ifNoneMatch].contains(where: { $0.contains(tag) }) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = type
    if isCompressed { headers[.contentEncoding] = "gzip" }
    headers[.xContentTypeOptions] = "nosniff"
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: isCompressed ? compressed : plain))
  }

  /// Returns whether a response may be compressed with gzip (RFC 9110, 12.5.3). A weight for gzip takes precedence over
  /// a weight for all codings (`*`). A weight of 0 forbids the coding.
  static func acceptsGzip(_ acceptEncoding: [String]) -> Bool {
    var ofAll = false
    for coding in acceptEncoding.onlyASCII.joined(separator: ",").lowercased().split(separator: ",") {
      let parts = coding.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      switch parts.first {
      case "gzip", "x-gzip": return weight > 0
      case "*": ofAll = weight > 0
      default: break
      }
    }
    return ofAll
  }
}
