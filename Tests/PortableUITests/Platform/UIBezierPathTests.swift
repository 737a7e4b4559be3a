import SwiftUI
import Testing

@MainActor
@Suite("UIKit and Core Graphics paths")
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("Only the given corners are rounded, with a radius that is limited by the size")
  func corners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool { Path(path.cgPath).contains(CGPoint(x: x, y: y)) }
    #expect(!isInside(1, 1) && !isInside(99, 49))
    #expect(isInside(99, 1) && isInside(1, 49))
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: CGFloat.infinity, height: 0))
    #expect(!all.contains(CGPoint(x: 1, y: 1)) && all.contains(CGPoint(x: 50, y: 25)))
    #expect(all.bounds.width <= 100.001 && all.bounds.height <= 50.001)
  }

  @Test("A clockwise arc follows the flipped screen coordinates")
  func arc() {
    let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.bounds.maxY > 9 && half.bounds.minY > -1)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.bounds.minY < -9 && other.bounds.maxY < 1)
    let core = CGMutablePath()
    core.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(Path(core) == Path(half.cgPath))
  }

  @Test("A path can be built, transformed, appended and emptied")
  func steps() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 4, y: 4))
    path.addCurve(to: CGPoint(x: 7, y: 8), controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(Path(path.cgPath).description == "1 2 m 3 2 l 4 4 5 6 q 0 0 1 1 7 8 c h")
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 17, height: 8))
    path.cgPath = CGPath(ellipseIn: rect, transform: nil)
    #expect(path.contains(CGPoint(x: 50, y: 25)) && !path.contains(CGPoint(x: 1, y: 1)))
    #expect(UIBezierPath(ovalIn: rect).bounds == UIBezierPath(cgPath: path.cgPath).bounds)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("A `Path` copies the value of a Core Graphics path, and copies are independent")
  func copies() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 2, y: 0)], transform: CGAffineTransform(scaleX: 2, y: 1))
    let (taken, copy) = (Path(path), try #require(path.copy()))
    let other = try #require(path.mutableCopy())
    path.addRect(rect)
    path.addEllipse(in: rect)
    #expect(taken.description == "0 0 m 4 0 l")
    #expect(copy.boundingBox == taken.boundingRect && other.currentPoint == CGPoint(x: 4, y: 0))
    #expect(!path.contains(CGPoint(x: 50, y: 25), using: .evenOdd) && path.contains(CGPoint(x: 50, y: 25)))
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    #expect(!square.isEmpty && square.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(scaleX: 3, y: 3)))
    #expect(CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 9, transform: nil).boundingBoxOfPath == rect)
  }
}
