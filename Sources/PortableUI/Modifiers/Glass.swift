/// A kind of glass. Hosts show a material in its place.
public struct Glass: Hashable, Sendable {
  var tint: Color?
  var isClear = false

  /// As usual.
  public static let regular = Glass()
  /// Of which more is seen through.
  public static let clear = Glass(isClear: true)
  /// None.
  public static let identity = Glass(tint: .clear)

  /// Glass of a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Glass that reacts to touches. Hosts leave that to controls.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass behind the view. Hosts show a material in its place.
  ///
  /// - Parameters:
  ///   - glass: which.
  ///   - shape: as large as the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(glass.style, in: shape)
  }

  /// Puts glass behind the view, round at its shorter sides. Hosts show a material in its place.
  ///
  /// - Parameter glass: which.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Changes how the view looks by its size and place, without a change of either.
  ///
  /// - Parameter effect: is given the view, and what is known of its size and place.
  public func visualEffect<Effect: View>(
    _ effect: @escaping @MainActor (_ContentOfVisualEffect<Self>, GeometryProxy) -> Effect
  ) -> some View {
    VisualEffectView(content: self, effect: effect)
  }
}

extension Glass {
  fileprivate var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint == .clear ? tint : tint.opacity(0.5)) }
    return AnyShapeStyle(isClear ? Material.ultraThin : .thin)
  }
}

/// A view as its visual effect is given it.
public typealias _ContentOfVisualEffect<Content> = Content

private struct VisualEffectView<Content: View, Effect: View>: View {
  let content: Content
  let effect: @MainActor (Content, GeometryProxy) -> Effect
  @State private var measurement = FrameMeasurement()
  @Environment(\.coordinateSpaces) private var spaces

  var body: some View {
    effect(content, GeometryProxy(measurement: measurement, spaces: spaces))
      .modifier(MeasureModifier(measurement: measurement))
  }
}

/// Views with glass that belong together. Hosts show a material behind each.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: from how far apart, in points, one glass flows into another. Hosts let none flow.
  ///   - content: the views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// How a glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = Self(name: "identity")
  /// Out of the glass of another view.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// Out of nothing.
  public static let materialize = Self(name: "materialize")
}

extension View {
  /// Gives the view's glass an identity, by which it flows out of others. Hosts let none flow: the view comes and goes by its transition.
  ///
  /// - Parameters:
  ///   - id: of the glass.
  ///   - namespace: where the id counts.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Makes one glass of those of several views. Hosts show one behind each.
  ///
  /// - Parameters:
  ///   - id: the same for all of them.
  ///   - namespace: where the id counts.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// Says how the view's glass comes and goes. Hosts let it come and go with the view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
