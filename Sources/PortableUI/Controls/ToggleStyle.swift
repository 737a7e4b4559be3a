/// What toggles look like and how they are turned.
///
/// Give a ``makeBody(configuration:)`` that changes the configuration's `isOn`. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle is shown as.
  associatedtype Body: View
  /// What a style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle is shown as.
  ///
  /// - Parameter configuration: its label, and whether it is on.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` is told of a toggle.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// What is turned on and off.
  public typealias Label = _ControlPart

  /// What is turned on and off.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public let isMixed: Bool
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in this view look.
  ///
  /// - Parameter style: one of the platform's, or one that makes their bodies.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}

/// A toggle in a style of the program's own.
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
