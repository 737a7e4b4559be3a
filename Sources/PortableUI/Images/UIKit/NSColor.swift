// The names of the colors come from AppKit.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

#if !canImport(AppKit)
  /// A color, by the name of its type in AppKit.
  public typealias NSColor = UIColor

  extension UIColor {
    /// The AppKit color `windowBackgroundColor`.
    public static let windowBackgroundColor = UIColor(platform: "systemBackground")
    /// The AppKit color `controlBackgroundColor`.
    public static let controlBackgroundColor = UIColor(platform: "secondarySystemBackground")
    /// The AppKit color `textBackgroundColor`.
    public static let textBackgroundColor = UIColor(platform: "systemBackground")
    /// The AppKit color `underPageBackgroundColor`.
    public static let underPageBackgroundColor = UIColor(platform: "systemGroupedBackground")
    /// The AppKit color `controlColor`.
    public static let controlColor = UIColor(platform: "tertiarySystemBackground")
    /// The AppKit color `labelColor`.
    public static let labelColor = UIColor(platform: "primary")
    /// The AppKit color `textColor`.
    public static let textColor = UIColor(platform: "primary")
    /// The AppKit color `controlTextColor`.
    public static let controlTextColor = UIColor(platform: "primary")
    /// The AppKit color `secondaryLabelColor`.
    public static let secondaryLabelColor = UIColor(platform: "secondary")
    /// The AppKit color `tertiaryLabelColor`.
    public static let tertiaryLabelColor = UIColor(platform: "tertiary")
    /// The AppKit color `quaternaryLabelColor`.
    public static let quaternaryLabelColor = UIColor(platform: "quaternary")
    /// The AppKit color `placeholderTextColor`.
    public static let placeholderTextColor = UIColor(platform: "placeholderText")
    /// The AppKit color `separatorColor`.
    public static let separatorColor = UIColor(platform: "separator")
    /// The AppKit color `gridColor`.
    public static let gridColor = UIColor(platform: "separator")
    /// The AppKit color `controlAccentColor`.
    public static let controlAccentColor = UIColor(platform: "accentColor")
    /// The AppKit color `linkColor`.
    public static let linkColor = UIColor(platform: "accentColor")
    /// The AppKit color `selectedContentBackgroundColor`.
    public static let selectedContentBackgroundColor = UIColor(platform: "accentColor")
    /// The AppKit color `selectedControlColor`.
    public static let selectedControlColor = UIColor(platform: "systemFill")
    /// The AppKit color `unemphasizedSelectedContentBackgroundColor`.
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
