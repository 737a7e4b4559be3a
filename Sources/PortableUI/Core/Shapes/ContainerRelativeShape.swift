import Elements

/// An inset version of the container shape that an ancestor sets with ``View/containerShape(_:)``. Without a container
/// shape, it is a rectangle.
///
/// The inset is the shortest distance from the shape's frame to the frame of the container. The corners of a rounded
/// rectangle are therefore concentric with the corners of the container. The container shape is used only while a host
/// draws or clips. If the app itself calls ``path(in:)``, the result is a rectangle.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates the shape.
  nonisolated public init() {}

  /// Returns the path of the inset container shape while the shape is being drawn. Otherwise returns the rectangle.
  public func path(in rect: CGRect) -> Path {
    guard let place = ContainerShapeContext.current, let container = place.container else { return Path(rect) }
    let inset = place.inset(of: rect, in: container)
    return container.shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
  }

  /// Returns the description of the inset container shape that hosts draw.
  public func outline() -> ShapeOutline {
    guard let place = ContainerShapeContext.current, let container = place.container else {
      return ShapeOutline(.rectangle)
    }
    let inset = place.inset(of: CGRect(origin: .zero, size: place.measurement.size), in: container)
    let shape = container.shape.inset(by: inset)
    guard var value = shape.outline().value, value.trim == nil, value.transforms.isEmpty,
      value.inset >= Double(inset)
    else {
      // The outline does not state the inset, because a custom shape insets its path itself.
      let path = FittedPath.fit { shape.path(in: $0.insetBy(dx: -inset, dy: -inset)) }
      return ShapeOutline(path.map { ShapeValue(.path($0)) })
    }
    // The frame of this shape is already inset, so the host must not apply this inset again. The host reduces the radii
    // of corners by the inset that it applies, so the radii are reduced by the other part of the inset here.
    value.inset -= Double(inset)
    if case .rounded(let radii) = value.outline { value.outline = .rounded(radii.reduced(by: Double(inset))) }
    return ShapeOutline(value)
  }

  /// Returns the shape, inset on all sides.
  public func inset(by amount: CGFloat) -> InsetPlatformShape<ContainerRelativeShape> {
    InsetPlatformShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing container.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ShapeValue.CornerRadii {
  fileprivate func reduced(by inset: Double) -> Self {
    Self(
      topLeading: max(0, topLeading - inset), topTrailing: max(0, topTrailing - inset),
      bottomTrailing: max(0, bottomTrailing - inset), bottomLeading: max(0, bottomLeading - inset))
  }
}
