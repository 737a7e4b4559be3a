extension AttributeScopes {
  /// The text attributes of SwiftUI, in addition to Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough style.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline style.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning: the additional space between letters, in points.
    public let kern: KerningAttribute
    /// The tracking: the additional space between letters, in points. It takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The offset from the baseline, upwards, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The semantic style of the text. Foundation provides this attribute only on Apple's platforms.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The attribute `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.Font"
    }

    /// The attribute `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line style.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line style.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The attribute `inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// An inline presentation intent.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute in encoded strings.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The text attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of SwiftUI's scope for a key path.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

/// The semantic style of a part of an attributed string.
///
/// Foundation provides this type only on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each intent, with the same values as in Foundation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Deleted text, shown with a strikethrough line.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
