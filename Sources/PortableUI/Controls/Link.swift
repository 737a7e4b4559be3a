/// A button that leads to a URL, by the environment's ``EnvironmentValues/openURL``.
public struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: where it leads.
  ///   - label: what stands on it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button(role: .link, action: { openURL(destination) }, label: { label })
  }
}

extension ButtonRole {
  /// Leads somewhere else.
  static let link = ButtonRole(name: "link")
}

extension Link where Label == Text {
  /// Creates a link with a text on it.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - destination: where it leads.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text on it.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - destination: where it leads.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
