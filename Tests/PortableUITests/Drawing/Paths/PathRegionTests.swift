import SwiftUI
import Testing

@Suite("Path operations")
struct PathRegionTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Returns the area of a path, sampled on a grid of points.
  private func area(_ path: Path, eoFill: Bool = false) -> Double {
    let box = path.boundingRect
    guard !path.isEmpty else { return 0 }
    let count = 200
    var inside = 0
    for row in 0..<count {
      for column in 0..<count {
        let point = CGPoint(
          x: box.minX + box.width * (CGFloat(column) + 0.5) / CGFloat(count),
          y: box.minY + box.height * (CGFloat(row) + 0.5) / CGFloat(count))
        if path.contains(point, eoFill: eoFill) { inside += 1 }
      }
    }
    return Double(inside) / Double(count * count) * Double(box.width * box.height)
  }

  @Test("The union of overlapping squares has eight corners")
  func union() {
    let union = square.union(shifted)
    #expect(abs(area(union) - 175) < 2)
    #expect(corners(union) == 8)
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
  }

  private func corners(_ path: Path) -> Int {
    path.description.split(separator: " ").count { $0 == "m" || $0 == "l" }
  }

  @Test("The intersection of overlapping squares is their common square")
  func intersection() {
    let both = square.intersection(shifted)
    #expect(both.boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(corners(both) == 4)
    #expect(area(both) == 25)
  }

  @Test("Subtraction and symmetric difference exclude the overlap")
  func subtracting() {
    let rest = square.subtracting(shifted)
    #expect(rest.contains(CGPoint(x: 2, y: 2)))
    #expect(!rest.contains(CGPoint(x: 7, y: 7)))
    #expect(!rest.contains(CGPoint(x: 12, y: 12)))
    let either = square.symmetricDifference(shifted)
    #expect(either.contains(CGPoint(x: 2, y: 2)))
    #expect(!either.contains(CGPoint(x: 7, y: 7)))
    #expect(either.contains(CGPoint(x: 12, y: 12)))
  }

  @Test("A subtracted hole stays a hole under both fill rules")
  func hole() {
    let frame = square.subtracting(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(area(frame) == 64)
    #expect(area(frame, eoFill: true) == 64)
  }

  @Test("Combined circles have the expected areas")
  func circles() {
    let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    // The area of the lens in which two circles overlap: their radius is 50, and their centers are 50 apart.
    let lens = 2 * 2500 * acos(0.5) - 25 * 7500.squareRoot()
    #expect(abs(area(first.intersection(second)) - lens) < 30)
    #expect(abs(area(first.union(second)) - (2 * 2500 * Double.pi - lens)) < 100)
  }

  @Test("Shared edges are merged")
  func sharedSides() {
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let both = square.union(right)
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(corners(both) == 4)
    #expect(square.union(square).boundingRect == square.boundingRect)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.intersection(right).isEmpty)
  }

  @Test("Empty paths and non-finite points do not change a result")
  func strange() {
    #expect(area(square.union(Path())) == 100)
    #expect(Path().union(Path()).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
    var broken = Path()
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
    broken.addLine(to: CGPoint(x: 3, y: 3))
    #expect(area(square.union(broken)) == 100)
  }

  @Test("Line intersection and subtraction cut a line at the other path")
  func lines() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
  }

  @Test("Normalizing a path removes its overlapping parts")
  func normalized() {
    var path = square
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(corners(path.normalized(eoFill: false)) == 4)
    #expect(area(path.normalized()) == 84)
  }

  @Test("A stroked path covers its line width, caps and joins")
  func stroked() {
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    let plain = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(plain.contains(CGPoint(x: 10, y: 1.5)))
    #expect(!plain.contains(CGPoint(x: 10, y: 2.5)))
    #expect(plain.contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(!plain.contains(CGPoint(x: -1, y: 0)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
    #expect(!round.contains(CGPoint(x: 21.9, y: -1.9)))
    #expect(round.contains(CGPoint(x: 21, y: -1)))
    #expect(round.contains(CGPoint(x: -1.9, y: 0)))
    #expect(!line.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(CGPoint(x: 21.5, y: -1.5)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).contains(CGPoint(x: -1.9, y: 1.9)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("Dashes leave gaps, even around a corner")
  func dashes() {
    var line = Path()
    line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 12, y: 0), CGPoint(x: 12, y: 20)])
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
    #expect(dashed.contains(CGPoint(x: 9, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 11, y: 0)))
    #expect(!dashed.contains(CGPoint(x: 12, y: 2)))
    #expect(dashed.contains(CGPoint(x: 12, y: 4)))
    let moved = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 10))
    #expect(!moved.contains(CGPoint(x: 2, y: 0)))
    #expect(moved.contains(CGPoint(x: 6, y: 0)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0])).contains(CGPoint(x: 6, y: 0)))
  }

  @Test("Stroking a closed path joins its ends")
  func closed() {
    let outline = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }
}
