/// What a field is told of what is typed into it.
struct TextEntryTraits: Equatable {
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel: SubmitLabel?
}

/// What is typed into a field, by which a browser may offer what it knows. After UIKit's type of the same name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What stands after a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// What a person is called by friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What a person does in an organization.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// Street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state of a country.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // The name is UIKit's.
  /// A web address.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// By what a person is known to a service.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that the person has.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that the person chooses now.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that the person was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// Which letters a keyboard writes as capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// Which letters a keyboard writes as capitals by itself. After UIKit's type of the same name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
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

/// What the key says that ends the typing into a field.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// That it is done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// That it goes somewhere.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// That it is sent.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// That one joins something.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// That a way is looked for.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// That something is looked for.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Nothing but what it is.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// That the next field comes.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// That it goes on.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

private struct TextEntryKey: EnvironmentKey {
  static let defaultValue = TextEntryTraits()
}

private struct KeyboardTypeKey: EnvironmentKey {
  static let defaultValue = UIKeyboardType.default
}

extension EnvironmentValues {
  /// What fields are told of what is typed into them.
  var textEntry: TextEntryTraits {
    get { self[TextEntryKey.self] }
    set { self[TextEntryKey.self] = newValue }
  }

  /// Whether what is typed is left as it is.
  public var autocorrectionDisabled: Bool {
    get { textEntry.isAutocorrectionDisabled }
    set { textEntry.isAutocorrectionDisabled = newValue }
  }

  /// The keyboard that fields ask for.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Says what is typed into the fields of this view, so that a browser may offer it.
  ///
  /// - Parameter textContentType: what it is; `nil` for anything.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textEntry.contentType, textContentType)
  }

  /// Says which letters a keyboard writes as capitals by itself.
  ///
  /// - Parameter autocapitalization: which; `nil` leaves it to the keyboard.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textEntry.capitalization, autocapitalization)
  }

  /// Says which letters a keyboard writes as capitals by itself.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.capitalization)
  }

  /// Leaves what is typed into the fields of this view as it is.
  ///
  /// - Parameter disable: `false` lets the platform correct it.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textEntry.isAutocorrectionDisabled, disable)
  }

  /// Leaves what is typed into the fields of this view as it is.
  ///
  /// - Parameter disable: `false` lets the platform correct it, as does `nil`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Says what is on the key that ends the typing into a field of this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textEntry.submitLabel, submitLabel)
  }
}
