extension Path {
  /// Returns a path around the area that is in this path or in the other path. Curves are approximated by short lines.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule determines the interior of both paths.
  /// - Complexity: O(*n*²), where *n* is the number of elements of both paths. The other Boolean operations have the
  ///   same complexity.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// Returns a path around the area that is in both paths. See ``union(_:eoFill:)``.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns a path around the area that is in this path but not in the other path. See ``union(_:eoFill:)``.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns a path around the area that is in exactly one of the two paths. See ``union(_:eoFill:)``.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the parts of this path's line that are inside another path. Curves are approximated by short lines.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether the even-odd rule determines the interior of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(other, isEvenOdd: eoFill).lines(of: flattened(closing: true), isInside: true)
  }

  /// Returns the parts of this path's line that are outside another path. See ``lineIntersection(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(other, isEvenOdd: eoFill).lines(of: flattened(closing: true), isInside: false)
  }

  /// Returns a path with the same interior, in which no subpaths intersect. Curves are approximated by short lines.
  ///
  /// - Parameter eoFill: whether the even-odd rule determines the interior.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { inside, _ in inside } }

  private func combined(with other: Path, _ isEvenOdd: Bool, _ isWanted: (Bool, Bool) -> Bool) -> Path {
    PathRegion(self, isEvenOdd: isEvenOdd).combined(with: PathRegion(other, isEvenOdd: isEvenOdd), isWanted)
  }
}

extension Shape {
  /// Returns a shape of the area that is in this shape or in the other shape. Both shapes have the same frame.
  ///
  /// - Parameters:
  ///   - other: the other shape.
  ///   - eoFill: whether the even-odd rule determines the interior of both shapes.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns a shape of the area that is in both shapes. See ``union(_:eoFill:)``.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns a shape of the area that is in this shape but not in the other shape. See ``union(_:eoFill:)``.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns a shape of the area that is in exactly one of the two shapes. See ``union(_:eoFill:)``.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are inside another shape.
  ///
  /// - Parameters:
  ///   - other: the other shape.
  ///   - eoFill: whether the even-odd rule determines the interior of the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's line that are outside another shape. See ``lineIntersection(_:eoFill:)``.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A combination of two shapes with the same frame.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  /// Returns an empty description, because the combined outline must be computed for the actual size.
  func outline() -> ShapeOutline { ShapeOutline(nil) }
}
