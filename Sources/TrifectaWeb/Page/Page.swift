import Elements
import HTTPTypes
import Hummingbird
import PortableUI
import ViewGraph

/// An HTML document that the server sends.
struct Page {
  let title: String
  let language: String
  /// The content of the document's `main` element.
  var content: [UInt8]
  /// The style rules that the content needs in addition to the style sheet.
  private var rules: [String] = []
  /// The page parts that the content needs.
  private var parts: Set<PagePart> = []
  /// The token with which the page joins a session; `nil` for a page without a screen.
  var token: String?
  /// The texts of the messages that the page's script shows.
  var messages: WebMessages.Selection?
  /// The value of the cookie to set; `nil` if the browser has one.
  var cookie: String?

  /// Creates the page of a screen. The screen is evaluated once and discarded, without `onAppear` and without tasks.
  @MainActor
  init(
    of screen: Screen, language: String, token: String, cookie: String?, context: Screen.Context = Screen.Context(),
    messages: WebMessages.Selection? = nil
  ) {
    let host = StaticRenderHost()
    let view = screen.host(host, false, context) { _, completion in completion(false) }
    // Titles and toolbar items are known after the first turn of the graph.
    view.graph.turn()
    var content = Array("<view-root id=n0>".utf8)
    var styles = messages.map { StyleNames(words: $0) } ?? StyleNames()
    var numbers = Markup.Numbers.none
    PageNote.write(on: view.graph.root)
    Markup.appendChildren(of: view.graph.root, to: &content, &styles, &numbers)
    content += "</view-root>".utf8
    view.graph.stop()
    self.init(title: screen.title, language: language, content: content, token: token, cookie: cookie)
    self.messages = messages
    rules = styles.takeRules()
    parts = styles.takeParts()
  }

  /// Creates the page that lists screens.
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

  /// The attributes with the scripts that the script of all pages loads when it needs them.
  private static let laterScripts =
    " data-keep=\"\(Asset.gapsScript.path)\" data-offsets=\"\(Asset.offsetsScript.path)\""

  private init(title: String, language: String, content: [UInt8], token: String?, cookie: String?) {
    self.title = title
    self.language = language
    self.content = content
    self.token = token
    self.cookie = cookie
  }

  /// Returns the page as a response. Each response has a separate nonce. Only files that the response names, and files
  /// that these load, can run scripts in the page or style it.
  ///
  /// - Parameters:
  ///   - nonce: The nonce of the content security policy.
  ///   - isSecure: Whether the response is encrypted. If it is, the cookie is sent only over encrypted connections.
  ///   - framesOwnPages: Whether pages of this server may embed each other.
  ///   - keepsCookie: Whether the cookie persists when the browser is closed, for 400 days.
  func response(
    nonce: String = Secret.random(), isSecure: Bool = false, framesOwnPages: Bool = false, keepsCookie: Bool = false
  ) -> Response {
    var headers = HTTPFields()
    headers[.contentType] = "text/html; charset=utf-8"
    // `no-store` would disable the back/forward cache of browsers.
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
    // Without an explicit icon, browsers request one from the root of the host.
    html += "<link rel=icon href=\"data:,\">\n".utf8
    let assets = parts.assets
    for asset in [.styleSheet] + assets where !asset.isScript {
      html += "<link rel=stylesheet href=\"\(asset.path)\" nonce=\(nonce)>\n".utf8
    }
    if !rules.isEmpty { html += "<style id=styles nonce=\(nonce)>\(rules.joined())</style>\n".utf8 }
    if let token {
      html += "<meta name=trifecta-token content=\"\(token)\">\n".utf8
      for asset in [.script] + assets where asset.isScript {
        let later = asset.path == Asset.script.path ? Self.laterScripts : ""
        html += "<script src=\"\(asset.path)\" nonce=\(nonce)\(later) defer></script>\n".utf8
      }
    }
    if DevelopmentLink.current != nil {
      html += "<script src=\"\(DevelopmentLink.script)\" nonce=\(nonce) defer></script>\n".utf8
    }
    html += token == nil ? "<main>\n<h1 id=title>".utf8 : "<main>\n<h1 class=unseen>".utf8
    html.appendEscapedForHTML(title)
    html += "</h1>\n".utf8
    html += content
    html += "\n".utf8
    if token != nil {
      html += "<p id=line role=status hidden".utf8
      messages?.appendAttributes(to: &html)
      html += "></p>\n".utf8
    }
    return html + "</main>\n</html>\n".utf8
  }

  /// The permissions policy of the page and its frames (W3C, Permissions Policy). The only permission that views need
  /// is to write to the clipboard.
  private static let permissions =
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)"

  /// Returns the content security policy of the page (W3C, Content Security Policy Level 3). Style attributes are
  /// allowed because layout needs them. Only ``Style`` writes them, and no user input gets into them.
  private static func policy(nonce: String, framesOwnPages: Bool) -> String {
    let frames = framesOwnPages ? "frame-src 'self'; frame-ancestors 'self'" : "frame-ancestors 'none'"
    return """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; style-src-attr 'unsafe-inline'; \
      img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; \(frames)
      """
  }
}

extension HTTPField.Name {
  /// Controls how much of the URL other sites receive (W3C, Referrer Policy).
  fileprivate static let referrerPolicy = Self("Referrer-Policy")!
  /// Controls which pages in other windows can access this page (WHATWG, HTML, 7.1.3).
  fileprivate static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
  /// Controls which browser features a page may use (W3C, Permissions Policy).
  fileprivate static let permissionsPolicy = Self("Permissions-Policy")!
}

/// The host of a screen that is rendered once.
@MainActor
private final class StaticRenderHost: GraphHost {
  func graphNeedsTurn(_ graph: Graph) {}
  func graph(_ graph: Graph, didCommit commit: Commit) {}
}
