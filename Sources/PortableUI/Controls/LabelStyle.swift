/// What labels look like.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label is shown as.
  associatedtype Body: View
  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// What a label is shown as.
  ///
  /// - Parameter configuration: its title and its icon.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` is told of a label.
public struct LabelStyleConfiguration {
  /// What a label says.
  public typealias Title = _ControlPart
  /// What stands beside that.
  public typealias Icon = _ControlPart

  /// What the label says.
  public let title: Title
  /// What stands beside that.
  public let icon: Icon
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels in this view look.
  ///
  /// - Parameter style: one of the platform's, or one that makes their bodies.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
