import Elements
import ViewGraph

/// A button that shares a URL or a text. A browser opens its share sheet, or copies the text if it has no share
/// sheet.
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

  /// Creates a share link for a URL, with a custom label.
  ///
  /// - Parameters:
  ///   - item: the URL to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - label: the label of the button.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(message, item.absoluteString, label: label())
  }

  /// Creates a share link for a text, with a custom label.
  ///
  /// - Parameters:
  ///   - item: the text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  ///   - label: the label of the button.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(message, item, label: label())
  }

  /// Creates a node with a button element that contains the label.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ShareLink where Label == PortableControls.Label<Text, Image> {
  /// Creates a share link for a URL, with the default label.
  ///
  /// - Parameters:
  ///   - item: the URL to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(platform: "Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a share link for a URL, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - item: the URL to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a share link for a URL, with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - item: the URL to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(title, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a share link for a URL, with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - item: the URL to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.label(title) }
  }

  /// Creates a share link for a text, with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - item: the text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Self.label(title) }
  }

  private static func label(_ title: Text) -> Label {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Creates a share link for a text, with the default label.
  ///
  /// - Parameters:
  ///   - item: the text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(platform: "Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a share link for a text, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - item: the text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a share link for a text, with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - item: the text to share.
  ///   - subject: the subject of the shared item. Browsers ignore it.
  ///   - message: a text to share together with the item.
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
    writer.describeControlAppearance(style: EnvironmentValues(scope: writer.environment).anyButtonStyle.platform)
  }

  package func isDescribed(like other: Self) -> Bool { item == other.item && message == other.message }
}

extension Schema {
  fileprivate static let shareLink = Schema(.shareLink, role: .button, name: .texts, isFocusable: true)
}
