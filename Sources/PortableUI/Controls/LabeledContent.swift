import ViewGraph

/// Something with a label that says what it is.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Creates labelled content.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - label: says what it is.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The two, as the style shows them.
  public var body: some View {
    made(style).environment(\.labeledContentStyle, AutomaticLabeledContentStyle())
  }

  private func made(_ style: some LabeledContentStyle) -> AnyView {
    let label =
      Label.self is any SequenceContent.Type ? _ControlPart(SubtitledLabel(content: label)) : _ControlPart(label)
    let configuration = LabeledContentStyleConfiguration(label: label, content: _ControlPart(content))
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A label of which the first view is the title, and the others say more of it below.
private struct SubtitledLabel<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Group(subviews: content) { parts in
        if let title = parts.first { title }
        ForEach(subviews: parts.dropFirst()) { $0.font(.footnote).foregroundStyle(.secondary) }
      }
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labelled content of what a style was told.
  ///
  /// - Parameter configuration: the label and the content.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates content that is labelled by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what it is.
  ///   - content: the content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates content that is labelled by a text.
  ///
  /// - Parameters:
  ///   - title: says what it is.
  ///   - content: the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text that is labelled by another.
  ///
  /// - Parameters:
  ///   - titleKey: says what it is.
  ///   - value: the text.
  public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a text that is labelled by another.
  ///
  /// - Parameters:
  ///   - title: says what it is.
  ///   - value: the text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value in a format that is labelled by a text.
  ///
  /// - Parameters:
  ///   - titleKey: says what it is.
  ///   - value: the value.
  ///   - format: how it is written.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a value in a format that is labelled by a text.
  ///
  /// - Parameters:
  ///   - title: says what it is.
  ///   - value: the value.
  ///   - format: how it is written.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
