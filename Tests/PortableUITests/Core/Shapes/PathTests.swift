import SwiftUI
import Testing

@MainActor
@Suite("Path")
struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("A path's description lists its elements")
  func description() {
    #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
  }

  @Test("An ellipse's bounding rectangle is its defining rectangle")
  func bounds() {
    let box = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 30)).boundingRect
    #expect(abs(box.minX - 10) < 1e-6)
    #expect(abs(box.maxY - 50) < 1e-6)
    #expect(Path().boundingRect.isNull)
    var curve = Path()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: -100))
    curve.addLine(to: CGPoint(x: 100, y: 5))
    #expect(curve.boundingRect == CGRect(x: 0, y: -50, width: 100, height: 55))
    var wave = Path()
    wave.move(to: .zero)
    wave.addCurve(to: CGPoint(x: 90, y: 0), control1: CGPoint(x: 30, y: 90), control2: CGPoint(x: 60, y: -90))
    #expect(abs(wave.boundingRect.height - 90 * 2 / 12.0.squareRoot() * 1) < 1)
    for isClockwise in [false, true] {
      for (start, end) in [(0.0, 360.0), (360, 0), (90, 810)] {
        let circle = Path {
          $0.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: isClockwise)
        }
        #expect(abs(circle.boundingRect.width - 20) < 0.1 && abs(circle.boundingRect.height - 20) < 0.1)
      }
    }
  }

  @Test("Overlapping subpaths are outside under the even-odd rule")
  func contains() {
    var path = square
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4), eoFill: true))
    #expect(path.contains(CGPoint(x: 9, y: 9), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("Trimming measures along the path's length")
  func trimmed() {
    #expect(square.trimmedPath(from: 0, to: 0.375).description == "0 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
  }

  @Test("An arc's direction matches SwiftUI's flipped coordinates")
  func arc() {
    func end(clockwise: Bool) -> CGPoint {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      return path.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    }
    #expect(end(clockwise: false).y > 0)
    #expect(end(clockwise: true).x < 0)
  }

  @Test("A tangent arc touches both lines")
  func tangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 50) < 1e-6)
    #expect(abs(end.y - 10) < 1e-6)
    #expect(path.contains(CGPoint(x: 45, y: 1)) == false)
  }

  @Test("A transform applies to each point")
  func applying() {
    let turned = square.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2))
    #expect(turned.boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test("A transform and its inverse restore a point")
  func inverted() {
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 0.5)
    let point = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-9)
    #expect(abs(point.y + 2) < 1e-9)
  }

  @Test("Non-finite numbers do not trap")
  func strange() {
    var path = Path()
    path.addLine(to: CGPoint(x: CGFloat.nan, y: .infinity))
    path.addArc(center: .zero, radius: .nan, startAngle: .degrees(.infinity), endAngle: .zero, clockwise: true)
    path.addArc(center: .zero, radius: -4, startAngle: .zero, endAngle: .degrees(1e300), clockwise: true)
    path.closeSubpath()
    path.closeSubpath()
    _ = path.trimmedPath(from: .nan, to: .nan)
    _ = path.contains(.zero)
    #expect(path.description.hasSuffix("h"))
    #expect(!path.description.hasSuffix("h h"))
  }
}
