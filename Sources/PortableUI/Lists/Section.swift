import Elements
import ViewGraph

/// Rows of a list that belong together, with what stands above and below them.
///
/// Elsewhere than in a list it is the header, the content and the footer, one after the other.
@MainActor
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  private var isExpanded: Binding<Bool>?

  /// The section with other rows, made of its own.
  func withContent<Other>(_ change: (Content) -> Other) -> Section<Parent, Other, Footer> {
    Section<Parent, Other, Footer>(header: header, content: change(content), footer: footer, isExpanded: isExpanded)
  }
}

extension Section where Footer == EmptyView {
  init(rows: Content, header: Parent) {
    self.init(header: header, content: rows, footer: EmptyView())
  }
}

extension Section: View, GraphContent where Parent: View, Content: View, Footer: View {
  /// The header, the rows, and the footer.
  public var body: some View {
    if Parent.self == EmptyView.self {
      SectionEdge().sectionPart(.edge)
    } else {
      SectionHeader(header: header, isExpanded: isExpanded).sectionPart(.header)
    }
    if isExpanded?.wrappedValue ?? true { content }
    if Footer.self == EmptyView.self {
      SectionEdge().sectionPart(.edge)
    } else {
      footer.sectionPart(.footer)
    }
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - content: its rows.
  ///   - header: what stands above them.
  ///   - footer: what stands below them.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: what stands above the rows.
  ///   - footer: what stands below them.
  ///   - content: the rows.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  ///
  /// - Parameters:
  ///   - content: its rows.
  ///   - header: what stands above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section without a footer.
  ///
  /// - Parameters:
  ///   - header: what stands above the rows.
  ///   - content: the rows.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without a header.
  ///
  /// - Parameters:
  ///   - content: its rows.
  ///   - footer: what stands below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section without a header.
  ///
  /// - Parameters:
  ///   - footer: what stands below the rows.
  ///   - content: the rows.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  ///
  /// - Parameter content: its rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - content: its rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Creates a section with a text as its header.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - content: its rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that a person folds and unfolds.
  ///
  /// - Parameters:
  ///   - isExpanded: whether its rows are there.
  ///   - content: the rows.
  ///   - header: what stands above them.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header, which a person folds and unfolds.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - isExpanded: whether its rows are there.
  ///   - content: the rows.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a text as its header, which a person folds and unfolds.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - isExpanded: whether its rows are there.
  ///   - content: the rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
