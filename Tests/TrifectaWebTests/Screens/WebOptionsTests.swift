import NIOCore
import Testing

@testable import TrifectaWeb

@Suite("Options")
struct WebOptionsTests {
  @Test("A server behind a proxy allows its host name and trusts the listed proxy")
  func proxy() throws {
    // snippet: serving-strangers-proxy
    var options = WebOptions()
    options.allowedHosts = ["app.example.com"]
    options.trustedProxies = ["127.0.0.1"]  // trusted to set X-Forwarded-For, -Host and -Proto
    // end
    #expect(options.hosts.allows("app.example.com"))
    #expect(options.proxies.trust(NetworkAddress("127.0.0.1")))
    #expect(!options.proxies.trust(NetworkAddress("192.0.2.1")))
    #expect(!options.proxies.trust(nil))
  }

  @Test(
    "A screen at a path that the server uses is ignored with a warning",
    arguments: [
      "/notes/", "/notes/live", "/notes/live/files", "/live", "/trifecta", "/trifecta/client.js", "/healthz", "readyz/",
    ])
  @MainActor
  func usedPath(path: String) {
    let log = TestLog()
    var options = WebOptions()
    options.logger = log.logger
    var web = WebScreens(options: options)
    web.screen("/notes", title: "First") { Counter() }
    web.screen("/", title: "Start") { Counter() }
    web.screen(path, title: "Second") { Counter() }
    #expect(log.all.count == 1)
    #expect(log.all.first?.hasPrefix("warning: ignored a screen at \"\(path)\"") == true)
    // Two routes with the same path would crash the program.
    _ = web.application(port: 0)
    #expect(Set(web.makeUpgrader().screens.values.map(\.title)) == ["First", "Start"])
  }

  @Test("A screen is ignored if the path of its live connection is the path of another screen")
  @MainActor
  func usedLivePath() {
    var web = WebScreens()
    web.screen("/notes/live", title: "First") { Counter() }
    web.screen("/notes", title: "Second") { Counter() }
    _ = web.application(port: 0)
    #expect(web.makeUpgrader().screens.values.map(\.title) == ["First"])
  }

  @Test(
    "A screen that uses the path of the start page replaces it",
    arguments: ["/start", "start/", "/start/live/", "/start/live/files/", "/start/live/files/:offer"])
  @MainActor
  func screenAtStartPage(path: String) {
    var web = WebScreens()
    web.startPage(path, title: "All")
    web.screen("/start", title: "Start") { Counter() }
    _ = web.application(port: 0)
    #expect(web.makeUpgrader().screens.values.map(\.title) == ["Start"])
  }

  @Test(
    "A start page at a path that the server uses is ignored with a warning",
    arguments: ["/trifecta", "trifecta/image/:name", Asset.script.path, Asset.styleSheet.path + "/"])
  @MainActor
  func startPageAtUsedPath(path: String) {
    let log = TestLog()
    var options = WebOptions()
    options.logger = log.logger
    var web = WebScreens(options: options)
    web.startPage("/start", title: "First")
    web.startPage(path, title: "Second")
    #expect(log.all.count == 1)
    #expect(log.all.first?.hasPrefix("warning: ignored a start page at \"\(path)\"") == true)
    // Two routes with the same path would crash the program.
    _ = web.application(port: 0)
    #expect(web.startPage?.title == "First")
  }

  @Test("A second screen at the same path is ignored with a warning")
  @MainActor
  func samePath() async throws {
    let log = TestLog()
    var options = WebOptions()
    options.logger = log.logger
    var web = WebScreens(options: options)
    web.screen("/notes", title: "First") { Counter() }
    web.screen("/notes", title: "Second") { Counter() }
    #expect(log.all.count == 1)
    #expect(log.all.first?.hasPrefix(#"warning: ignored a screen at "/notes": "#) == true)
    // Two routes with the same path would crash the program.
    _ = web.application(port: 0)
    #expect(web.makeUpgrader().screens.values.map(\.title) == ["First"])
  }

  @Test("An invalid trusted proxy is ignored with a warning")
  @MainActor
  func nonsense() {
    let log = TestLog()
    var options = WebOptions()
    options.trustedProxies = ["nonsense", "10.0.0.0/8", "unix"]
    options.logger = log.logger
    _ = WebScreens(options: options)
    #expect(log.all == [#"warning: ignored "nonsense" in WebOptions.trustedProxies: it is not an IP address or range"#])
    #expect(options.proxies.trust(nil) && options.proxies.trust(NetworkAddress("10.1.1.1")))
  }
}
