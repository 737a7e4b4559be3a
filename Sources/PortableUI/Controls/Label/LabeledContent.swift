import ViewGraph

/// A view with a label that describes it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Creates labeled content with a custom label.
  ///
  /// - Parameters:
  ///   - content: the content.
  ///   - label: a view that describes the content. Views after the first one are shown as subtitles.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the content in the current style.
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

/// A label whose first view is the title. The others are subtitles below it.
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
  /// Creates labeled content from the configuration of a labeled content style.
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
  /// Creates labeled content with a text label.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - content: the content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates labeled content with a text label.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - content: the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - value: the text.
  public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a labeled text.
  ///
  /// - Parameters:
  ///   - title: the title.
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
  /// Creates a labeled, formatted value.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - value: the value.
  ///   - format: the format of the value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a labeled, formatted value.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - value: the value.
  ///   - format: the format of the value.
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
