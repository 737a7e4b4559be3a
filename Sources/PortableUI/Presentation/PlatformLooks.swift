import ViewGraph

// What a presentation takes from the view that it is written on:
//
// |                                 | environment | font, color, text style | styles of controls | tint | size class |
// |---------------------------------|-------------|-------------------------|--------------------|------|------------|
// | alert, confirmation dialog      | yes         | no                      | no                 | yes  | yes        |
// | sheet, cover, popover, inspector| yes         | yes                     | yes                | yes  | yes        |
// | items of a menu                 | yes         | no                      | no                 | yes  | yes        |
// | toolbar item                    | yes         | yes                     | yes, as buttons    | yes  | yes        |
// | tab item                        | of the bar  | no: a name and a symbol | no                 | yes  | yes        |
//
// A sheet resets what belongs to the page behind it: the ways to dismiss, navigation, editing. See `SheetEnvironment`.

/// Gives content that the platform draws, as an alert, the platform's looks, whatever is set around the view that presents it.
struct PlatformLooks: EnvironmentModifier {
  static var isPlain: Bool { true }

  func change(_ values: inout EnvironmentValues) {
    values.resetTextStyle()
    values.buttonLook = .primitive(DefaultButtonStyle())
    values.labelStyle = DefaultLabelStyle()
    values.textFieldStyle = DefaultTextFieldStyle()
    values.toggleStyle = DefaultToggleStyle()
    values.controlSize = .regular
    values.borderShape = .automatic
    values.labelsVisibility = .automatic
    values.symbolLook = nil
  }
}

extension EnvironmentValues {
  /// Sets texts as the platform does.
  mutating func resetTextStyle() {
    font = nil
    foregroundLook = nil
    textLook = TextLook()
  }
}
