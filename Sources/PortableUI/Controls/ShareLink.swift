import Elements
import ViewGraph

/// A button that shares something in the way of the platform: a browser asks where to, or copies it.
public struct ShareLink<Label: View>: View {
  private let message: Text?
  private let item: String
  private let label: Label

  /// A share link has no body.
  public typealias Body = Never

  private init(_ message: Text?, _ item: String, label: Label) {
    self.message = message
    self.item = item
    self.label = label
  }

  /// Creates a button that shares a URL.
  ///
  /// - Parameters:
  ///   - item: the URL.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - label: what stands on the button.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(message, item.absoluteString, label: label())
  }

  /// Creates a button that shares a text.
  ///
  /// - Parameters:
  ///   - item: the text.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  ///   - label: what stands on the button.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(message, item, label: label())
  }

  /// Makes a node with a button element that contains the label.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ShareLink where Label == PortableUI.Label<Text, Image> {
  /// Creates a button that shares a URL and says so.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label("Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a button with a text on it that shares a URL.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a button with a text on it that shares a URL.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(title, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a button that shares a text and says so.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label("Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a button with a text on it that shares a text.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a button with a text on it that shares a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - item: what is shared.
  ///   - subject: a title for it. A browser has no place for that.
  ///   - message: stands beside it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(title, systemImage: "square.and.arrow.up")
    }
  }
}

extension ShareLink: ElementContent {
  package static var schema: Schema { .shareLink }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    let message = message?.string(in: EnvironmentValues(scope: writer.environment))
    writer[.shared] = .string(message.map { "\($0)\n\(item)" } ?? item)
    writer.describeControl()
    writer.describeLooks(style: EnvironmentValues(scope: writer.environment).buttonLook.platform)
  }

  package func isDescribed(like other: Self) -> Bool { item == other.item && message == other.message }
}

extension Schema {
  fileprivate static let shareLink = Schema(.shareLink, role: .button, name: .texts, isFocusable: true)
}

extension ElementKind {
  /// A button that shares a text, in the way of the host.
  package static let shareLink = ElementKind(rawValue: "shareLink")
}

extension AttributeKey {
  /// Of a `shareLink`: the text.
  package static let shared = AttributeKey(rawValue: "shared")
}
