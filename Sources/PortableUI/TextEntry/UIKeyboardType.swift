/// Which keyboard a field asks for. After UIKit's type of the same name.
public enum UIKeyboardType: String, Hashable, Sendable {
  /// The person's usual one.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  // The name is UIKit's.
  /// For web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// Digits, `*` and `#`.
  case phonePad
  /// For a person's name or phone number.
  case namePhonePad
  /// For mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// With `@` and `#` at hand.
  case twitter
  /// For what is searched for on the web.
  case webSearch
  /// Digits without accents.
  case asciiCapableNumberPad
}

extension View {
  /// Asks for a keyboard that suits what is typed into the fields of this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
