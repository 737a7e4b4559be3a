/// The appearance of text fields. A custom style implements `_body(configuration:)`, as in SwiftUI.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that shows a field.
  associatedtype _Body: View
  /// The label of a field, as a style receives it.
  typealias _Label = _ControlPart

  /// Returns the view that shows a field.
  ///
  /// - Parameter configuration: the field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
  /// The style of text fields.
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style)
  }
}

/// A field with a custom style.
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
