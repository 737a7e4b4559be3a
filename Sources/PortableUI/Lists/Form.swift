/// Controls that belong together, one below the other in groups, as where something is set.
public struct Form<Content: View>: View {
  private let content: Boxed<Content>
  @Environment(\.formStyle) private var style

  /// Creates a form.
  ///
  /// - Parameter content: the controls, and sections of them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = Boxed(content())
  }

  /// Creates a form from what a style was given.
  ///
  /// - Parameter configuration: what the style was given.
  public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
    self.init { configuration.content }
  }

  /// The controls, as the style arranges them.
  public var body: some View {
    if let style {
      AnyView(style.show(FormStyleConfiguration(content: .init(content: AnyView(content.value)))))
        .environment(\.formStyle, nil)
    } else {
      List<Never, Content>(nil, content)
    }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// What a form is made of.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = FormStyleConfiguration

  /// Makes a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  fileprivate func show(_ configuration: FormStyleConfiguration) -> any View { makeBody(configuration: configuration) }
}

/// What the style of a form is given.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView

    /// The controls.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
}

/// The form's usual look, in groups.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// Groups of controls.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// Controls below one another, without groups.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes a form.
  public func makeBody(configuration: Configuration) -> some View {
    ScrollView { VStack(alignment: .leading) { configuration.content }.padding() }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The form's usual look.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups of controls.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls below one another.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: (any FormStyle)? { nil }
}

extension EnvironmentValues {
  /// How forms look; `nil` for the usual look.
  var formStyle: (any FormStyle)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the forms in this view look.
  ///
  /// - Parameter style: the look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}
