import Foundation
import HTTPTypes
import Hummingbird
import PortableUI

extension WebScreens {
  /// Adds the routes for file uploads and downloads of a screen.
  ///
  /// A file is uploaded as the body of a `POST` request. Its metadata is in the query of the URL, and the session ID is
  /// in a header field. So no form data has to be parsed, and pages of other sites cannot send the field without
  /// permission. The response is the number of the file, by which the page refers to it on its live connection. A
  /// request with a size but without a body only checks whether the file would be accepted.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - router: The router.
  ///   - upgrader: Decides which visitors may send files.
  func addFileRoutes(of screen: Screen, to router: some RouterMethods, admittedBy upgrader: LiveUpgrader) {
    router.post(RouterPath(screen.filesPath)) { [options, store] request, _ in
      let visitor = Visitor(request, options: options)
      let origins = request.headers[values: .origin]
      let cookies = request.headers[values: .cookie]
      let messages = options.messages(for: request.headers)
      switch upgrader.admit(at: screen.livePath, visitor, origins: origins, cookies: cookies) {
      case .failure where screen.access != nil: throw HTTPError(.notFound)
      case .failure(let refusal): return Response(refusal, in: messages)
      case .success(let peer):
        let names = request.headers[values: .trifectaSession]
        guard names.count == 1 else { return Response(FileRefusal.noSession, in: messages) }
        let sender = FairQueue.Visitor(address: peer.address, browser: peer.browser)
        let found = await store.queue.runIfCapacity(for: sender) {
          store.session(names[0], of: peer.browser, at: screen)
        }
        guard let found else { return Response.busy(in: messages) }
        guard let session = found else { return Response(FileRefusal.noSession, in: messages) }
        guard let announcement = FileAnnouncement(request) else { return Response(FileRefusal.malformed, in: messages) }
        let reception = FileReception(session: session, options: options, sender: sender, queue: store.queue)
        do throws(FileRefusal) {
          return Response(.ok, "\(try await reception.receive(announcement, request.body))")
        } catch {
          return Response(error, in: messages)
        }
      }
    }
    router.get(RouterPath(screen.offersPath)) { [options, store] request, _ in
      let visitor = Visitor(request, options: options)
      let cookie = BrowserCookie.value(in: request.headers[values: .cookie], isSecure: visitor.isSecure)
      guard screen.access?.admits(cookie, visitor) != false else { throw HTTPError(.notFound) }
      let messages = options.messages(for: request.headers)
      guard let host = visitor.host, options.hosts.allows(host),
        let browser = cookie,
        let name = request.uri.path.split(separator: "/").last
      else { return Response.noDownload(in: messages) }
      let found = await store.queue.runIfCapacity(for: .init(address: visitor.address, browser: browser)) {
        store.files.take(String(name), for: browser, at: screen.path)
      }
      guard let found else { return Response.busy(in: messages) }
      guard let offer = found else { return Response.noDownload(in: messages) }
      Task { await offer.session.keep(offer, for: visitor.address) }
      return Response(download: offer.file)
    }
  }
}

extension FileAnnouncement {
  /// - Parameter request: The request with the metadata of a file. The initializer returns `nil` if the metadata is
  ///   incomplete.
  fileprivate init?(_ request: Request) {
    let parts = request.uri.queryParameters
    // A request must have a length, so that space can be reserved and files that are too long are rejected.
    guard let length = request.headers[.contentLength].flatMap(Int.init), length >= 0,
      let element = parts.get("element", as: Int.self), let index = parts.get("index", as: Int.self), index >= 0,
      let name = parts.get("name"), name.utf8.count <= 1_024, let bytes = parts.get("size", as: Int.self), bytes >= 0,
      length == bytes || length == 0
    else { return nil }
    self.init(
      element: element, index: index, name: FileName(name), mimeType: parts.get("type") ?? "", bytes: bytes,
      isPreflight: parts.get("asks") == "1")
    guard length == (isPreflight ? 0 : bytes) else { return nil }
  }
}

extension Response {
  fileprivate static func noDownload(in messages: WebMessages.Selection) -> Response {
    Response(.notFound, messages.text(.noDownload))
  }

  /// Creates a response with the reason of a refusal.
  fileprivate init(_ refusal: FileRefusal, in messages: WebMessages.Selection) {
    self.init(refusal.status, refusal.explanation(in: messages))
    // The rest of a stalled body is not read, so no further request can follow on the connection.
    if refusal == .incomplete { headers[.connection] = "close" }
  }

  /// Creates a download. Browsers must not display the file, regardless of its name or content.
  fileprivate init(download file: SavedFile) {
    let name = file.name.utf8.map { byte in
      Self.isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let headers: HTTPFields = [
      .contentType: "application/octet-stream", .contentDisposition: "attachment; filename*=UTF-8''\(name.joined())",
      .xContentTypeOptions: "nosniff", .cacheControl: "no-store", .contentSecurityPolicy: "default-src 'none'; sandbox",
      .crossOriginResourcePolicy: "same-origin",
    ]
    self.init(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.contents)))
  }

  /// Returns whether a byte needs no escape in a field's value (RFC 8187, 3.2.1).
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension HTTPField.Name {
  /// The header field with the session ID of the page.
  fileprivate static let trifectaSession = Self("X-Trifecta-Session")!
}
