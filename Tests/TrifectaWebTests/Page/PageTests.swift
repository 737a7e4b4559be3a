import Foundation
import HTTPTypes
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Pages")
@MainActor
struct PageTests {
  @Test("A page contains the rendered screen without running its lifecycle")
  func screen() {
    let screen = Screen(path: "/x", title: "A & B", summary: nil) {
      Text("here").onAppear { Issue.record("a page must not run onAppear") }
        .task { Issue.record("a page must not start tasks") }
    }
    let html = String(decoding: page(of: screen).html(nonce: "n0nce"), as: UTF8.self)
    #expect(html.contains("<title>A &amp; B</title>"))
    #expect(html.contains("<view-root id=n0><span>here</span></view-root>"))
    #expect(html.contains(#"<meta name=trifecta-token content="token">"#))
    #expect(html.contains(#"<html lang="en">"#))
  }

  @Test("The initial page has the same markup as the session's first render")
  func likeLive() throws {
    @MainActor func rows() -> some View {
      NavigationStack {
        List(0..<3) { Text("Row \($0)") }
          .navigationTitle("Rows")
          .toolbar { Button("Add") {} }
      }
    }
    let screen = Screen(path: "/rows", title: "Rows", summary: nil, content: rows)
    let frame = try #require(TestSession { rows() }.received().last)
    let operations = try #require(JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any])
    let whole = operations.lazy.compactMap { $0 as? [Any] }.first { $0.first as? String == "render" }
    let picture = try #require(whole?.last as? String)
    let bare = picture.replacing(#/ id(=n\d+)?(?=[ >])/#, with: "")
    #expect(bare.contains(">Rows</span>") && bare.contains(">Add</span>"))
    let html = String(decoding: page(of: screen).html(nonce: "n"), as: UTF8.self)
    #expect(html.contains("<view-root id=n0>\(bare)</view-root>"))
  }

  @Test("Each response has a new nonce that its assets carry")
  func nonce() throws {
    let page = page(of: Screen(path: "/x", title: "X", summary: nil) { Text("x") })
    let policies = try (0..<2).map { _ in try #require(page.response().headers[.contentSecurityPolicy]) }
    #expect(policies[0] != policies[1])
    #expect(policies.allSatisfy { $0.hasPrefix("default-src 'none'; script-src 'nonce-") })
    #expect(
      String(decoding: page.html(nonce: "n0nce"), as: UTF8.self).components(separatedBy: "nonce=n0nce").count == 3)
  }

  @Test("Framing is forbidden unless the server allows its own pages")
  func frames() throws {
    let page = page(of: Screen(path: "/x", title: "X", summary: nil) { Text("x") })
    #expect(!WebOptions().framesOwnPages)
    let usual = try #require(page.response().headers[.contentSecurityPolicy])
    #expect(usual.hasSuffix("; frame-ancestors 'none'") && !usual.contains("frame-src"))
    let framing = try #require(page.response(framesOwnPages: true).headers[.contentSecurityPolicy])
    #expect(framing.hasSuffix("; frame-src 'self'; frame-ancestors 'self'"))
  }

  @Test("A web view becomes a lazily loaded iframe with an accessible name")
  func webView() {
    let screen = Screen(path: "/x", title: "X", summary: nil) {
      VStack {
        WebView(url: URL(string: "/a?b=\"c\"&d")).accessibilityLabel("Other")
        WebView(url: nil)
      }
    }
    let html = String(decoding: page(of: screen).html(nonce: "n"), as: UTF8.self)
    #expect(html.contains("<iframe loading=lazy frameborder=0"))
    #expect(html.contains("src=\"/a?b=%22c%22&amp;d\""))
    #expect(html.contains("aria-label=Other") && html.contains("aria-label=\"Web page\""))
  }

  @Test("A cookie is set only for a browser without one")
  func cookie() throws {
    let screen = Screen(path: "/x", title: "X", summary: nil) { Text("x") }
    let header = page(of: screen, cookie: "c00kie").response().headers[.setCookie]
    #expect(header == "trifecta=c00kie; Path=/; HttpOnly; SameSite=Strict")
    #expect(page(of: screen, cookie: nil).response().headers[.setCookie] == nil)
  }

  @Test("A cookie set over an encrypted connection is secure")
  func secureCookie() throws {
    let screen = Screen(path: "/x", title: "X", summary: nil) { Text("x") }
    let header = page(of: screen, cookie: "c00kie").response(isSecure: true).headers[.setCookie]
    #expect(header == "__Host-trifecta=c00kie; Path=/; HttpOnly; SameSite=Strict; Secure")
  }

  @Test("Response headers restrict cross-origin access and device permissions")
  func policies() throws {
    let page = page(of: Screen(path: "/x", title: "X", summary: nil) { Text("x") })
    func header(_ name: String) throws -> String? {
      page.response(isSecure: false).headers[try #require(HTTPField.Name(name))]
    }
    for name in ["Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy"] {
      #expect(try header(name) == "same-origin")
    }
    let permissions = try #require(try header("Permissions-Policy"))
    for name in ["camera", "microphone", "geolocation", "payment", "usb"] {
      #expect(permissions.contains("\(name)=()"))
    }
  }

  @Test("A start page lists the screens and runs no script")
  func startPage() {
    let screens = [
      Screen(path: "/a", title: "A", summary: "First <one>.") { Text("a") },
      Screen(path: "/b", title: "B", summary: nil) { Text("b") },
    ]
    let html = String(
      decoding: Page(listing: screens, title: "All", language: "en").html(nonce: "n"), as: UTF8.self)
    #expect(html.contains(#"<a href="/a"><strong>A</strong><span>First &lt;one&gt;.</span></a>"#))
    #expect(html.contains(#"<a href="/b"><strong>B</strong></a>"#))
    #expect(!html.contains("<script"))
  }

  @Test("Assets have cacheable, immutable paths")
  func assets() {
    for asset in Asset.all {
      #expect(asset.path.hasPrefix("/trifecta/"))
      #expect(asset.response(to: [:]).headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(asset.response(to: [:]).headers[.crossOriginResourcePolicy] == "same-origin")
    }
    #expect(Asset.script.path.hasPrefix("/trifecta/client-") && Asset.styleSheet.path.hasPrefix("/trifecta/client-"))
  }

  private func page(of screen: Screen, cookie: String? = nil) -> Page {
    Page(of: screen, language: "en", token: "token", cookie: cookie)
  }
}
