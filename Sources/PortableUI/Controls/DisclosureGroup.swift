/// Something that a person shows when they want to see it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: @MainActor () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group, which a person opens and closes.
  ///
  /// - Parameters:
  ///   - content: what is in it. It is there while it is seen.
  ///   - label: says what it is about.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    isExpanded = nil
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the content is seen.
  ///   - content: what is in it.
  ///   - label: says what it is about.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
    self.isExpanded = isExpanded
  }

  /// The label and the content, as the style shows them.
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
  /// Creates a group that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what it is about.
  ///   - content: what is in it.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group that is called by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what it is about.
  ///   - isExpanded: whether the content is seen.
  ///   - content: what is in it.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what it is about.
  ///   - content: what is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group that is called by a text.
  ///
  /// - Parameters:
  ///   - title: says what it is about.
  ///   - isExpanded: whether the content is seen.
  ///   - content: what is in it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
