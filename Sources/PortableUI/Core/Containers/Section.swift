/// A group of rows in a list, with an optional header and footer.
///
/// Outside a list it shows the header, the content and the footer one after the other.
@MainActor
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package let isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// Returns the section with its content replaced by the result of a closure.
  package func withContent<Other>(_ change: (Content) -> Other) -> Section<Parent, Other, Footer> {
    Section<Parent, Other, Footer>(header: header, content: change(content), footer: footer, isExpanded: isExpanded)
  }
}

extension Section where Footer == EmptyView {
  package init(rows: Content, header: Parent) {
    self.init(header: header, content: rows, footer: EmptyView(), isExpanded: nil)
  }
}
