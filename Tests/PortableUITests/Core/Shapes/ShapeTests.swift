import Elements
import ScreenTesting
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Shapes")
struct ShapeTests {
  /// The attributes of the shapes on a screen.
  private func shapes(on screen: Screen) -> [[AttributeKey: String]] {
    screen.attributes(of: .shape).map { $0.mapValues(\.description) }
  }

  @Test("A shape is filled with the foreground style unless it sets a fill")
  func filled() async {
    let screen = await Screen {
      Circle()
      Circle().foregroundStyle(.red)
      Circle().fill(.green).foregroundStyle(.red)
    }
    #expect(
      shapes(on: screen) == [
        [.fill: "primary", .shape: "circle"], [.fill: "red", .shape: "circle"], [.fill: "green", .shape: "circle"],
      ])
  }

  @Test("A stroke has its style, and a border is inset by half its width")
  func stroked() async {
    let screen = await Screen {
      Capsule().stroke(.red, lineWidth: 4)
      RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4)
      Circle().inset(by: 3).trim(from: 0.25, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    }
    #expect(
      shapes(on: screen) == [
        [.fill: "red", .shape: "capsule", .stroke: "4"],
        [.fill: "red", .shape: "rounded(8) inset(2)", .stroke: "4"],
        [.fill: "red", .shape: "circle inset(3) trim(0.25-0.5)", .stroke: "2 round"],
      ])
  }

  private struct Notch: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX + 10, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - 10, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test("The points of a shape's path become fractions of its size plus constant offsets")
  func fitted() throws {
    let value = try #require(Notch().outline().value)
    guard case .path(let path) = value.outline else {
      Issue.record("\(value) is no path")
      return
    }
    typealias Length = PathValue.Length
    #expect(
      path.steps == [
        .move(.init(x: Length(points: 10), y: Length(points: 0))),
        .line(.init(x: Length(points: -10, part: 1), y: Length(points: 0, part: 0.5))),
        .line(.init(x: Length(points: 0, part: 0.5), y: Length(points: 0, part: 1))), .close,
      ])
  }

  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: rect.width / 4, dy: rect.width / 4)) }
  }

  @Test("Infinite corner radii are limited")
  func roundWithoutEnd() async throws {
    let screen = await Screen {
      RoundedRectangle(cornerRadius: .infinity)
      Text("a").cornerRadius(.infinity)
    }
    #expect(shapes(on: screen).map { $0[.shape] } == ["rounded(1000000)"])
    #expect(try screen.find("a").attribute("cornerRadius") == "1000000")
  }

  @Test("A shape whose path limits a length by its size has no size-independent outline")
  func limited() {
    struct Tag: Shape {
      func path(in rect: CGRect) -> Path {
        let cut = min(16, rect.height / 2)
        return Path { path in
          path.move(to: CGPoint(x: cut, y: 0))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
      }
    }
    #expect(Tag().outline().value == nil)
  }

  @Test("An arc of very many turns is drawn")
  func manyTurns() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(1e30))
    #expect(!path.isEmpty)
  }

  @Test("A shape whose path mixes width and height is drawn once its size is measured")
  func measured() async {
    #expect(Ring().outline().value == nil)
    let hosted = HostedView(on: PictureHost()) { Ring().fill(.red) }
    hosted.graph.turn()
    let element = hosted.graph.root.children[0]
    guard case .shape(let unknown)? = element[.shape], case .path(let empty) = unknown.outline else {
      Issue.record("there is no path")
      return
    }
    #expect(empty.steps.isEmpty)
    hosted.graph.report([FrameReport(element: element.id, frame: FrameValue(width: 100, height: 80))])
    hosted.graph.turn()
    guard case .shape(let known)? = element[.shape], case .path(let path) = known.outline else { return }
    #expect(path.steps.first == .move(.init(x: .init(points: 75), y: .init(points: 40))))
  }

  @Test("Shape transforms apply in source order")
  func changed() {
    let shape = Rectangle().rotation(.degrees(45)).scale(2).offset(x: 3)
    #expect(shape.outline().value?.description == "rectangle rotation(45) scale(2) offset(3,0)")
  }

  @Test("Stroking a filled shape keeps the fill")
  func both() async {
    let screen = await Screen { Circle().fill(.red).stroke(.blue, lineWidth: 2) }
    #expect(screen.attributes(of: .background).count == 1)
    #expect(
      shapes(on: screen) == [
        [.fill: "red", .shape: "circle"], [.fill: "blue", .shape: "circle", .stroke: "2"],
      ])
  }
}
