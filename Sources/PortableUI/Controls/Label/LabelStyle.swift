/// A type that defines the appearance of labels.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that represents a label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Creates the view that represents a label.
  ///
  /// - Parameter configuration: the title and the icon of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that are passed to a ``LabelStyle``.
public struct LabelStyleConfiguration {
  /// The type of a label's title.
  public typealias Title = _ControlPart
  /// The type of a label's icon.
  public typealias Icon = _ControlPart

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  /// The style of labels.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
