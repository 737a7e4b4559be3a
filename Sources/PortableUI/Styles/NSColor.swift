// The names are AppKit's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

#if !canImport(AppKit)
  /// A color, by the name of its type in AppKit.
  public typealias NSColor = UIColor

  extension UIColor {
    /// A Mac's `windowBackgroundColor`.
    public static let windowBackgroundColor = UIColor(platform: "systemBackground")
    /// A Mac's `controlBackgroundColor`.
    public static let controlBackgroundColor = UIColor(platform: "secondarySystemBackground")
    /// A Mac's `textBackgroundColor`.
    public static let textBackgroundColor = UIColor(platform: "systemBackground")
    /// A Mac's `underPageBackgroundColor`.
    public static let underPageBackgroundColor = UIColor(platform: "systemGroupedBackground")
    /// A Mac's `controlColor`.
    public static let controlColor = UIColor(platform: "tertiarySystemBackground")
    /// A Mac's `labelColor`.
    public static let labelColor = UIColor(platform: "primary")
    /// A Mac's `textColor`.
    public static let textColor = UIColor(platform: "primary")
    /// A Mac's `controlTextColor`.
    public static let controlTextColor = UIColor(platform: "primary")
    /// A Mac's `secondaryLabelColor`.
    public static let secondaryLabelColor = UIColor(platform: "secondary")
    /// A Mac's `tertiaryLabelColor`.
    public static let tertiaryLabelColor = UIColor(platform: "tertiary")
    /// A Mac's `quaternaryLabelColor`.
    public static let quaternaryLabelColor = UIColor(platform: "quaternary")
    /// A Mac's `placeholderTextColor`.
    public static let placeholderTextColor = UIColor(platform: "placeholderText")
    /// A Mac's `separatorColor`.
    public static let separatorColor = UIColor(platform: "separator")
    /// A Mac's `gridColor`.
    public static let gridColor = UIColor(platform: "separator")
    /// A Mac's `controlAccentColor`.
    public static let controlAccentColor = UIColor(platform: "accentColor")
    /// A Mac's `linkColor`.
    public static let linkColor = UIColor(platform: "accentColor")
    /// A Mac's `selectedContentBackgroundColor`.
    public static let selectedContentBackgroundColor = UIColor(platform: "accentColor")
    /// A Mac's `selectedControlColor`.
    public static let selectedControlColor = UIColor(platform: "systemFill")
    /// A Mac's `unemphasizedSelectedContentBackgroundColor`.
    public static let unemphasizedSelectedContentBackgroundColor = UIColor(platform: "systemGray5")
  }

  extension Color {
    /// Creates a color from an AppKit color.
    public init(nsColor: NSColor) {
      self.init(uiColor: nsColor)
    }
  }

  /// An image, by the name of its type in AppKit.
  public typealias NSImage = UIImage

  extension Image {
    /// Creates an image from an AppKit image.
    ///
    /// - Parameter nsImage: the image.
    nonisolated public init(nsImage: NSImage) {
      self.init(uiImage: nsImage)
    }
  }
#endif
