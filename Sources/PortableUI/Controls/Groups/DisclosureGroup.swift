/// A view that shows or hides its content when the user presses its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: @MainActor () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a disclosure group that manages its own expanded state.
  ///
  /// - Parameters:
  ///   - content: the content. It is part of the view hierarchy only while the group is expanded.
  ///   - label: a view that describes the content.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    isExpanded = nil
  }

  /// Creates a disclosure group with a binding for its expanded state.
  ///
  /// - Parameters:
  ///   - isExpanded: a binding that is `true` while the content is visible.
  ///   - content: the content. It is part of the view hierarchy only while the group is expanded.
  ///   - label: a view that describes the content.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    self.isExpanded = isExpanded
  }

  /// The label and the content in the current style.
  public var body: some View {
    made(style).environment(\.disclosureGroupStyle, AutomaticDisclosureGroupStyle())
  }

  private func made(_ style: some DisclosureGroupStyle) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: _ControlPart(label), content: _ControlPart(DeferredContent(content: content)),
      isExpanded: isExpanded ?? $isOpen)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title that manages its own expanded state.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - content: the content of the group.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a localized title and a binding for its expanded state.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - isExpanded: a binding that is `true` while the content is visible.
  ///   - content: the content of the group.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title that manages its own expanded state.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: the content of the group.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a disclosure group with a title and a binding for its expanded state.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isExpanded: a binding that is `true` while the content is visible.
  ///   - content: the content of the group.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
