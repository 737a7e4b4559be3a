import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Visual effects")
struct EffectTests {
  @Test("Effects create layers in source order")
  func layers() async {
    let screen = await Screen {
      Text("a").blur(radius: 2).rotationEffect(.degrees(90)).shadow(color: .red, radius: 4, x: 1, y: 2)
    }
    #expect(
      screen.tree == """
        root
          filter filter=shadow(red,4,1,2)
            transform transform=rotation(90)
              filter filter=blur(2)
                text "a"
        """)
  }

  @Test("`clipShape` passes its shape to the host")
  func clipped() async {
    let screen = await Screen {
      Text("a").clipShape(Circle())
      Text("b").clipShape(.rect(cornerRadius: 8))
    }
    #expect(screen.attributes(of: .clip).map { $0[.shape]?.description } == ["circle", "rounded(8)"])
  }

  @Test("Shapes, gradients and images mask a view, and a text masks a gradient")
  func masked() async throws {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let screen = await Screen {
      Text("a").mask(Circle())
      Text("b").mask(gradient)
      Text("c").mask { Image(systemName: "star") }
      gradient.mask(Text("d"))
    }
    #expect(
      screen.attributes(of: .mask).map { $0.mapValues(\.description) } == [
        [.shape: "circle"], [.fill: "linear(black 0, clear 1)"], [.symbol: "star"],
      ])
    #expect(try screen.find("d").attribute("foreground") == "linear(black 0, clear 1)")
  }

  @Test("A masking view is neither hit-tested nor accessible")
  func maskedWithViews() async {
    var pressed = 0
    let screen = await Screen {
      Text("a").mask(alignment: .topLeading) {
        VStack {
          Text("hole")
          Button("press") { pressed += 1 }
          Circle().padding()
        }
      }
    }
    #expect(screen.attributes(of: .mask).map { $0[.alignment]?.description } == ["top leading"])
    #expect(screen.tree.contains("hitTesting disabled\n        vStack alignment=center unspoken"))
    #expect(screen.contains(.text("hole")))
    await #expect(throws: (any Error).self) { try await screen.tap("press") }
    #expect(pressed == 0)
  }

  @Test("An aspect ratio is a number or a size, and is omitted if invalid")
  func form() async {
    let screen = await Screen {
      Color.red.aspectRatio(2, contentMode: .fit)
      Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fill)
      Color.red.aspectRatio(CGSize(width: 3, height: 0), contentMode: .fill)
      Color.red.scaledToFit()
    }
    #expect(
      screen.attributes(of: .aspectRatio) == [
        [.mode: .string("fit"), .ratio: .number(2)], [.mode: .string("fill"), .ratio: .number(0.75)],
        [.mode: .string("fill")], [.mode: .string("fit")],
      ])
  }

  @Test("A non-finite number is reported and ignored")
  func strange() async {
    await withKnownIssue {
      let screen = await Screen { Text("a").rotationEffect(.degrees(.infinity)).shadow(radius: 2, x: .nan) }
      #expect(screen.contains(.text("a")))
    }
  }

  @Test("Inner views inherit redaction reasons, and `unredacted` removes them")
  func redacted() async throws {
    struct Inside: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.contains(.placeholder) ? "covered" : "plain") }
    }
    let screen = await Screen {
      Inside().redacted(reason: .placeholder)
      Inside().unredacted().redacted(reason: .placeholder)
      Text("a").privacySensitive().redacted(reason: .privacy)
    }
    #expect(try screen.find(.text("covered")).attributes(of: .redaction) == [[.covered: .flag(true)]])
    #expect(screen.contains(.text("plain")))
  }
}
