import Elements
import ScreenTesting
import SwiftUI
import Testing

@testable import PortableDrawing

@MainActor
@Suite("Canvas")
struct CanvasTests {
  @Test("Symbols are resolved by tag and drawn with the context's transform and filters")
  func symbols() async {
    let screen = await Screen {
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: "other") == nil)
        if let first = context.resolveSymbol(id: 0) { context.draw(first, at: CGPoint(x: 10, y: 20)) }
        context.rotate(by: .degrees(90))
        context.addFilter(.blur(radius: 3))
        if let row = context.resolveSymbol(id: 2) { context.draw(row, in: CGRect(x: 0, y: 0, width: 40, height: 30)) }
      } symbols: {
        Text("zero").bold().tag(0).foregroundStyle(.red)
        ForEach(1..<3, id: \.self) { Text("row \($0)") }
      }
    }
    #expect(screen.contains("zero") && screen.contains("row 2") && !screen.contains("row 1"))
    #expect(screen.attributes(of: .transform).contains { $0[.transform]?.description == "rotation(90)" })
    #expect(screen.attributes(of: .filter).contains { $0[.filter] == .filter(.blur(3)) })
  }

  @Test("Color invert and multiply filters apply to drawings")
  func colorFilters() async {
    let screen = await Screen {
      Canvas { context, _ in
        var other = context
        other.addFilter(.colorInvert())
        other.draw(Text("turned over"), at: .zero)
        context.addFilter(.colorInvert(0.2))
        context.addFilter(.colorMultiply(.red))
        context.draw(Text("through glass"), at: .zero)
      }
    }
    let filters = screen.attributes(of: .filter).compactMap { $0[.filter]?.description }
    #expect(filters.count { $0 == "invert" } == 1)
    #expect(filters.contains { $0.hasPrefix("multiply(") })
  }

  @Test("A resolved text's shading colors only text without its own color")
  func shadingOfText() async throws {
    let screen = await Screen {
      Canvas { context, _ in
        context.draw(Text("plain"), at: .zero)
        var text = context.resolve(Text("shaded"))
        text.shading = .color(.red)
        context.draw(text, at: .zero)
        var title = context.resolve(Text("in a frame"))
        title.shading = .style(.green)
        context.draw(title, in: CGRect(x: 0, y: 0, width: 40, height: 30))
        var own = context.resolve(Text("own color").foregroundStyle(.blue))
        own.shading = .color(.red)
        context.draw(own, at: .zero)
      }
    }
    #expect(try screen.find("plain").attribute("foreground") == nil)
    #expect(try screen.find("shaded").attribute("foreground") == "red")
    #expect(try screen.find("in a frame").attribute("foreground") == "green")
    #expect(try screen.find("own color").attribute("foreground") == "blue")
  }

  /// Returns whether a drawing is visible at each point of a 100 by 100 point canvas with clips.
  private func visible(_ points: [CGPoint], _ addClips: (inout GraphicsContext) -> Void) throws -> [Bool] {
    var context = GraphicsContext(size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    addClips(&context)
    context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    let clips = try #require(context.recording.items.first?.clips)
    return points.map { point in clips.allSatisfy { $0.path.contains(point, eoFill: $0.isEvenOdd) } }
  }

  @Test("A clip follows the even-odd rule of its fill style")
  func evenOddClip() throws {
    let frame = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 90, height: 90))
      $0.addRect(CGRect(x: 30, y: 30, width: 30, height: 30))
    }
    let points = [CGPoint(x: 10, y: 10), CGPoint(x: 45, y: 45)]
    #expect(try visible(points) { $0.clip(to: frame, style: FillStyle(eoFill: true)) } == [true, false])
    #expect(try visible(points) { $0.clip(to: frame) } == [true, true])
  }

  @Test("A second clip intersects the first, in the coordinates current at its call")
  func intersectingClips() throws {
    let points = [CGPoint(x: 20, y: 20), CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 80)]
    let isVisible = try visible(points) {
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 60)))
      $0.translateBy(x: 40, y: 40)
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 60)))
    }
    #expect(isVisible == [false, true, false])
    let apart = try visible(points) {
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 30)))
      $0.clip(to: Path(CGRect(x: 70, y: 70, width: 30, height: 30)))
    }
    #expect(apart == [false, false, false])
  }

  @Test("An inverse clip shows the area outside its path, limited by the previous clips")
  func inverseClip() throws {
    let points = [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 90)]
    let hole = Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(try visible(points) { $0.clip(to: hole, options: .inverse) } == [true, false, true])
    let within = try visible(points) {
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 80, height: 80)))
      $0.clip(to: hole, options: .inverse)
    }
    #expect(within == [true, false, false])
  }
}
