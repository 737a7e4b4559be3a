/// A variant of the glass material. Hosts approximate it with a ``Material``.
public struct Glass: Hashable, Sendable {
  var tint: Color?
  var isClear = false

  /// The default variant.
  public static let regular = Glass()
  /// A variant that is more transparent.
  public static let clear = Glass(isClear: true)
  /// No glass.
  public static let identity = Glass(tint: .clear)

  /// Returns this glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns this glass unchanged. Hosts do not animate glass in response to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Adds glass behind the view. Hosts approximate it with a ``Material``.
  ///
  /// - Parameters:
  ///   - glass: the variant.
  ///   - shape: the shape of the glass, in the size of the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(glass.style, in: shape)
  }

  /// Adds glass in the shape of a capsule behind the view. Hosts approximate it with a ``Material``.
  ///
  /// - Parameter glass: the variant.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }
}

extension Glass {
  fileprivate var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint == .clear ? tint : tint.opacity(0.5)) }
    return AnyShapeStyle(isClear ? Material.ultraThin : .thin)
  }
}

/// A container of views with glass. Hosts do not merge the glass: they show a separate material behind each view.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: the distance below which shapes merge, in points. This parameter has no effect: shapes do not merge.
  ///   - content: the content of the container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the container.
  public var body: some View { content }
}

/// The animation with which glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// Shows and hides the glass without an animation.
  public static let identity = Self(name: "identity")
  /// Morphs the glass from the glass of another view.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// Fades the glass in and out.
  public static let materialize = Self(name: "materialize")
}

extension View {
  /// Identifies the glass of this view for morphing. This modifier has no effect: the transition of the view applies.
  ///
  /// - Parameters:
  ///   - id: the identifier.
  ///   - namespace: the namespace of the identifier.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Unites the glass of several views. This modifier has no effect: each view keeps a separate background.
  ///
  /// - Parameters:
  ///   - id: the identifier that the views share.
  ///   - namespace: the namespace of the identifier.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// Sets the transition of this view's glass. This modifier has no effect: the glass appears and disappears with the
  /// view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
