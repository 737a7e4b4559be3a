import Elements
import IssueReporting
import ViewGraph

/// A view that embeds a web page.
///
/// ```swift
/// WebView(url: URL(string: "/prime-time"))
///   .frame(width: 390, height: 844)
///   .accessibilityLabel("Prime time")
/// ```
///
/// A web view fills the available space. A URL without a scheme is relative to the page that shows the screen. A
/// browser blocks a page if the server of the page does not allow embedding. By default, TrifectaWeb does not allow
/// embedding of its pages: see `WebOptions.framesOwnPages`.
public struct WebView: View {
  private let url: URL?

  /// A web view has no body.
  public typealias Body = Never

  /// Creates a web view.
  ///
  /// - Parameter url: the page's URL, with the scheme `http` or `https` or relative to the screen's page; `nil` for an
  ///   empty view. Any other scheme is reported as an issue, and the view stays empty.
  public init(url: URL?) {
    self.url = url
  }

  /// Creates a node with a web view element.
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
      reportIssue("A web view loads only http and https URLs, not \(url.absoluteString.escapedForLog()).")
      return
    }
    writer[.source] = .string(url.absoluteString)
  }
}

extension Schema {
  fileprivate static let webView = Schema(.webView, role: .webPage, value: .source)
}
