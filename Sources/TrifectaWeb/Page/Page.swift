import Elements
import HTTPTypes
import Hummingbird
import PortableUI
import ViewGraph

/// The HTML documents a server answers with.
struct Page {
  let title: String
  let language: String
  /// What is in the document's `main`.
  var content: [UInt8]
  /// The style rules that it needs beside the style sheet.
  private var rules: [String] = []
  /// What it needs beyond the files that every page has.
  private var parts: Set<PagePart> = []
  /// The token with which the page may join; `nil` for a page without a screen.
  var token: String?
  /// The value to set the browser's cookie to; `nil` where it has one.
  var cookie: String?

  /// The page of a screen, evaluated once: no `onAppear`, no task, and nothing of it is kept.
  @MainActor
  init(
    of screen: Screen, language: String, token: String, cookie: String?, place: Screen.Place = Screen.Place()
  ) {
    let host = Onlooker()
    let view = screen.host(host, false, place) { _, completion in completion(false) }
    // Titles, and what is in bars, are there when the graph has had a turn.
    view.graph.turn()
    var content = Array("<view-root id=n0>".utf8)
    var styles = StyleNames()
    var numbers = Markup.Numbers.none
    PageNote.write(on: view.graph.root)
    Markup.appendChildren(of: view.graph.root, to: &content, &styles, &numbers)
    content += "</view-root>".utf8
    view.graph.stop()
    self.init(title: screen.title, language: language, content: content, token: token, cookie: cookie)
    rules = styles.takeRules()
    parts = styles.takeParts()
  }

  /// The page that lists screens.
  init(listing screens: [Screen], title: String, language: String) {
    var content = Array("<nav class=screens aria-labelledby=title><ul>".utf8)
    for screen in screens {
      content += "<li><a href=\"".utf8
      content.appendEscapedForHTML(screen.path)
      content += "\"><strong>".utf8
      content.appendEscapedForHTML(screen.title)
      content += "</strong>".utf8
      if let summary = screen.summary {
        content += "<span>".utf8
        content.appendEscapedForHTML(summary)
        content += "</span>".utf8
      }
      content += "</a></li>".utf8
    }
    content += "</ul></nav>".utf8
    self.init(title: title, language: language, content: content, token: nil, cookie: nil)
    parts = [.start]
  }

  private init(title: String, language: String, content: [UInt8], token: String?, cookie: String?) {
    self.title = title
    self.language = language
    self.content = content
    self.token = token
    self.cookie = cookie
  }

  /// The page as the answer to a request. Each answer has a nonce of its own, so that nothing but the files named in
  /// it, and those that they ask for, runs or styles the page.
  ///
  /// - Parameters:
  ///   - isSecure: whether the answer is encrypted on its way: then the cookie never goes another.
  ///   - framesOwnPages: whether pages of this server may be shown inside of each other.
  ///   - keepsCookie: whether the browser keeps it when it is closed, for as long as browsers do at the most.
  func response(
    nonce: String = Secret.random(), isSecure: Bool = false, framesOwnPages: Bool = false, keepsCookie: Bool = false
  ) -> Response {
    var headers = HTTPFields()
    headers[.contentType] = "text/html; charset=utf-8"
    // Not `no-store`: that would forbid browsers to come back to a page as it was.
    headers[.cacheControl] = "private, no-cache"
    headers[.contentSecurityPolicy] = Self.policy(nonce: nonce, framesOwnPages: framesOwnPages)
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginOpenerPolicy] = "same-origin"
    headers[.crossOriginResourcePolicy] = "same-origin"
    headers[.permissionsPolicy] = Self.permissions
    if let cookie {
      let limits =
        "Path=/; HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")\(keepsCookie ? "; Max-Age=34560000" : "")"
      headers[.setCookie] = "\(BrowserCookie.name(isSecure: isSecure))=\(cookie); \(limits)"
    }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: html(nonce: nonce))))
  }

  func html(nonce: String) -> [UInt8] {
    var html = Array("<!doctype html>\n<html lang=\"".utf8)
    html.appendEscapedForHTML(language)
    html += "\">\n<meta charset=utf-8>\n<title>".utf8
    html.appendEscapedForHTML(title)
    html += "</title>\n<meta name=viewport content=\"width=device-width, initial-scale=1\">\n".utf8
    html += "<meta name=color-scheme content=\"light dark\">\n".utf8
    // No icon: browsers would ask for one at an address that is not ours.
    html += "<link rel=icon href=\"data:,\">\n".utf8
    let assets = parts.assets
    for asset in [.styleSheet] + assets where !asset.isScript {
      html += "<link rel=stylesheet href=\"\(asset.path)\" nonce=\(nonce)>\n".utf8
    }
    if !rules.isEmpty { html += "<style id=styles nonce=\(nonce)>\(rules.joined())</style>\n".utf8 }
    if let token {
      html += "<meta name=trifecta-token content=\"\(token)\">\n".utf8
      for asset in [.script] + assets where asset.isScript {
        let keep = asset.path == Asset.script.path ? " data-keep=\"\(Asset.gapsScript.path)\"" : ""
        html += "<script src=\"\(asset.path)\" nonce=\(nonce)\(keep) defer></script>\n".utf8
      }
    }
    html += token == nil ? "<main>\n<h1 id=title>".utf8 : "<main>\n<h1 class=unseen>".utf8
    html.appendEscapedForHTML(title)
    html += "</h1>\n".utf8
    html += content
    html += "\n".utf8
    if token != nil { html += "<p id=line role=status hidden></p>\n".utf8 }
    return html + "</main>\n</html>\n".utf8
  }

  /// What the page, and pages inside of it, may ask the browser for (W3C, Permissions Policy): no view needs more than the clipboard.
  private static let permissions =
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)"

  /// What the page may load (W3C, Content Security Policy Level 3). Style attributes are allowed because layout needs
  /// them; ``Style`` writes them, and nothing a person typed gets into one.
  private static func policy(nonce: String, framesOwnPages: Bool) -> String {
    let frames = framesOwnPages ? "frame-src 'self'; frame-ancestors 'self'" : "frame-ancestors 'none'"
    return """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; style-src-attr 'unsafe-inline'; \
      img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \(frames)
      """
  }
}

extension HTTPField.Name {
  /// Says how much of an address other sites are told (W3C, Referrer Policy).
  fileprivate static let referrerPolicy = Self("Referrer-Policy")!
  /// Says which pages of other windows can reach this one (WHATWG, HTML, 7.1.3).
  fileprivate static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
  /// Says what a page may ask the browser for (W3C, Permissions Policy).
  fileprivate static let permissionsPolicy = Self("Permissions-Policy")!
}

/// The host of a screen that is looked at once.
@MainActor
private final class Onlooker: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}
