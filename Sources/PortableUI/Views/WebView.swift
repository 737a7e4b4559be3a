import Elements
import IssueReporting
import ViewGraph

/// Shows a web page inside of a screen.
///
/// ```swift
/// WebView(url: URL(string: "/prime-time"))
///   .frame(width: 390, height: 844)
///   .accessibilityLabel("Prime time")
/// ```
///
/// It takes all the space that it is offered. An address without a scheme is a page beside the screen's own. A browser shows no page
/// of which the host does not say that it may: see `WebOptions.framesOwnPages` of TrifectaWeb, whose pages frame no others.
public struct WebView: View {
  private let url: URL?

  /// A web view has no body.
  public typealias Body = Never

  /// Creates a view of a page.
  ///
  /// - Parameter url: where the page is, at a host by `http` or `https`, or beside the screen's own; `nil` for none yet. Any other
  ///   address is reported and not shown.
  public init(url: URL?) {
    self.url = url
  }

  /// Makes a node with one element.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension WebView: ElementContent {
  package static var schema: Schema { .webView }
  package var children: NoContent { NoContent() }

  package func describe(_ writer: inout ElementWriter) {
    guard let url else { return }
    guard ["http", "https", nil].contains(url.scheme?.lowercased()) else {
      reportIssue("A web view shows pages by http and https, and not \(url.absoluteString.escapedForLog()).")
      return
    }
    writer[.source] = .string(url.absoluteString)
  }
}

extension Schema {
  fileprivate static let webView = Schema(.webView, role: .webPage, value: .source)
}

extension Role {
  /// A page of the web inside of a screen.
  public static let webPage = Role(rawValue: "webPage")
}

extension ElementKind {
  /// A page of the web, from its `source`, as large as there is space.
  package static let webView = ElementKind(rawValue: "webView")
}

extension AttributeKey {
  /// Of a `webView`: the page's address.
  package static let source = AttributeKey(rawValue: "source")
}
