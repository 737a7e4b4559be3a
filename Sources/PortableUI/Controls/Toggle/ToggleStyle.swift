/// A type that defines the appearance and the interaction of toggles.
///
/// Implement ``makeBody(configuration:)`` to define a custom style, and set the configuration's `isOn` to change the toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that represents a toggle.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the view that represents a toggle.
  ///
  /// - Parameter configuration: the label of the toggle, and whether it is on.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that are passed to a ``ToggleStyle``.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The type of a toggle's label.
  public typealias Label = _ControlPart

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the source values of the toggle differ.
  public let isMixed: Bool
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  /// The style of toggles.
  package var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}

/// A toggle in a custom style.
struct StyledToggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label
  @Environment(\.toggleStyle) private var style

  var body: some View {
    made(style).environment(\.toggleStyle, DefaultToggleStyle())
  }

  private func made(_ style: some ToggleStyle) -> AnyView {
    let configuration = ToggleStyleConfiguration(label: _ControlPart(label), isOn: isOn, isMixed: isMixed)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}
