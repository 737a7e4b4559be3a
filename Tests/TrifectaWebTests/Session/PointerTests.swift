import Elements
import PortableUI
import Testing
import ViewGraph

@testable import TrifectaWeb

@Suite("Pointer events")
@MainActor
struct PointerTests {
  private struct Card: View {
    @GestureState private var offset = CGSize.zero
    @State private var isOver = false
    var body: some View {
      VStack {
        Text("card").padding()
          .gesture(DragGesture(minimumDistance: 5).updating($offset) { value, offset, _ in offset = value.translation })
          .onHover { isOver = $0 }
        Text(verbatim: "\(offset.width) \(isOver)")
      }
    }
  }

  private func state(_ page: TestSession) -> AttributeValue? { page.all(.text).last?[.text] }

  @Test("A box declares the gestures and hover events that its view handles")
  func markup() {
    let page = TestSession {
      Text("a").onLongPressGesture(minimumDuration: 0.3, maximumDistance: 4) {}
      Text("b").gesture(DragGesture(minimumDistance: 0)).onHover { _ in }
      Text("c").highPriorityGesture(TapGesture(count: 2)).onTapGesture {}
      Text("d").gesture(DragGesture(), including: .none)
      Text("f").gesture(DragGesture()).simultaneousGesture(TapGesture())
      Button("e") {}.simultaneousGesture(LongPressGesture(maximumDistance: .infinity))
      Text("g").onTapGesture { (_: CGPoint) in }
    }
    let picture = page.received().joined().replacing("\\\"", with: "\"")
    #expect(picture.contains(#"<span id=n1 data-press="- 0.3 4" tabindex=0 role=button>"#))
    #expect(picture.contains(#"<span id data-press="0 - -" data-hover>"#))
    #expect(picture.contains(#"<view-box data-tap><span id data-tap=2 tabindex=0 role=button data-priority=high>"#))
    #expect(picture.contains("<span id>d</span>"))
    #expect(
      picture.contains(
        ##"<view-box data-tap tabindex=0 role=button data-priority=simultaneous><span id data-press="10 - -">"##))
    #expect(picture.contains(#"<view-box data-press="- 0.5 -" data-priority=simultaneous><button"#))
    #expect(picture.contains(#"<span id data-tap=at tabindex=0 role=button data-press="0 - -">g"#))
  }

  @Test("Composed gestures ask for each number of taps and each duration, and a tap reports its number")
  func composed() throws {
    struct Composed: View {
      @State private var log = ""
      var body: some View {
        Text("taps \(log)").gesture(
          TapGesture(count: 2).onEnded { log += "2" }.exclusively(before: TapGesture().onEnded { log += "1" }))
        Text("held").gesture(
          LongPressGesture(minimumDuration: 0.5).simultaneously(with: LongPressGesture(minimumDuration: 2)))
      }
    }
    let page = TestSession { Composed() }
    let picture = page.received().joined().replacing("\\\"", with: "\"")
    #expect(picture.contains(#"data-tap="1 2""#) && picture.contains(#"data-press="- 0.5 10 2""#))
    let taps = try #require(page.first(.text)).id
    #expect(page.send("tap", to: taps, "2").joined().contains("taps 2"))
    #expect(page.send("tap", to: taps).joined().contains("taps 21"))
  }

  @Test("A drag updates the gesture state and is cancelled when the connection is cut")
  func press() throws {
    let page = TestSession { Card() }
    _ = page.received()
    let card = try #require(page.first(.text)).id
    page.send("press", to: card, "began 1 1 100 200 0.5")
    #expect(page.send("press", to: card, "moved 21 1 100 200 0.6").joined().contains("20.0 false"))
    page.send("hover", to: card, "true")
    #expect(state(page) == .string("20.0 true"))
    page.cut()
    _ = page.comeBack()
    #expect(state(page) == .string("0.0 false"))
    page.send("press", to: card, "moved 31 1 100 200 0.7")
    #expect(page.session.refusals == [.notHandled: 1])
    #expect(page.transport.closed == nil)
  }

  @Test("A press in progress is cancelled when the session ends")
  func end() throws {
    let page = TestSession { Card() }
    let card = try #require(page.first(.text)).id
    page.send("press", to: card, "began 1 1 0 0 0")
    page.session.end(closing: nil)
    #expect(page.session.refusals.isEmpty)
  }

  @Test(
    "A malformed press closes the connection",
    arguments: [
      "", "began", "began 1 1 0 0", "began 1 1 0 0 0 0", "went 1 1 0 0 0", "began x 1 0 0 0", "began nan 1 0 0 0",
      "began 1 inf 0 0 0", "began 1 1 1e999 0 0", "began 1 1 0 0 -1", "began 1e30 1 0 0 0", " began 1 1 0 0 0",
    ])
  func refused(value: String) throws {
    let page = TestSession { Card() }
    page.send("press", to: try #require(page.first(.text)).id, value)
    #expect(page.session.refusals == [.undeclaredValue: 1])
    #expect(page.transport.closed == CloseCode.policyViolation)
  }

  @Test("Disabling and enabling a gesture updates the page")
  func changes() throws {
    struct Switching: View {
      @State private var isOn = true
      var body: some View {
        Text("a").gesture(LongPressGesture(), isEnabled: isOn)
        Button("Switch") { isOn.toggle() }
      }
    }
    let page = TestSession { Switching() }
    _ = page.received()
    let button = try #require(page.first(.button)).id
    let off = page.send("tap", to: button).joined()
    #expect(off.contains(#"["set","data-press",1,null]"#))
    #expect(off.contains(#"["set","tabindex",1,null]"#))
    let on = page.send("tap", to: button).joined()
    #expect(on.contains(##"["set","data-press",1,"- 0.5 10"]"##))
    #expect(on.contains(#"["set","role",1,"button"]"#))
  }

  @Test("A disabled view declares no gestures and no button role")
  func disabled() throws {
    struct Disabling: View {
      @State private var isDisabled = true
      var body: some View {
        VStack {
          Text("a").onTapGesture {}
          Text("b").onLongPressGesture {}
        }
        .disabled(isDisabled)
        Button("Switch") { isDisabled.toggle() }
      }
    }
    let page = TestSession { Disabling() }
    let picture = page.received().joined()
    #expect(!picture.contains("data-tap") && !picture.contains("data-press") && !picture.contains("role=button"))
    let button = try #require(page.first(.button)).id
    let on = page.send("tap", to: button).joined()
    #expect(on.contains(#""data-tap","#) && on.contains(#""data-press","#))
    #expect(on.components(separatedBy: #","button"]"#).count == 3, "\(on)")
  }
}
