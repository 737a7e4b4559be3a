import Elements
import ViewGraph

/// The size of controls.
public enum ControlSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size smaller than the default.
  case small
  /// The default size.
  case regular
  /// A size larger than the default, for important controls.
  case large
  /// The largest size.
  case extraLarge
}

/// The shape of a bordered button's background.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String?
  let radius: CGFloat?

  private init(_ name: String?, radius: CGFloat? = nil) {
    self.name = name
    self.radius = radius
  }

  /// The platform default.
  public static let automatic = ButtonBorderShape(nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape("capsule")
  /// A circle.
  public static let circle = ButtonBorderShape("circle")
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape("roundedRectangle")

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameter radius: the corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape("roundedRectangle", radius: radius.isFinite ? max(0, radius) : nil)
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private struct BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of bordered buttons.
  var borderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether the labels of controls are visible. Hidden labels remain accessibility labels.
  public package(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension ElementWriter {
  /// Writes the attributes of a control's appearance: style, size, tint, keyboard shortcut and label visibility.
  package mutating func describeControlAppearance(style: Any? = nil) {
    let values = EnvironmentValues(scope: environment)
    let style = style as? any PlatformStyle
    if let name = style?.hostName { self[.controlStyle] = .string(name) }
    if values.controlSize != .regular { self[.controlSize] = .string(values.controlSize.rawValue) }
    if let tint = style?.tint ?? values.tint { self[.tint] = .color(tint.value) }
    if let shortcut = values.keyboardShortcut { self[.shortcut] = .string(shortcut.hostName) }
    if values.labelsVisibility == .hidden { self[.labelsHidden] = .flag(true) }
  }
}

extension View {
  /// Sets the size of the controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the shape of the bordered buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.borderShape, shape)
  }

  /// Hides the labels of the controls in this view. They remain accessible to assistive technology.
  public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Sets the visibility of the labels of the controls in this view.
  ///
  /// - Parameter visibility: `hidden` to hide the labels. They remain accessible to assistive technology.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Sets the tint of the controls in this view.
  ///
  /// - Parameter tint: the color; `nil` for the platform default.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the tint of the controls in this view to a style. A ``Gauge`` draws the colors of a gradient. Other controls
  /// have the color that represents the style.
  ///
  /// - Parameter tint: the style; `nil` for the platform default.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { Tint($0) })
  }

  /// Sets the tint of the controls in this view, except for switches. Use ``tint(_:)-(Color?)`` to set the color of switches too.
  ///
  /// - Parameter accentColor: the color; `nil` for the platform default.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentTint, accentColor)
  }
}
