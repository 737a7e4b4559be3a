import Elements
import ViewGraph

/// How large controls are.
public enum ControlSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As large as usual.
  case regular
  /// Larger than usual, for what matters most.
  case large
  /// The largest.
  case extraLarge
}

/// What the ground of a button is like at its edges.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String?
  let radius: CGFloat?

  private init(_ name: String?, radius: CGFloat? = nil) {
    self.name = name
    self.radius = radius
  }

  /// The platform's own.
  public static let automatic = ButtonBorderShape(nil)
  /// With round ends.
  public static let capsule = ButtonBorderShape("capsule")
  /// Round all over.
  public static let circle = ButtonBorderShape("circle")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape("roundedRectangle")

  /// With round corners.
  ///
  /// - Parameter radius: that of the corners, in points.
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

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// What the grounds of buttons are like at their edges.
  var borderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// The color of controls; `nil` for the platform's own.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether controls show no labels. They are called by them all the same.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsHiddenKey.self] ? .hidden : .automatic }
    set { self[LabelsHiddenKey.self] = newValue == .hidden }
  }
}

extension ElementWriter {
  /// What a control says of its looks: its style, its size, its color.
  mutating func describeLooks(style: Any? = nil) {
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
  /// Sets how large the controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets what the grounds of bordered buttons in this view are like at their edges.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.borderShape, shape)
  }

  /// Hides the labels of the controls in this view. Assistive technology still says them.
  public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Hides the labels of the controls in this view, or shows them again.
  ///
  /// - Parameter visibility: `hidden` hides them; assistive technology still says them.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Sets the color of the controls in this view.
  ///
  /// - Parameter tint: the color; `nil` for the platform's own.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the color of the controls in this view.
  ///
  /// - Parameter tint: what stands for the color; `nil` for the platform's own.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint?.resolvedColor)
  }

  /// Sets the color of the controls in this view.
  ///
  /// - Parameter accentColor: the color; `nil` for the platform's own.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor)
  }
}

extension AttributeKey {
  /// Of a control: the name of one of the platform's styles, or `custom` where its looks are its content's.
  package static let controlStyle = AttributeKey(rawValue: "style")
  /// Of a control: `mini`, `small`, `large`, `extraLarge`.
  package static let controlSize = AttributeKey(rawValue: "size")
  /// Of a button: `capsule`, `circle`, `roundedRectangle`; the last may have a `cornerRadius`.
  package static let borderShape = AttributeKey(rawValue: "borderShape")
  /// Color, of a control.
  package static let tint = AttributeKey(rawValue: "tint")
  /// Flag, of a control: its label is not to be seen.
  package static let labelsHidden = AttributeKey(rawValue: "labelsHidden")
}
