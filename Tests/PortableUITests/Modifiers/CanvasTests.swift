import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Canvas")
struct CanvasTests {
  @Test("Views are drawn by their tags, turned as all that is drawn then; others are not there")
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
    #expect(screen.tree.contains("transform=rotation(90)") && screen.tree.contains("filter=blur(3)"))
  }

  @Test("What is drawn has its colors turned over, or is seen through colored glass")
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
    #expect(screen.tree.components(separatedBy: "filter=invert").count == 2)
    #expect(screen.tree.contains("filter=multiply"))
  }

  @Test("The shading of a resolved text colors what has no color of its own")
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
}
