import Elements
import PortableUI

// The attributes of text fields that browsers and on-screen keyboards use.
extension PageAttribute {
  static let placeholder = PageAttribute("placeholder", ofElement: { $0[.prompt]?.description })
  static let inputMode = PageAttribute(
    "inputmode", ofElement: { $0[.keyboard].flatMap { inputMode(of: $0.description) } })
  static let autocomplete = PageAttribute(
    "autocomplete", ofElement: { autocomplete($0[.contentType]?.description) })
  static let autocapitalize = PageAttribute(
    "autocapitalize",
    ofElement: {
      $0[.capitalization].map { $0 == .string("never") ? "none" : $0.description }
    })
  static let autocorrect = PageAttribute("autocorrect", ofElement: { $0[.autocorrects] == .flag(false) ? "off" : nil })
  static let spellcheck = PageAttribute("spellcheck", ofElement: { $0[.autocorrects] == .flag(false) ? "false" : nil })
  static let enterKeyHint = PageAttribute(
    "enterkeyhint", ofElement: { $0[.submitLabel].map { enterKeyHint($0.description) } })

  /// Returns the `autocomplete` value (WHATWG HTML, 6.10.18.7) of a `UITextContentType`. The default is `off`: the
  /// server owns the state, and a browser that restored a field would show a value that no handler has received.
  private static func autocomplete(_ type: String?) -> String {
    let known = [
      "name": "name", "namePrefix": "honorific-prefix", "givenName": "given-name", "middleName": "additional-name",
      "familyName": "family-name", "nameSuffix": "honorific-suffix", "nickname": "nickname",
      "jobTitle": "organization-title", "organizationName": "organization", "fullStreetAddress": "street-address",
      "streetAddressLine1": "address-line1", "streetAddressLine2": "address-line2", "addressCity": "address-level2",
      "addressState": "address-level1", "countryName": "country-name", "postalCode": "postal-code",
      "telephoneNumber": "tel", "emailAddress": "email", "URL": "url", "creditCardNumber": "cc-number",
      "username": "username", "password": "current-password", "newPassword": "new-password",
      "oneTimeCode": "one-time-code", "birthdate": "bday",
    ]
    return type.flatMap { known[$0] } ?? "off"
  }

  /// Returns the `enterkeyhint` value (WHATWG HTML, 6.8.9) nearest to a `SubmitLabel`.
  private static func enterKeyHint(_ label: String) -> String {
    switch label {
    case "done", "go", "next", "search", "send": label
    case "join", "route": "go"
    case "continue": "next"
    default: "enter"
    }
  }

  /// Returns the `inputmode` value (WHATWG HTML, 6.8.8) for the keyboard of a `UIKeyboardType`.
  private static func inputMode(of keyboard: String) -> String? {
    switch keyboard {
    case "phonePad", "namePhonePad": "tel"
    case "numberPad", "asciiCapableNumberPad": "numeric"
    case "decimalPad": "decimal"
    case "emailAddress": "email"
    case "URL": "url"
    case "webSearch": "search"
    default: nil
    }
  }
}
