// Files that the user chooses, and web pages.

// Kinds of elements.
extension ElementKind {
  /// A button that lets the user choose files. The host copies them to a place where the program can read them, under
  /// their original names, and keeps the copies for a limited time.
  public static let fileButton = ElementKind(rawValue: "fileButton")
  /// An embedded web page with the URL `source`. It fills the available space.
  public static let webView = ElementKind(rawValue: "webView")
}

extension AttributeKey {
  /// The files that a `fileButton` accepts. Without this attribute, all files are accepted.
  ///
  /// - Value: File extensions and media types, in the format of an HTML `accept` attribute.
  /// - Kinds: `fileButton`.
  public static let acceptedFiles = AttributeKey(rawValue: "acceptedFiles")

  /// Whether a `fileButton` accepts more than one file.
  ///
  /// - Value: A flag.
  /// - Kinds: `fileButton`.
  public static let takesSeveral = AttributeKey(rawValue: "takesSeveral")

  /// The URL of a `webView`.
  ///
  /// - Value: A URL, as a string.
  /// - Kinds: `webView`.
  public static let source = AttributeKey(rawValue: "source")
}

extension EventKind {
  /// The user has chosen or dropped files.
  ///
  /// - Value: ``AttributeValue/files(_:)``.
  /// - Kinds: `fileButton`, `dropTarget`.
  public static let files = EventKind(rawValue: "files")
}

extension Role {
  /// An embedded web page.
  public static let webPage = Role(rawValue: "webPage")
}
