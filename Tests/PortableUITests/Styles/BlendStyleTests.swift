import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Styles that are mixed with what is behind")
struct BlendStyleTests {
  @Test("A shape that is filled with a mixed style is mixed, keeps its color, and leaves what is behind it alone")
  func fill() async {
    let screen = await Screen {
      Circle().fill(.red.blendMode(.multiply)).stroke(.blue)
    }
    let tree = screen.tree
    #expect(tree.contains("blend mode=multiply"), "\(tree)")
    #expect(tree.contains("shape fill=red"))
    #expect(tree.components(separatedBy: "blend mode").count == 2)
  }

  @Test("A line is mixed, inside of a shape's edges too")
  func strokes() async {
    let screen = await Screen {
      Circle().stroke(.red.blendMode(.screen), lineWidth: 2)
      Circle().strokeBorder(.blue.blendMode(.overlay), lineWidth: 2)
    }
    #expect(screen.tree.contains("blend mode=screen"), "\(screen.tree)")
    #expect(screen.tree.contains("blend mode=overlay"))
  }

  @Test("A style may throw a shadow, be faint and be mixed")
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

  @Test("The mode that was asked for last counts, and texts are painted in the style as it is")
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
