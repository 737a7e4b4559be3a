import ViewGraph

// The environment values that a presentation inherits from the view that presents it:
//
// |                                 | other values | font, color, text style | styles of controls | tint | size class |
// |---------------------------------|--------------|-------------------------|--------------------|------|------------|
// | alert, confirmation dialog      | yes          | no                      | no                 | yes  | yes        |
// | sheet, cover, popover, inspector| yes          | yes                     | yes                | yes  | yes        |
// | items of a menu                 | yes          | no                      | no                 | yes  | yes        |
// | toolbar item                    | yes          | yes                     | yes, as buttons    | yes  | yes        |
// | tab item                        | from tab bar | no, only name, symbol   | no                 | yes  | yes        |
//
// A sheet resets the values that belong to the page behind it: the dismiss actions, navigation and edit mode. See
// `SheetEnvironment`.

/// Resets text and control styles for content in the platform's style, such as an alert. Otherwise this content would
/// inherit the styles of the presenting view.
package struct PlatformStyleReset: EnvironmentModifier {
  package static var isPlain: Bool { true }

  package init() {}

  package func change(_ values: inout EnvironmentValues) { values.resetPlatformStyles() }
}

extension EnvironmentValues {
  /// Resets the styles of texts and controls to the platform's default.
  mutating func resetPlatformStyles() {
    resetTextStyle()
    anyButtonStyle = .primitive(DefaultButtonStyle())
    labelStyle = DefaultLabelStyle()
    textFieldStyle = DefaultTextFieldStyle()
    toggleStyle = DefaultToggleStyle()
    controlSize = .regular
    borderShape = .automatic
    labelsVisibility = .automatic
    symbolOptions = nil
  }

  /// Resets the text style to the platform's default.
  mutating func resetTextStyle() {
    font = nil
    resolvedForegroundStyle = nil
    textAttributes = .inherited
  }
}
