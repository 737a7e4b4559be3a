import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Sheets and alerts")
@MainActor
struct PresentationTests {
  private struct Presenter: View {
    @State private var isShown = false
    @State private var isAsked = false
    var body: some View {
      Button("sheet") { isShown = true }.sheet(isPresented: $isShown) { Text("in front") }
      Button("ask") { isAsked = true }.alert("Sure?", isPresented: $isAsked) {}
      if isShown { Text("behind") }
    }
  }

  @Test("A sheet stays last in the root and is removed when the page dismisses it")
  func sheet() throws {
    let page = TestSession { Presenter() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let patch = try #require(page.send("tap", to: button).first)
    let sheet = try #require(page.first(.sheet))
    #expect(patch.contains("<dialog id=n\(sheet.id) data-modal=sheet tabindex=-1 autofocus>"), "\(patch)")
    #expect(sheet.nextSibling == nil && sheet.previousSibling?.kind == .text)
    let behind = try #require(sheet.previousSibling).id
    // The sheet and the view inserted with it are removed, in any order.
    let answer = try #require(page.send("dismiss", to: sheet.id).first)
    #expect(answer.contains("\"remove\""))
    #expect(page.first(.sheet) == nil)
    #expect(page.session.view?.graph.element(id: behind) == nil)
    page.send("dismiss", to: sheet.id)
    #expect(page.session.refusals == [.unknownElement: 1])
  }

  @Test("An alert is labeled by its title and is still shown after reconnecting")
  func alert() throws {
    let page = TestSession { Presenter() }
    _ = page.received()
    page.send("tap", to: page.all(.button)[1].id)
    let alert = try #require(page.first(.alert))
    let picture = try #require(page.comeBack(applied: 0).last)
    #expect(picture.contains("data-modal=alert role=alertdialog aria-label=\\\"Sure?\\\""), "\(picture)")
    page.send("dismiss", to: alert.id, "text")
    #expect(page.session.refusals == [.undeclaredValue: 1])
  }
}
