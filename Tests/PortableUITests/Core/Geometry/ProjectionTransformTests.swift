import SwiftUI
import Testing

@Suite("Projection transforms")
struct ProjectionTransformTests {
  /// Applies a projection to a point.
  private func place(_ x: CGFloat, _ y: CGFloat, by m: ProjectionTransform) -> CGPoint {
    let far = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / far, y: (m.m12 * x + m.m22 * y + m.m32) / far)
  }

  private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
  }

  @Test("A projection applies an affine transform")
  func affine() {
    let plane = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 5)
    let projection = ProjectionTransform(plane)
    #expect(projection.isAffine && !projection.isIdentity && ProjectionTransform().isIdentity)
    #expect(isNear(place(7, 9, by: projection), CGPoint(x: 7, y: 9).applying(plane)))
  }

  @Test("Concatenation applies both projections, and an inverted projection undoes the original")
  func both() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 400
    let first = ProjectionTransform(CATransform3DRotate(space, 0.7, 0, 1, 0))
    let second = ProjectionTransform(CGAffineTransform(translationX: 30, y: -5))
    let between = place(20, 10, by: first)
    #expect(!first.isAffine)
    #expect(isNear(place(20, 10, by: first.concatenating(second)), place(between.x, between.y, by: second)))
    #expect(isNear(place(between.x, between.y, by: first.inverted()), CGPoint(x: 20, y: 10)))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    #expect(!flat.invert() && flat == before)
  }

  @Test("Rotation about the vertical axis enlarges the near side")
  func perspective() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 400
    let turned = ProjectionTransform(CATransform3DRotate(space, .pi / 4, 0, 1, 0))
    let near = place(-100, 50, by: turned)
    let far = place(100, 50, by: turned)
    #expect(near.y > 50 && far.y < 50 && abs(near.x) > abs(far.x))
    #expect(place(100, 0, by: turned).y == 0)
  }

  @Test("Of several three-dimensional transforms, the last in the code is applied first")
  func order() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(moved.m41 == 20 && moved.m11 == 2)
    #expect(CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 1)) == moved)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1).m41 == 10)
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 3)
    #expect(CATransform3DIsAffine(turn) && abs(turn.m12 - 1) < 1e-12 && abs(turn.m21 + 1) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeTranslation(1, 2, 3)).ty == 2)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 3)))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(.identity), CATransform3DIdentity))
    #expect(CATransform3D().m44 == 0)
  }
}
