import Testing
import TrifectaInspector

@testable import TrifectaWeb

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

@MainActor
@Suite("Inspector.md")
struct InspectorDocumentTests {
  @Test("The inspector is not listed, and needs a token unless local browsers are allowed")
  func screens() {
    var web = makeInspectedScreens()
    #expect(web.screens.map(\.path) == ["/counter", WebScreens.inspectorPath])
    #expect(web.screens.map { $0.access == nil } == [true, false])
    web = WebScreens()
    #expect(web.inspector(allowsLocalBrowsers: true) == "/-/inspector")
    web = WebScreens()
    #expect(web.inspector(allowsLocalBrowsers: false).hasPrefix("/-/inspector?token="))
  }
}
