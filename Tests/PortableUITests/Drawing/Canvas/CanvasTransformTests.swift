import Elements
import ScreenTesting
import SwiftUI
import Testing

@testable import PortableDrawing

@MainActor
@Suite("Transforms and layers of a canvas")
struct CanvasTransformTests {
  private static let size = CGSize(width: 100, height: 100)

  private func items(_ draw: (inout GraphicsContext) -> Void) -> [CanvasItem] {
    var context = GraphicsContext(size: Self.size, environment: EnvironmentValues())
    draw(&context)
    return context.recording.items
  }

  @Test("The rectangle of an image is transformed once")
  func image() throws {
    let item = try #require(
      items {
        $0.translateBy(x: 10, y: 0)
        $0.scaleBy(x: 2, y: 2)
        $0.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 10, height: 20))
      }.first)
    guard case .image(_, let center, let size?) = item.content else { throw Failure() }
    #expect(size == CGSize(width: 10, height: 20) && center == CGPoint(x: 20, y: 20))
    #expect(item.transform.a == 2)
  }

  @Test("The points, radii and angles of a gradient are transformed")
  func gradients() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let forms: [GradientValue.Form?] = items {
      $0.translateBy(x: 50, y: 50)
      $0.rotate(by: .degrees(90))
      $0.scaleBy(x: 2, y: 2)
      $0.fill(
        path, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      $0.fill(path, with: .radialGradient(gradient, center: .zero, startRadius: 5, endRadius: 10))
      $0.fill(path, with: .conicGradient(gradient, center: .zero, angle: .degrees(10)))
    }.map { item -> GradientValue.Form? in
      guard case .path(_, let paint, _, _) = item.content,
        case .paint(.gradient(let value)) = paint.value(in: EnvironmentValues())
      else { return nil }
      return value.form
    }
    let middle = PointValue(x: 0.5, y: 0.5)
    guard case .linear(let start, let end)? = forms[0] else { throw Failure() }
    #expect(start == middle && abs(end.x - 0.5) < 1e-9 && abs(end.y - 0.7) < 1e-9)
    #expect(forms[1] == .radial(center: middle, startRadius: 10, endRadius: 20))
    guard case .angular(let center, let startAngle, let endAngle)? = forms[2] else { throw Failure() }
    #expect(center == middle && abs(startAngle - 100) < 1e-9 && abs(endAngle - 460) < 1e-9)
  }

  @Test("A stroke is scaled with its path")
  func strokes() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    let drawn = items {
      $0.rotate(by: .degrees(30))
      $0.scaleBy(x: 4, y: 4)
      $0.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: 1, dash: [2, 3], dashPhase: 1))
    }
    guard case .path(_, _, let style?, _)? = drawn.first?.content else { throw Failure() }
    #expect(abs(style.lineWidth - 4) < 1e-9 && abs(style.dashPhase - 4) < 1e-9)
    #expect(style.dash.count == 2 && abs(style.dash[1] - 12) < 1e-9)

    let stretched = items {
      $0.scaleBy(x: 1, y: 6)
      $0.stroke(path, with: .color(.red), lineWidth: 2)
    }
    guard case .path(let outline, _, nil, _)? = stretched.first?.content else { throw Failure() }
    #expect(outline.contains(CGPoint(x: 5, y: 5)) && !outline.contains(CGPoint(x: 5, y: 7)))
  }

  @Test("A mirrored context mirrors texts, and a sheared one shears them around their centers")
  func mirrored() async {
    final class Seen { var height = 0.0 }
    let seen = Seen()
    let screen = await Screen {
      Canvas { context, size in
        seen.height = size.height
        var mirror = context
        mirror.scaleBy(x: -1, y: 1)
        mirror.draw(Text("mirrored"), at: .zero)
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 7, ty: 7))
        context.draw(Text("sheared"), at: .zero)
      }
      .frame(width: 100, height: 60)
    }
    let transforms = screen.attributes(of: .transform).map { $0[.transform] }
    #expect(
      transforms == [
        .transform(.scale(x: -1, y: 1, anchor: PointValue(x: 0.5, y: 0.5))),
        .transform(.matrix(a: 1, b: 0, c: 1, d: 1, tx: -seen.height / 2, ty: 0)),
      ])
  }

  @Test("The state of a context applies to a layer as a whole")
  func layers() async throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let drawn = items { context in
      context.opacity = 0.5
      context.translateBy(x: 5, y: 0)
      context.addFilter(.blur(radius: 2))
      context.clip(to: square)
      context.drawLayer { layer in
        layer.opacity = 0.5
        layer.fill(square, with: .color(.red))
        layer.translateBy(x: 5, y: 0)
        layer.fill(square, with: .color(.red))
      }
      context.fill(square, with: .color(.red))
    }
    #expect(drawn.count == 2)
    #expect(drawn[0].opacity == 0.5 && drawn[0].filters == [.blur(2)] && drawn[0].clips.count == 1)
    guard case .layer(let inner) = drawn[0].content else { throw Failure() }
    #expect(inner.map(\.opacity) == [0.5, 0.5] && inner.allSatisfy { $0.filters.isEmpty && $0.clips.isEmpty })
    #expect(inner.map(\.transform.tx) == [5, 10] && drawn[1].transform.tx == 5)

    let screen = await Screen {
      Canvas { context, _ in
        context.opacity = 0.5
        context.drawLayer { $0.draw(Text("in a layer"), at: .zero) }
      }
    }
    #expect(screen.contains("in a layer"))
    #expect(screen.attributes(of: .opacity).filter { $0[.opacity] == .number(0.5) }.count == 1)
  }

  @Test("A text in a rectangle is laid out in its frame from the top leading corner")
  func textInRectangle() async throws {
    let screen = await Screen {
      Canvas { context, _ in context.draw(Text("A long text"), in: CGRect(x: 10, y: 20, width: 40, height: 30)) }
    }
    let frame = try #require(screen.attributes(of: .frame).first { $0[.width] == .number(40) })
    #expect(frame[.height] == .number(30))
    #expect(frame[.alignment] == .alignment(AlignmentValue(horizontal: .leading, vertical: .top)))
  }

  @Test("The blend mode of a clipped drawing is outside of the clip")
  func clippedBlend() async throws {
    let screen = await Screen {
      Canvas { context, _ in
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        context.blendMode = .multiply
        context.draw(Text("blended"), at: .zero)
      }
    }
    let kinds = try screen.find("blended").layerKinds
    let blend = try #require(kinds.firstIndex(of: .blend))
    let clip = try #require(kinds.lastIndex(of: .clip))
    // The kinds begin with the outermost one, which is the clip of the canvas.
    #expect(blend < clip)
  }

  @Test("New drawings appear without an animation")
  func noTransition() async throws {
    struct Drawings: View {
      @State private var count = 1
      var body: some View {
        Canvas { context, _ in
          for index in 0..<count { context.draw(Text("drawing \(index)"), at: .zero) }
        }
        Button("more") { withAnimation { count += 1 } }
      }
    }
    let screen = await Screen { Drawings() }
    try await screen.tap("more")
    #expect(screen.contains("drawing 1"))
    #expect(screen.animatedChanges.isEmpty)
  }

  @Test("A resolved image of the resources has the size of its file")
  func resolvedSize() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Canvas-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 4,
    ]
    try Data(png).write(to: folder.appending(path: "logo.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let context = GraphicsContext(size: Self.size, environment: EnvironmentValues())
    #expect(context.resolve(Image("logo", bundle: bundle)).size == CGSize(width: 8, height: 4))
    #expect(context.resolve(Image(systemName: "star")).size == CGSize(width: 20, height: 20))
  }

  @Test("Drawing code need not be isolated to the main actor")
  func nonisolated() {
    #expect(items { Ball().draw(in: &$0) }.count == 1)
  }

  private struct Failure: Error {}
}

private struct Ball {
  nonisolated func draw(in context: inout GraphicsContext) {
    context.translateBy(x: 5, y: 5)
    context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
  }
}
