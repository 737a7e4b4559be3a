import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@MainActor
@Suite("Page notes")
struct PageNoteTests {
  /// A triangle with a corner at the origin of its drawing.
  private struct Corner {
    let x: Double
    let y: Double
    let farX: Double
    let farY: Double

    var path: Path {
      Path { path in
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: farX, y: farY))
        path.closeSubpath()
      }
    }

    /// The path in SVG.
    var data: String { "M\(Int(x)) \(Int(y))L\(Int(farX)) \(Int(farY))Z" }
  }

  private struct Changing: View {
    let first: Corner
    let second: Corner
    @State private var isSecond = false

    var body: some View {
      Button("Change") { isSecond = true }
      (isSecond ? second : first).path.fill(.red)
    }
  }

  // The 32-bit FNV-1a hashes of the drawings of each pair are equal.
  @Test(
    "A drawing is sent again when it changes, even if a short hash of both drawings is equal",
    arguments: [
      ([725.0, 132, 378, 324], [254.0, 644, 304, 135]), ([683, 511, 127, 13], [711, 957, 1, 537]),
      ([337, 622, 319, 158], [867, 747, 314, 799]),
    ])
  func equalHashes(_ first: [Double], _ second: [Double]) throws {
    func corner(_ part: [Double]) -> Corner { Corner(x: part[0], y: part[1], farX: part[2], farY: part[3]) }
    let (first, second) = (corner(first), corner(second))
    let page = TestSession { Changing(first: first, second: second) }
    let button = try #require(page.first(.button))
    let before = page.received().joined()
    #expect(before.contains(first.data))
    #expect(page.send("tap", to: button.id).joined().contains(second.data))
  }

  @Test("Boxes that begin 32 layers apart are not taken for none")
  func manyLayers() {
    func element(multiplyingAt multiplied: Set<Int>) -> Element {
      let element = Element(id: 1, kind: .text)
      element.layers = (0...32).map { index in
        let color = ColorValue(.parts(red: 1, green: 2, blue: 3))
        let filter = multiplied.contains(index) ? FilterValue.multiply(color) : .blur(1)
        return Layer(kind: .filter, attributes: [.filter: .filter(filter)])
      }
      return element
    }
    let boxes = element(multiplyingAt: [0, 32])
    #expect(PageBox.beginnings(of: boxes) == [0, 32])
    #expect(PageNote.structure(of: boxes) != PageNote.structure(of: element(multiplyingAt: [])))
  }
}
