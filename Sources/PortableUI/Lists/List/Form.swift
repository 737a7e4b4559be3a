/// A container for the controls of a settings or data entry screen, arranged in groups.
public struct Form<Content: View>: View {
  private let content: Boxed<Content>
  @Environment(\.formStyle) private var style

  /// Creates a form.
  ///
  /// - Parameter content: the controls, which can be grouped in sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = Boxed(content())
  }

  /// Creates a form from the configuration of a style.
  ///
  /// - Parameter configuration: the configuration of the style.
  public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
    self.init { configuration.content }
  }

  /// The controls, arranged by the style.
  public var body: some View {
    if let style {
      AnyView(style.show(FormStyleConfiguration(content: .init(content: AnyView(content.value)))))
        .environment(\.formStyle, nil)
    } else {
      List<Never, Content>(nil, content)
    }
  }
}

/// The appearance and layout of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that represents a form.
  associatedtype Body: View

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  fileprivate func show(_ configuration: FormStyleConfiguration) -> any View { makeBody(configuration: configuration) }
}

/// The properties of a form, which a style receives.
public struct FormStyleConfiguration {
  /// The content of the form.
  public struct Content: View {
    let content: AnyView

    /// The controls.
    public var body: some View { content }
  }

  /// The content of the form.
  public let content: Content
}

/// The default form style: a list with groups.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the view of a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// A form style that arranges controls in a list with groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the view of a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// A form style that arranges controls in a scrollable column, without groups.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the view of a form.
  public func makeBody(configuration: Configuration) -> some View {
    ScrollView { VStack(alignment: .leading) { configuration.content }.padding() }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style that arranges controls in groups.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form style that arranges controls in a column, without groups.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: (any FormStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of forms; `nil` for the default.
  var formStyle: (any FormStyle)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of forms within this view.
  ///
  /// - Parameter style: the style.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}
