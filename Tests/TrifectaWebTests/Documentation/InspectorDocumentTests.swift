import Foundation
import PortableUI
import Testing
import Trifecta
import TrifectaInspector

@testable import TrifectaWeb

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet: inspected-screens
@MainActor
func makeInspectedScreens() -> WebScreens {
  var web = WebScreens()
  web.screen("/counter", title: "Counter") { Counter() }
  let address = web.inspector()
  print("The inspector is at http://127.0.0.1:8080\(address)")
  return web
}
// end

// snippet: inspected-service
struct CarService: Sendable {
  var cars: @Sendable () async throws -> [String]

  init(cars: @escaping @Sendable () async throws -> [String]) {
    self.cars = { try await withFixture("carService.cars") { try await cars() } }
  }
}
// end

// snippet: inspected-alternatives
enum CarServiceKey: DependencyKey {
  static let liveValue = CarService { ["Comet"] }
  static let alternatives = [
    DependencyAlternative("Slow") { (service: CarService) in
      CarService {
        try await Task.sleep(for: .seconds(5))
        return try await service.cars()
      }
    },
    DependencyAlternative("Offline") { _ in CarService { throw URLError(.notConnectedToInternet) } },
  ]
}
// end

@MainActor
@Suite("Inspector.md")
struct InspectorDocumentTests {
  @Test("The inspector and the previews are not listed, and need a token unless local browsers are allowed")
  func screens() {
    var web = makeInspectedScreens()
    let paths = web.screens.map(\.path)
    #expect(paths.prefix(3) == ["/counter", WebScreens.inspectorPath, WebScreens.previewsPath])
    #expect(paths.dropFirst(3) == PreviewCatalog.all.indices.map { "/-/previews/\($0 + 1)" }[...])
    #expect(web.screens[0].access == nil)
    #expect(web.screens.dropFirst().allSatisfy { $0.access != nil })
    web = WebScreens()
    #expect(web.inspector(allowsLocalBrowsers: true) == "/-/inspector")
    web = WebScreens()
    #expect(web.inspector(allowsLocalBrowsers: false).hasPrefix("/-/inspector?token="))
  }

  @Test("An alternative of a service receives the service that is used otherwise")
  func alternatives() async throws {
    var values = DependencyValues.current
    values[CarServiceKey.self] = CarService { ["Otter"] }
    let original = values
    values.override(CarServiceKey.self, withAlternative: "Offline", original: original)
    await #expect(throws: URLError.self) { try await values[CarServiceKey.self].cars() }
    values.override(CarServiceKey.self, withAlternative: nil, original: original)
    #expect(try await values[CarServiceKey.self].cars() == ["Otter"])
  }

  @Test("A service answers with the fixtures of a test")
  func fixtures() async throws {
    let cars = try await withDependencies {
      $0.fixtures["carService.cars"] = [.success(["Comet"])]
    } operation: {
      try await CarService { [] }.cars()
    }
    #expect(cars == ["Comet"])
  }

  @Test("Without local browsers, the token admits the browser that presents it")
  func token() async throws {
    var web = WebScreens()
    let path = web.inspector(allowsLocalBrowsers: false)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    let client = URLSession(configuration: configuration)
    try await serving {
      web.application(port: 0, onServerRunning: $0)
    } _: { root in
      func status(
        _ path: String, cookie: String? = nil
      ) async throws -> (Int, cookie: String?, isFramed: Bool) {
        var request = URLRequest(url: try #require(URL(string: path, relativeTo: root)))
        if let cookie { request.setValue(cookie, forHTTPHeaderField: "Cookie") }
        let response = try #require(try await client.data(for: request).1 as? HTTPURLResponse)
        let set = response.value(forHTTPHeaderField: "Set-Cookie")
        let policy = response.value(forHTTPHeaderField: "Content-Security-Policy") ?? ""
        return (
          response.statusCode, set.map { String($0.prefix { $0 != ";" }) }, policy.contains("frame-ancestors 'self'")
        )
      }
      #expect(try await status("/-/inspector").0 == 404)
      #expect(try await status("/-/inspector?token=0").0 == 404)
      #expect(try await status("/-/inspector.json").0 == 404)
      let admitted = try await status(path)
      #expect(admitted.0 == 200)
      let cookie = try #require(admitted.cookie)
      #expect(try await status("/-/inspector", cookie: cookie).0 == 200)
      #expect(try await status("/-/inspector/live", cookie: cookie).0 == 426)
      #expect(try await status("/-/inspector", cookie: "trifecta=" + String(repeating: "0", count: 32)).0 == 404)
      for previews in ["/-/previews", "/-/previews/1"] {
        #expect(try await status(previews).0 == 404)
        let page = try await status(previews, cookie: cookie)
        #expect(page.0 == 200)
        #expect(page.isFramed)
      }
      #expect(!admitted.isFramed)
      let token = try #require(path.split(separator: "?").last)
      #expect(try await status("/-/inspector.json?\(token)").0 == 200)
    }
  }
}
