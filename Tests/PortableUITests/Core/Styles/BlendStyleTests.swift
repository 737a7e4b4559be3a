import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Blend mode styles")
struct BlendStyleTests {
  @Test("A fill with a blend mode keeps its color and does not change other layers")
  func fill() async {
    let screen = await Screen {
      Circle().fill(.red.blendMode(.multiply)).stroke(.blue)
    }
    #expect(screen.attributes(of: .blend) == [[.mode: .string("multiply")]])
    #expect(screen.attributes(of: .shape).map { $0[.fill]?.description } == ["red", "blue"])
  }

  @Test("Strokes and borders can have a blend mode")
  func strokes() async {
    let screen = await Screen {
      Circle().stroke(.red.blendMode(.screen), lineWidth: 2)
      Circle().strokeBorder(.blue.blendMode(.overlay), lineWidth: 2)
    }
    #expect(screen.attributes(of: .blend) == [[.mode: .string("screen")], [.mode: .string("overlay")]])
  }

  @Test("A style can combine shadow, opacity and blend mode")
  func together() async {
    let screen = await Screen {
      Rectangle().fill(AnyShapeStyle(.red.shadow(.drop(color: .black, radius: 4)).blendMode(.plusLighter)))
      Rectangle().fill(.blue.blendMode(.darken).opacity(0.5))
    }
    #expect(screen.attributes(of: .filter).map { $0[.filter]?.description } == ["shadow(black,4,0,0)"])
    #expect(screen.attributes(of: .blend) == [[.mode: .string("plus-lighter")], [.mode: .string("darken")]])
  }

  @Test("The last blend mode wins, and texts ignore it")
  func lastAndTexts() async throws {
    let screen = await Screen {
      Circle().fill(.red.blendMode(.multiply).blendMode(.hue))
      Text("Plain").foregroundStyle(.green.blendMode(.difference))
      Capsule().fill(.blendMode(.exclusion))
    }
    #expect(screen.attributes(of: .blend) == [[.mode: .string("hue")], [.mode: .string("exclusion")]])
    #expect(try screen.find("Plain").attribute("foreground") == "green")
  }
}
