import Elements
import ViewGraph

extension Section: View, GraphContent where Parent: View, Content: View, Footer: View {
  /// The header, the rows and the footer.
  public var body: some View {
    if isAbsent(header) {
      SectionEdge().sectionPart(.edge)
    } else {
      SectionHeader(header: header, isExpanded: isExpanded).sectionPart(.header)
    }
    if isExpanded?.wrappedValue ?? true { content }
    if isAbsent(footer) {
      SectionEdge().sectionPart(.edge)
    } else {
      footer.sectionPart(.footer)
    }
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - content: the rows of the section.
  ///   - header: the header.
  ///   - footer: the footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: the header.
  ///   - footer: the footer.
  ///   - content: the rows of the section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  ///
  /// - Parameters:
  ///   - content: the rows of the section.
  ///   - header: the header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section without a footer.
  ///
  /// - Parameters:
  ///   - header: the header.
  ///   - content: the rows of the section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section without a header.
  ///
  /// - Parameters:
  ///   - content: the rows of the section.
  ///   - footer: the footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section without a header.
  ///
  /// - Parameters:
  ///   - footer: the footer.
  ///   - content: the rows of the section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  ///
  /// - Parameter content: the rows of the section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the section.
  ///   - content: the rows of the section.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Creates a section with a text as its header.
  ///
  /// - Parameters:
  ///   - title: the title of the section.
  ///   - content: the rows of the section.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that the user can expand and collapse.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the section is expanded.
  ///   - content: the rows of the section.
  ///   - header: the header.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header. The user can expand and collapse the section.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the section.
  ///   - isExpanded: whether the section is expanded.
  ///   - content: the rows of the section.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a text as its header. The user can expand and collapse the section.
  ///
  /// - Parameters:
  ///   - title: the title of the section.
  ///   - isExpanded: whether the section is expanded.
  ///   - content: the rows of the section.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Returns whether a header or footer has no views, so that a list needs an edge in its place.
@MainActor
private func isAbsent(_ part: some View) -> Bool {
  part is EmptyView || (part as? any OptionalPart)?.isAbsent == true
}

/// A header or footer that may have no views.
@MainActor
private protocol OptionalPart {
  var isAbsent: Bool { get }
}

extension Optional: OptionalPart where Wrapped: View {
  fileprivate var isAbsent: Bool { self == nil }
}

extension SubviewsCollection: OptionalPart {
  fileprivate var isAbsent: Bool { isEmpty }
}
