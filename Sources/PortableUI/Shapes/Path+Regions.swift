extension Path {
  /// What this path or another covers. The curves in it become short lines. O(steps²), as the other operations here.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what is within two parts of a path is outside of it.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// What both this path and another cover. See ``union(_:eoFill:)``.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What this path covers and another does not. See ``union(_:eoFill:)``.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What one of this path and another covers and the other does not. See ``union(_:eoFill:)``.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// What of this path's line is within another. Curves become short lines.
  ///
  /// - Parameters:
  ///   - other: the other path.
  ///   - eoFill: whether what is within two parts of the other is outside of it.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(other, isEvenOdd: eoFill).lines(of: flattened(closing: true), isInside: true)
  }

  /// What of this path's line is outside of another. See ``lineIntersection(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(other, isEvenOdd: eoFill).lines(of: flattened(closing: true), isInside: false)
  }

  /// A path that covers the same and of which no part crosses another. Curves become short lines.
  ///
  /// - Parameter eoFill: whether what is within two parts is outside.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { inside, _ in inside } }

  private func combined(with other: Path, _ isEvenOdd: Bool, _ isWanted: (Bool, Bool) -> Bool) -> Path {
    PathRegion(self, isEvenOdd: isEvenOdd).combined(with: PathRegion(other, isEvenOdd: isEvenOdd), isWanted)
  }
}

extension Shape {
  /// What this shape or another covers, both in the same space.
  ///
  /// - Parameters:
  ///   - other: the other shape.
  ///   - eoFill: whether what is within two parts of a shape is outside of it.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What both this shape and another cover. See ``union(_:eoFill:)``.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What this shape covers and another does not. See ``union(_:eoFill:)``.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What one of this shape and another covers and the other does not. See ``union(_:eoFill:)``.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// What of this shape's line is within another.
  ///
  /// - Parameters:
  ///   - other: the other shape.
  ///   - eoFill: whether what is within two parts of the other is outside of it.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// What of this shape's line is outside of another. See ``lineIntersection(_:eoFill:)``.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// A shape of two others in the same space.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  /// It is reckoned in the space that it has.
  func outline() -> ShapeOutline { ShapeOutline(nil) }
}
