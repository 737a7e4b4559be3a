/// A control that opens a URL with the environment's ``EnvironmentValues/openURL`` action.
public struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: the URL that the link opens.
  ///   - label: the label of the link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the URL.
  public var body: some View {
    Button(role: .link, action: { openURL(destination) }, label: { label })
  }
}

extension ButtonRole {
  /// The role of the button of a ``Link``.
  static let link = ButtonRole(name: "link")
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - destination: the URL that the link opens.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - destination: the URL that the link opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
