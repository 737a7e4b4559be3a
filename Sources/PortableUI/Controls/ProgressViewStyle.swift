/// What progress views look like.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What a progress view is shown as.
  associatedtype Body: View
  /// What a style is told of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What a progress view is shown as.
  ///
  /// - Parameter configuration: its labels, and how much is done.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// What is being done.
  public typealias Label = _ControlPart
  /// How much of it is done, in words.
  public typealias CurrentValueLabel = _ControlPart

  /// How much is done, from 0 to 1; `nil` where that is unknown.
  public let fractionCompleted: Double?
  /// What is being done; `nil` where nothing says so.
  public var label: Label?
  /// How much of it is done, in words; `nil` where nothing says so.
  public var currentValueLabel: CurrentValueLabel?
  let name: Text?
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  /// How progress views look.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the progress views in this view look.
  ///
  /// - Parameter style: one of the platform's, or one that makes their bodies.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
