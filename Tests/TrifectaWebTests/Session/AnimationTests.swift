import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@MainActor
@Suite("Animated patches")
struct AnimationTests {
  private static let pass = #"["pass",{"duration":1000}]"#

  /// Presses a button and returns the operations of the one resulting patch.
  private func operations(_ page: TestSession, button: Int = 0) throws -> String {
    _ = page.received()
    let frames = page.send("tap", to: page.all(.button)[button].id)
    let frame = try #require(frames.first)
    #expect(frames.count == 1)
    let operations = String(frame.drop { $0 != "[" }.dropFirst().drop { $0 != "[" }.dropLast())
    return operations.replacing(/,\["need",[^\]]*\]/, with: "")
  }

  /// The operations with style declarations in place of class names.
  private func withStyles(_ operations: String) -> String {
    var result = operations.replacing(/,?\["styles",[^\]]*\]/, with: "")
    for rule in operations.matches(of: /"\.(\w+){([^}]*)}"/) {
      for (before, after) in [("\"", " "), ("\"", "\""), ("=", " "), ("=", ">")] {
        result = result.replacing(before + rule.output.1 + after, with: before + rule.output.2 + after)
      }
    }
    return result
  }

  private struct Toggle<Shown: View>: View {
    let shown: Shown
    @State private var isOn = false
    var body: some View {
      Button("animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      Button("plain") { isOn.toggle() }
      if isOn { shown }
    }
  }

  @Test("A change without animation sends no animation operations")
  func plain() throws {
    let page = TestSession { Toggle(shown: Text("a").transition(.slide)) }
    let operations = try operations(page, button: 1)
    #expect(operations.hasPrefix(#"["insert",0,0,""#) && !operations.contains("pass") && !operations.contains("as"))
  }

  @Test("Insertions and removals in an animated pass need no transition operation")
  func fades() throws {
    let page = TestSession { Toggle(shown: Text("a")) }
    let (insertion, removal) = (try operations(page), try operations(page))
    let id = try #require(insertion.firstMatch(of: /id=n(\d+)/)).output.1
    #expect(insertion == Self.pass + #",["insert",0,0,"<span id=n\#(id)>a</span>"]"#)
    #expect(removal == Self.pass + #",["remove",\#(id)]"#)
  }

  @Test("A transition is sent before the insertion and before the removal")
  func transitions() throws {
    let page = TestSession {
      Toggle(shown: Text("a").transition(.asymmetric(insertion: .move(edge: .top), removal: .identity)))
    }
    let (insertion, removal) = (try operations(page), try operations(page))
    let id = try #require(insertion.firstMatch(of: /id=n(\d+)/)).output.1
    #expect(
      insertion == Self.pass
        + #",["as",\#(id),{"translate":"0px calc(-100%)"}],["insert",0,0,"<span id=n\#(id)>a</span>"]"#)
    #expect(removal == Self.pass + #",["as",\#(id),null],["remove",\#(id)]"#)
  }

  @Test("If a transition has an animation, the animation is sent with the transition")
  func ownAnimation() throws {
    let page = TestSession { Toggle(shown: Text("a").transition(.opacity.animation(.linear(duration: 2)))) }
    #expect(try operations(page).contains(#"{"opacity":0},{"duration":2000}]"#))
  }

  @Test("One patch contains several passes, and marks the pass without animation")
  func passes() throws {
    struct Two: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Button("go") {
          withAnimation(.linear(duration: 1)) { first += 1 }
          second += 1
        }
        Text("first \(first)")
        Text("second \(second)")
      }
    }
    let page = TestSession { Two() }
    let (first, second) = (page.all(.text)[1].id, page.all(.text)[2].id)
    #expect(
      try operations(page)
        == Self.pass + #",[\#(first),"first 1"],["pass",null],[\#(second),"second 1"]"#)
    // The next patch starts without an animation.
    #expect(try operations(page).hasPrefix(Self.pass))
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    @State private var height: CGFloat = 10
    var body: some View {
      Button("go") {
        width += 10
        withAnimation(.linear(duration: 1)) { height += 10 }
      }
      Color.red.frame(width: width, height: height)
    }
  }

  @Test("If several passes change a style, each pass sends the style that it results in")
  func steps() throws {
    let page = TestSession { Growing() }
    let operations = withStyles(try operations(page))
    let styles = operations.matches(of: /width:(\d+)px;height:(\d+)px/).map { "\($0.output.1) \($0.output.2)" }
    #expect(styles.first == "20 10" && styles.last == "20 20")
    #expect(Set(styles) == ["20 10", "20 20"])
    let animated = try #require(operations.firstRange(of: Self.pass))
    #expect(!operations[..<animated.lowerBound].contains("height:20px"))
    #expect(!operations[animated.upperBound...].contains("height:10px"))
  }

  @Test("If a pass changes the boxes of layers temporarily, a style change in that pass is sent last")
  func reshapedInBetween() throws {
    struct Reshaped: View {
      @State private var height: CGFloat?
      @State private var isRed = false
      var body: some View {
        Button("go") {
          height = 50
          isRed = true
          withAnimation(.linear(duration: 1)) { height = nil }
        }
        VStack { Text("a") }.frame(width: 10, height: height).padding(1).background(Color.blue).padding(1)
          .background(isRed ? Color.red : .green)
      }
    }
    let page = TestSession { Reshaped() }
    let operations = withStyles(try operations(page))
    let pass = try #require(operations.firstRange(of: Self.pass))
    #expect(operations[pass.upperBound...].contains("background:light-dark(#ff3b30,#ff453a)"))
  }

  @Test("An element is written again if an animated pass changes the boxes of its layers")
  func reshaped() throws {
    struct Reshaped: View {
      @State private var height: CGFloat?
      @State private var text = "a"
      var body: some View {
        Button("go") {
          text = "b"
          withAnimation(.linear(duration: 1)) { height = 50 }
        }
        VStack { Text(text) }.frame(width: 10, height: height)
      }
    }
    let page = TestSession { Reshaped() }
    let (text, stack) = (page.all(.text)[1].id, page.all(.vStack)[0].id)
    let operations = withStyles(try operations(page))
    #expect(operations.hasPrefix(#"[\#(text),"b"],\#(Self.pass),["again",\#(stack),"<view-box"#))
    #expect(operations.contains("height:50px"))
  }

  @Test("An animation started in onAppear begins with the previous values")
  func appearance() throws {
    struct Appearing: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 200 : 100)
          .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let page = TestSession { Appearing() }
    let frames = page.received().dropFirst()
    #expect(frames.count == 1)
    let frame = withStyles(try #require(frames.first))
    let widths = frame.matches(of: /width:(\d+)px|"pass",."duration":1000/).map { $0.output.1 ?? "pass" }
    #expect(widths == ["200", "100", "pass", "200"])
  }

  @Test("A completion handler runs when the animation's duration has elapsed")
  func completion() async throws {
    struct Completing: View {
      @State private var text = "before"
      var body: some View {
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            text = "during"
          } completion: {
            text = "after"
          }
        }
        Text(text)
      }
    }
    let page = TestSession { Completing() }
    let text = page.all(.text)[1]
    _ = try operations(page)
    #expect(text[.text] == .string("during"))
    while page.time.sleepers == 0 { await Task.yield() }
    page.time.advance(by: .milliseconds(999))
    #expect(page.time.sleepers == 1)
    page.time.advance(by: .milliseconds(1))
    while text[.text] == .string("during") { await Task.yield() }
    await page.settle()
    #expect(page.received().contains { $0.contains("after") })
  }
}
