import IssueRecording
import SwiftUI
import Testing

@MainActor
@Suite("MeshGradient")
struct MeshGradientTests {
  @Test("A mesh with mismatched points is reported")
  func refused() {
    let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let colors: [Color] = [.red, .green, .blue, .orange]
    for mesh in [
      MeshGradient(width: .max, height: .max, points: corners, colors: colors),
      MeshGradient(width: .max, height: 2, points: corners, colors: colors),
      MeshGradient(width: 3, height: 1, points: corners, colors: colors),
      MeshGradient(width: 2, height: 2, points: Array(repeating: [.nan, 0], count: 4), colors: colors),
    ] {
      #expect(issues { _ = mesh.shapePaint }.count == 1)
    }
    #expect(issues { _ = MeshGradient(width: 2, height: 2, points: corners, colors: colors).shapePaint }.isEmpty)
  }
}
