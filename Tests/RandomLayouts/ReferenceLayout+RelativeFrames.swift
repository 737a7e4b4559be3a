import LayoutEngine

/// A random `containerRelativeFrame`.
package struct RandomRelativeFrame: Sendable {
  /// The parts into which the container is divided along an axis, and the number of parts that the view occupies.
  package struct Parts: Sendable {
    package var count: Int
    package var span: Int
    package var spacing: Double
  }

  /// The size of the container: a scroll view or the window.
  package var container: LayoutSize
  package var width: Parts?
  package var height: Parts?
  package var x: Double
  package var y: Double
  package var view: RandomLayout
}

// Apple documents that `containerRelativeFrame` puts a view into an invisible frame, and how it computes the length of the
// frame from the length of the nearest container:
//
//     let availableWidth = (containerWidth - (spacing * (count - 1)))
//     let columnWidth = (availableWidth / count)
//     let itemWidth = (columnWidth * span) + ((span - 1) * spacing)
extension RandomRelativeFrame.Parts {
  fileprivate func length(of container: Double) -> Double {
    let available = container - spacing * Double(count - 1)
    return available / Double(count) * Double(span) + Double(span - 1) * spacing
  }
}

extension RandomRelativeFrame {
  /// The frame with the lengths for the container.
  var frame: RandomLayout {
    .frame(
      width: width?.length(of: container.width), height: height?.length(of: container.height), x: x, y: y, view)
  }
}
