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
    let tree = screen.tree
    #expect(tree.contains("blend mode=multiply"), "\(tree)")
    #expect(tree.contains("shape fill=red"))
    #expect(tree.components(separatedBy: "blend mode").count == 2)
  }

  @Test("Strokes and borders can have a blend mode")
  func strokes() async {
    let screen = await Screen {
      Circle().stroke(.red.blendMode(.screen), lineWidth: 2)
      Circle().strokeBorder(.blue.blendMode(.overlay), lineWidth: 2)
    }
    #expect(screen.tree.contains("blend mode=screen"), "\(screen.tree)")
    #expect(screen.tree.contains("blend mode=overlay"))
  }

  @Test("A style can combine shadow, opacity and blend mode")
  func together() async {
    let screen = await Screen {
      Rectangle().fill(AnyShapeStyle(.red.shadow(.drop(color: .black, radius: 4)).blendMode(.plusLighter)))
      Rectangle().fill(.blue.blendMode(.darken).opacity(0.5))
    }
    let tree = screen.tree
    #expect(tree.contains("filter filter=shadow(black,4,0,0)"), "\(tree)")
    #expect(tree.contains("blend mode=plus-lighter"))
    #expect(tree.contains("blend mode=darken"))
  }

  @Test("The last blend mode wins, and texts ignore it")
  func lastAndTexts() async {
    let screen = await Screen {
      Circle().fill(.red.blendMode(.multiply).blendMode(.hue))
      Text("Plain").foregroundStyle(.green.blendMode(.difference))
      Capsule().fill(.blendMode(.exclusion))
    }
    let tree = screen.tree
    #expect(tree.contains("blend mode=hue") && !tree.contains("multiply") && !tree.contains("difference"), "\(tree)")
    #expect(tree.contains("green"))
    #expect(tree.contains("blend mode=exclusion"))
  }
}
