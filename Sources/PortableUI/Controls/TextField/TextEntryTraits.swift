/// The input traits of a field.
struct TextEntryTraits: Equatable {
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel: SubmitLabel?
}

/// The semantic type of a field's content, from which a browser can offer autofill. It corresponds to UIKit's type of
/// the same name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A street address, with the house number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The name of a state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// The capitalization that a keyboard applies automatically.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// The capitalization that a keyboard applies automatically. It corresponds to UIKit's type of the same name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters

  fileprivate var capitalization: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The label of the Return key in a field.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// The label "Done".
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// The label "Go".
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// The label "Send".
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// The label "Join".
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// The label "Route".
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// The label "Search".
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// The label "Return".
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// The label "Next".
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// The label "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

private struct TextEntryKey: EnvironmentKey {
  static let defaultValue = TextEntryTraits()
}

private struct KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}

extension EnvironmentValues {
  /// The input traits of fields.
  var textEntry: TextEntryTraits {
    get { self[TextEntryKey.self] }
    set { self[TextEntryKey.self] = newValue }
  }

  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { textEntry.isAutocorrectionDisabled }
    set { textEntry.isAutocorrectionDisabled = newValue }
  }

  /// The keyboard type of fields.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the semantic type of the content of fields in this view, so that a browser can offer autofill.
  ///
  /// - Parameter textContentType: the type; `nil` for any content.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textEntry.contentType, textContentType)
  }

  /// Sets the capitalization that a keyboard applies automatically in fields of this view.
  ///
  /// - Parameter autocapitalization: the capitalization; `nil` uses the keyboard's default.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textEntry.capitalization, autocapitalization)
  }

  /// Sets the capitalization that a keyboard applies automatically in fields of this view.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.capitalization)
  }

  /// Disables autocorrection in fields of this view.
  ///
  /// - Parameter disable: whether autocorrection is disabled.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textEntry.isAutocorrectionDisabled, disable)
  }

  /// Disables autocorrection in fields of this view.
  ///
  /// - Parameter disable: whether autocorrection is disabled; `nil` counts as `false`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets the label of the Return key in fields of this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textEntry.submitLabel, submitLabel)
  }
}
