import Foundation
import HTTPTypes
import Hummingbird
import PortableUI

extension WebScreens {
  /// Adds what takes files from pages of a screen, and gives them some.
  ///
  /// A file is the body of a `POST`, with all that is said of it in the address, and the session's name in a header field: there is no form to be
  /// taken apart, and no other site's page can send such a field unasked. The answer is the file's number, by which the page then names it
  /// on its live connection. A request that says a size and has no body only asks whether the file would be taken.
  func addFileRoutes(of screen: Screen, to router: some RouterMethods) {
    let gate = gate
    router.post(RouterPath(screen.filesPath)) { [options, store] request, _ in
      let visitor = Visitor(request, options: options)
      let origins = request.headers[values: .origin]
      let cookies = request.headers[values: .cookie]
      switch gate.admit(at: screen.livePath, visitor, origins: origins, cookies: cookies) {
      case .failure(let refusal):
        return Response(refusal)
      case .success(let peer):
        let names = request.headers[values: .trifectaSession]
        guard names.count == 1 else { return Response(FileRefusal.noSession) }
        let sender = FairQueue.Visitor(address: peer.address, browser: peer.browser)
        let found = await store.queue.runIfRoom(for: sender) {
          store.session(names[0], of: peer.browser, at: screen)
        }
        guard let found else { return Response.busy }
        guard let session = found else { return Response(FileRefusal.noSession) }
        guard let announcement = FileAnnouncement(request) else { return Response(FileRefusal.malformed) }
        let reception = FileReception(session: session, options: options, sender: sender, queue: store.queue)
        do throws(FileRefusal) {
          return Response(.ok, "\(try await reception.receive(announcement, request.body))")
        } catch {
          return Response(error)
        }
      }
    }
    router.get(RouterPath(screen.filesPath + "/:offer")) { [options, store] request, _ in
      let visitor = Visitor(request, options: options)
      guard let host = visitor.host, options.hosts.allows(host),
        let browser = BrowserCookie.value(in: request.headers[values: .cookie], isSecure: visitor.isSecure),
        let name = request.uri.path.split(separator: "/").last
      else { return Response.noDownload }
      let found = await store.queue.runIfRoom(for: .init(address: visitor.address, browser: browser)) {
        store.files.take(String(name), for: browser, at: screen.path)
      }
      guard let found else { return Response.busy }
      guard let offer = found else { return Response.noDownload }
      Task { await offer.session.keep(offer, for: visitor.address) }
      return Response(download: offer.file)
    }
  }
}

extension FileAnnouncement {
  /// - Parameter request: says of a file what has to be said; `nil` where it does not.
  fileprivate init?(_ request: Request) {
    let parts = request.uri.queryParameters
    // A length is said before anything comes, so that room can be made, and what is too long not be taken.
    guard let length = request.headers[.contentLength].flatMap(Int.init), length >= 0,
      let element = parts.get("element", as: Int.self), let index = parts.get("index", as: Int.self), index >= 0,
      let name = parts.get("name"), name.utf8.count <= 1_024, let bytes = parts.get("size", as: Int.self), bytes >= 0,
      length == bytes || length == 0
    else { return nil }
    self.init(
      element: element, index: index, name: FileName(name), mimeType: parts.get("type") ?? "", bytes: bytes,
      isAsking: parts.get("asks") == "1")
    guard length == (isAsking ? 0 : bytes) else { return nil }
  }
}

extension Response {
  fileprivate static var noDownload: Response { Response(.notFound, "There is nothing to download at this address.") }

  /// Says why a file is not taken.
  fileprivate init(_ refusal: FileRefusal) {
    self.init(refusal.status, refusal.explanation)
    // The rest of a body that stalls is read by nobody, so that no other request can follow on its connection.
    if refusal == .incomplete { headers[.connection] = "close" }
  }

  /// A file to be kept, and shown by no browser: neither as what its name says, nor as what is in it.
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

  /// Whether a byte stands for itself in a field's value (RFC 8187, 3.2.1).
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
  /// The name of the session that a page's request is for.
  fileprivate static let trifectaSession = Self("X-Trifecta-Session")!
}
