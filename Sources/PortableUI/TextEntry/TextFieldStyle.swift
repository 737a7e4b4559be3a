/// What text fields look like. A style of one's own gives a `_body(configuration:)`, as with SwiftUI.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What a field is shown as.
  associatedtype _Body: View
  /// The label of a field, as a style has it.
  typealias _Label = _ControlPart

  /// What a field is shown as.
  ///
  /// - Parameter configuration: the field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
  /// How text fields look.
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the text fields in this view look.
  ///
  /// - Parameter style: one of the platform's, or one that makes their bodies.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style)
  }
}

/// A field in a style of the program's own.
struct StyledTextField: View {
  let field: TextField<_ControlPart>
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    made(style).environment(\.textFieldStyle, DefaultTextFieldStyle())
  }

  private func made(_ style: some TextFieldStyle) -> AnyView {
    AnyView(StyledControl(style: style, configuration: field) { $0._body(configuration: $1) })
  }
}
