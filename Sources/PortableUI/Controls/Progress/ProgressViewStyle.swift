/// A type that defines the appearance of progress views.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that represents a progress view.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates the view that represents a progress view.
  ///
  /// - Parameter configuration: the labels and the completed fraction of the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that are passed to a ``ProgressViewStyle``.
public struct ProgressViewStyleConfiguration {
  /// The type of the label of the task.
  public typealias Label = _ControlPart
  /// The type of the label of the current value.
  public typealias CurrentValueLabel = _ControlPart

  /// The completed fraction, from 0 to 1; `nil` if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label of the task; `nil` if there is none.
  public var label: Label?
  /// The label of the current value; `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?
  let name: Text?
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  /// The style of progress views.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
