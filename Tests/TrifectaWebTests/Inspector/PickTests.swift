import Elements
import PortableUI
import Testing

@testable import TrifectaInspector
@testable import TrifectaWeb

@Suite("Picking a view in the page")
@MainActor
struct PickTests {
  private let inspection = Inspection(ownPaths: ["/inspector"])

  private func open() async throws -> TestPage {
    let server = TestServer(Screen(path: "/", title: "", summary: nil) { Outer() }, time: TestTime())
    server.store.observer = inspection
    let page = try #require(await server.open())
    inspection.record(1)
    return page
  }

  private var isPicking: Bool { inspection.sessions[0].isPicking }

  private func name(includingLibrary: Bool = false) -> String? {
    let views = inspection.views(of: 1, includingLibrary: includingLibrary)
    return inspection.pickedView(in: 1, includingLibrary: includingLibrary).flatMap { view in
      views.first { $0.id == view }?.name
    }
  }

  @Test("The innermost view that shows the element is picked, and its control is not used")
  func innermost() async throws {
    let page = try await open()
    let (outer, inner) = (page.all(.button)[0], page.all(.button)[1])
    inspection.pick(in: 1)
    #expect(isPicking)
    page.send("pick", to: inner.id)
    #expect(!isPicking)
    #expect(name() == "Inner")
    inspection.pick(in: 1)
    page.send("pick", to: outer.id)
    #expect(name() == "Outer")
    inspection.pick(in: 1)
    #expect(name() == nil)
    page.send("pick", to: try #require(page.all(.text).first { $0[.text]?.description == "behind" }).id)
    #expect(name() == "Behind")
    #expect(page.texts.contains("0"))
    #expect(page.session.refusals == [:])
  }

  @Test("A view of the library is picked if the list shows them, otherwise the view of the app around it")
  func library() async throws {
    let page = try await open()
    inspection.pick(in: 1)
    page.send("pick", to: try #require(page.all(.text).first { $0[.text]?.description == "value" }).id)
    let inner = try #require(name(includingLibrary: true))
    #expect(inner != "Labeled")
    #expect(inspection.views(of: 1, includingLibrary: true).contains { $0.name == inner })
    #expect(name() == "Labeled")
  }

  @Test("A pick is cancelled in the page, by the inspector, by an earlier state, and with the last inspector")
  func cancellation() async throws {
    let page = try await open()
    inspection.pick(in: 1)
    page.send("pick", to: 0)
    #expect(!isPicking)
    inspection.pick(in: 1)
    inspection.cancelPick(in: 1)
    #expect(!isPicking)
    inspection.pick(in: 1)
    #expect(inspection.show(1, in: 1))
    #expect(!isPicking)
    // The elements of an earlier state are those of a copy.
    inspection.pick(in: 1)
    #expect(!isPicking)
    inspection.showCurrent(in: 1)
    inspection.pick(in: 1)
    let task = Task { for await _ in inspection.changes() {} }
    await Task.yield()
    task.cancel()
    while isPicking { await Task.yield() }
    #expect(name() == nil)
  }

  @Test("A page that is not asked to pick, or that sends a value, is refused")
  func refusals() async throws {
    let page = try await open()
    let button = page.all(.button)[0].id
    page.send("pick", to: button)
    #expect(page.session.refusals == [.notHandled: 1])
    inspection.pick(in: 1)
    page.send("pick", to: button, "value")
    #expect(page.session.refusals == [.notHandled: 1, .undeclaredValue: 1])
    #expect(isPicking)
  }

  @Test("A page that floods the server with picks is disconnected, and the inspector receives at most the asked one")
  func flood() async throws {
    var options = WebOptions()
    options.eventBurst = 20
    let server = TestServer(Screen(path: "/", title: "", summary: nil) { Outer() }, options, time: TestTime())
    server.store.observer = inspection
    let page = try #require(await server.open())
    inspection.record(1)
    let recorded = inspection.rows(of: 1, after: 0).rows
    let button = page.all(.button)[0].id
    for _ in 1...8 { page.send("pick", to: button) }
    #expect(page.session.refusals == [.notHandled: 8])
    inspection.pick(in: 1)
    for _ in 1...100 { page.send("pick", to: button) }
    #expect(name() == "Outer")
    #expect(!isPicking)
    #expect(page.session.refusals[.flood] == 1)
    #expect(page.session.refusals[.notHandled, default: 0] < 20)
    #expect(page.transport.closed == CloseCode.policyViolation)
    // Refused events are no entries of the recording.
    #expect(!inspection.rows(of: 1, after: 0).rows.dropFirst(recorded.count).contains { $0.kind == .event })
  }

  @Test("A pick of an element that was removed in the meantime is cancelled")
  func removed() async throws {
    let page = try await open()
    inspection.pick(in: 1)
    page.send("pick", to: 10_000)
    #expect(!isPicking)
    #expect(name() == nil)
    #expect(page.session.refusals == [:])
  }

  @Test("The page is told when a pick begins and ends")
  func frames() throws {
    let page = TestSession { Outer() }
    _ = page.received()
    page.session.pick(note: "note") { _ in }
    #expect(page.received().joined().contains(#"["set","data-picking",0,"note"]"#))
    #expect(page.send("pick", to: 0).joined().contains(#"["set","data-picking",0,null]"#))
  }
}

private struct Outer: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("Outer") { count += 1 }
      Inner(count: $count).background { Behind() }
      Labeled()
    }
  }
}

private struct Labeled: View {
  var body: some View { LabeledContent("label", value: "value") }
}

private struct Inner: View {
  @Binding var count: Int

  var body: some View { Button("Inner") { count += 1 } }
}

private struct Behind: View {
  var body: some View { Text(verbatim: "behind") }
}
