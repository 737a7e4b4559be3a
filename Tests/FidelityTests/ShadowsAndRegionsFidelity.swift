import SwiftUI
import Testing

private struct Shadows: View {
  var body: some View {
    Circle().fill(.red.shadow(.drop(radius: 4)))
    Circle().fill(.blue.shadow(.inner(color: .black, radius: 3, x: 1, y: 1)))
    Circle().fill(.blue.gradient.shadow(.drop(color: .black.opacity(0.3), radius: 3, y: 4)))
    Circle().fill(Color.green.shadow(.inner(radius: 5, y: 5)).shadow(.drop(radius: 5, y: 5)))
    Text("Shadow").foregroundStyle(.red.shadow(.drop(radius: 2)))
    Image(systemName: "star").foregroundStyle(.shadow(.drop(radius: 1)))
    Text("Card").padding().background(.white.shadow(.drop(radius: 2)), in: .rect(cornerRadius: 8))
    Text("Bar").background(.background.shadow(.drop(radius: 2)), in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct Regions: View {
  private var both: Path {
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      .union(Path(CGRect(x: 20, y: 20, width: 40, height: 40)))
      .subtracting(Path(CGRect(x: 10, y: 10, width: 5, height: 5)), eoFill: true)
      .intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      .symmetricDifference(Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      .normalized()
  }

  var body: some View {
    both.strokedPath(StrokeStyle(lineWidth: 3, dash: [4])).fill(.red)
    Circle().union(Rectangle().inset(by: 20))
    Circle().intersection(Rectangle(), eoFill: true).fill(.red)
    Circle().subtracting(Rectangle().scale(0.3)).stroke(.blue, lineWidth: 2).frame(width: 50, height: 50)
    Rectangle().symmetricDifference(Capsule()).fill(.green.gradient)
    Circle().lineIntersection(Rectangle().offset(x: 20)).stroke(lineWidth: 2)
    Circle().lineSubtraction(Rectangle().offset(x: 20)).stroke(.red)
    Color.red.clipShape(Circle().subtracting(Circle().scale(0.5)))
  }
}

@MainActor
@Suite("Fidelity: shadow styles and shape operations")
struct ShadowsAndRegionsFidelity {
  @Test("Shadow styles compile and render")
  func shadows() async {
    #expect(await show { VStack { Shadows() } }.contains("textShadow"))
  }

  @Test("Operations on paths and shapes compile and render")
  func regions() async {
    #expect(await show { VStack { Regions() } }.contains("shape"))
  }
}
