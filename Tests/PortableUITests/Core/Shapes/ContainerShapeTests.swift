import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Container shapes")
struct ContainerShapeTests {
  /// Reports the frames of a container at (10, 10) with a size of 200 by 100, and of the shapes and clips in it.
  private func report(_ inner: FrameValue, on screen: Screen) async {
    let outer = FrameValue(origin: PointValue(x: 10, y: 10), width: 200, height: 100)
    await screen.reportFrames { place in
      guard let layer = place.layer else { return inner }
      // The layers of an element are reported from the inside out.
      return place.element.layers[(layer + 1)...].contains { $0.kind == .clip } ? inner : outer
    }
  }

  private func frame(inset: Double) -> FrameValue {
    FrameValue(
      origin: PointValue(x: 10 + inset, y: 10 + inset), width: 200 - 2 * inset, height: 100 - 2 * inset)
  }

  /// The outlines of the shapes on a screen.
  private func outlines(on screen: Screen) -> [String?] {
    screen.attributes(of: .shape).map { $0[.shape]?.description }
  }

  /// The outlines to which views on a screen are clipped.
  private func clips(on screen: Screen) -> [String?] {
    screen.attributes(of: .clip).map { $0[.shape]?.description }
  }

  @Test("A container-relative shape is a rectangle without a container shape")
  func rectangle() async {
    let screen = await Screen { ContainerRelativeShape().fill(.red) }
    // It is not measured.
    #expect(
      screen.attributes(of: .shape).map { $0.mapValues(\.description) } == [[.fill: "red", .shape: "rectangle"]])
    #expect(screen.attributes(of: .measure).isEmpty)
  }

  @Test("The corners of a container-relative shape are concentric with those of its container")
  func concentric() async {
    let screen = await Screen {
      ContainerRelativeShape().fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(outlines(on: screen) == ["rounded(20)"])
    await report(frame(inset: 8), on: screen)
    #expect(outlines(on: screen) == ["rounded(12)"])
    await report(frame(inset: 30), on: screen)
    #expect(outlines(on: screen) == ["rounded(0)"])
  }

  @Test("The inset is the shape's shortest distance to an edge of the container, and zero outside it")
  func shortest() async {
    let screen = await Screen {
      ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    await report(FrameValue(origin: PointValue(x: 14, y: 40), width: 30, height: 20), on: screen)
    #expect(outlines(on: screen) == ["rounded(16)"])
    await report(FrameValue(origin: PointValue(x: 0, y: 40), width: 30, height: 20), on: screen)
    #expect(outlines(on: screen) == ["rounded(20)"])
  }

  @Test("A container-relative shape is also resolved inside an inset, a trim or `AnyShape`")
  func derived() async {
    let screen = await Screen {
      VStack {
        ContainerRelativeShape().inset(by: 2).fill(.red)
        ContainerRelativeShape().trim(from: 0, to: 0.5).stroke(.green)
        AnyShape(ContainerRelativeShape()).fill(.blue)
      }
      .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    await report(frame(inset: 5), on: screen)
    #expect(outlines(on: screen) == ["rounded(15) inset(2)", "rounded(15) trim(0-0.5)", "rounded(15)"])
  }

  @Test("A container shape can be a capsule or an inset shape")
  func shapes() async {
    let capsule = await Screen { ContainerRelativeShape().fill(.red).containerShape(Capsule()) }
    await report(frame(inset: 8), on: capsule)
    #expect(outlines(on: capsule) == ["capsule"])

    let inset = await Screen {
      ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 20).inset(by: 3))
    }
    await report(frame(inset: 8), on: inset)
    // Hosts reduce the radius by the remaining inset.
    #expect(outlines(on: inset) == ["rounded(12) inset(3)"])

  }

  @Test("A custom container shape is inset by the distance to its edges")
  func customShape() {
    let hosted = HostedView(on: PictureHost()) { ContainerRelativeShape().fill(.red).containerShape(Diamond()) }
    hosted.graph.turn()
    let element = hosted.graph.root.children[0]
    let outer = FrameValue(origin: PointValue(x: 10, y: 10), width: 200, height: 100)
    hosted.graph.report([
      FrameReport(element: element.id, frame: frame(inset: 8)),
      FrameReport(element: element.id, layer: 0, frame: outer),
    ])
    hosted.graph.turn()
    guard case .shape(let shape)? = element[.shape], case .path(let path) = shape.outline else {
      Issue.record("there is no path")
      return
    }
    // The inset of the diamond by 8 points, in a frame that is inset by 8 points.
    #expect(path.steps.first == .move(.init(x: .init(points: 0, part: 0.5), y: .init(points: 0))))
  }

  @Test("The nearest container shape applies, and `ContainerRelativeShape` as a container shape keeps the outer one")
  func nested() async {
    let inner = await Screen {
      ContainerRelativeShape().fill(.red).containerShape(Capsule()).containerShape(Circle())
    }
    #expect(outlines(on: inner) == ["capsule"])
    let outer = await Screen {
      ContainerRelativeShape().fill(.red).containerShape(ContainerRelativeShape()).containerShape(Circle())
    }
    #expect(outlines(on: outer) == ["circle"])
  }

  @Test("A changed container shape updates the shapes in it")
  func changed() async throws {
    struct Card: View {
      @State private var radius = 20.0
      var body: some View {
        VStack {
          Button("Sharpen") { radius = 4 }
          ContainerRelativeShape().fill(.red)
        }
        .containerShape(RoundedRectangle(cornerRadius: radius))
      }
    }
    let screen = await Screen { Card() }
    #expect(outlines(on: screen) == ["rounded(20)"])
    try await screen.tap("Sharpen")
    #expect(outlines(on: screen) == ["rounded(4)"])
  }

  @Test("A view can be clipped to the container shape")
  func clipped() async {
    let screen = await Screen {
      VStack { Text("Card").clipShape(ContainerRelativeShape()) }.containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(clips(on: screen) == ["rounded(20)"])
    await report(frame(inset: 8), on: screen)
    #expect(clips(on: screen) == ["rounded(12)"])
  }

  @Test("The path of an inset rounded rectangle has smaller corners")
  func insetPath() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 8).path(in: rect)
        == RoundedRectangle(cornerRadius: 12).path(in: rect.insetBy(dx: 8, dy: 8)))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 20).inset(by: 8).path(in: rect)
        == UnevenRoundedRectangle(topTrailingRadius: 12).path(in: rect.insetBy(dx: 8, dy: 8)))
  }
}

private struct Diamond: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Diamond { Diamond(amount: self.amount + amount) }
}
