import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Geometry measurement")
@MainActor
struct GeometryTests {
  private struct Readers: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        GeometryReader { proxy in Text(verbatim: "\(proxy.size.width) x \(proxy.size.height)") }
        Text(verbatim: "wide \(width)").padding().background(.red)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).maxX
          } action: {
            width = $0
          }
      }
    }
  }

  private func texts(_ page: TestSession) -> [String] { page.all(.text).compactMap { $0[.text]?.description } }

  private func measure(_ page: TestSession, _ frames: [(Int, String)], isByPerson: Bool = false) {
    let frames = frames.compactMap { ClientFrame(element: $0, $1) }
    page.session.receive([.measure(frames, isByPerson: isByPerson)])
  }

  @Test("A scaled view is measured in a box outside its transform")
  func moved() {
    let page = TestSession {
      Text("Moved").scaleEffect(2).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    }
    let picture = page.received().joined()
    #expect(picture.contains(" data-measure=size><span"), "\(picture)")
    #expect(!picture.contains("data-measure=size>Moved"))
  }

  @Test("Geometry readers and observed views request measurement")
  func markup() {
    let page = TestSession { Readers() }
    let picture = page.received().joined()
    #expect(picture.contains("<v-stack id=n1 class=\\\"w h\\\"><view-geometry id data-measure=size>"))
    #expect(picture.contains(" data-measure=size>wide 0.0</span>"))
    let text = page.all(.text).last?.id ?? 0
    measure(page, [(text, "0 10 0 90 20")])
    // After the position has been read, the page reports it too.
    #expect(page.received().joined().contains(#"["set","data-measure",\#(text),"frame"]"#))
  }

  @Test("The first render uses the clamped size of the viewport")
  func viewport() {
    let page = TestSession { Readers() }
    #expect(texts(page)[0] == "390.0 x 844.0")
    let joined = TestSession(viewport: ClientViewport(width: 1_000, height: 500)) { Readers() }
    #expect(texts(joined)[0] == "1000.0 x 500.0")
    let huge = TestSession(viewport: ClientViewport(width: .max, height: .max)) { Readers() }
    #expect(texts(huge)[0] == "16384.0 x 16384.0")
  }

  @Test("Measured frames are applied in one patch")
  func report() throws {
    let page = TestSession { Readers() }
    _ = page.received()
    let reader = try #require(page.first(.geometry)).id
    let text = try #require(page.all(.text).last).id
    measure(page, [(reader, "0 0 0 300 200"), (text, "0 10 0 90 20")])
    #expect(texts(page) == ["300.0 x 200.0", "wide 100.0"])
    #expect(page.received().count == 1)
    measure(page, [(reader, "0 0 50 300 200")])
    #expect(page.received().isEmpty)
  }

  @Test("Frames of missing or unmeasured elements are refused, and valid frames are applied")
  func refused() throws {
    let page = TestSession { Readers() }
    _ = page.received()
    let reader = try #require(page.first(.geometry)).id
    let stack = try #require(page.first(.vStack)).id
    measure(page, [(4_711, "0 0 0 1 1"), (stack, "0 0 0 1 1"), (reader, "7 0 0 1 1"), (reader, "0 0 0 3 2")])
    #expect(page.session.refusals == [.unknownElement: 1])
    #expect(texts(page)[0] == "3.0 x 2.0")
    #expect(page.transport.closed == nil)
  }

  @Test("An invalid frame closes the connection", arguments: ["nan", "inf", "-1", "1e300", "1e999"])
  func invalid(number: String) throws {
    let page = TestSession { Readers() }
    measure(page, [(try #require(page.first(.geometry)).id, "0 0 0 \(number) 1")])
    #expect(page.session.refusals == [.undeclaredValue: 1])
    #expect(page.transport.closed == CloseCode.policyViolation)
  }
}
