import SwiftUI
import Testing

@Suite("Animatable values")
struct VectorArithmeticTests {
  @Test("Interpolation returns a value between two values")
  func interpolated() {
    let (start, end) = (AnimatablePair(1.0, CGFloat(10)), AnimatablePair(3.0, CGFloat(0)))
    #expect(start.interpolated(towards: end, amount: 0.25) == AnimatablePair(1.5, CGFloat(7.5)))
    #expect(start.interpolated(towards: end, amount: 1) == end)
    #expect(start.scaled(by: 2) == AnimatablePair(2, CGFloat(20)))
    var value = start
    value.interpolate(towards: end, amount: 0)
    #expect(value == start)
  }
}
