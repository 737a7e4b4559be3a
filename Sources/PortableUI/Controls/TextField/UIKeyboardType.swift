/// The type of keyboard that a field requests. It corresponds to UIKit's type of the same name.
public enum UIKeyboardType: String, Hashable, Sendable {
  /// The user's default keyboard.
  case `default`
  /// ASCII letters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  // The name is UIKit's.
  /// A keyboard for URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// A keypad for digits.
  case numberPad
  /// A keypad for telephone numbers, with digits, `*` and `#`.
  case phonePad
  /// A keyboard for a person's name or telephone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keypad with digits and a decimal separator.
  case decimalPad
  /// A keyboard with easy access to `@` and `#`.
  case twitter
  /// A keyboard for web searches.
  case webSearch
  /// A keypad for ASCII digits.
  case asciiCapableNumberPad
}

extension View {
  /// Sets the keyboard type of fields in this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
