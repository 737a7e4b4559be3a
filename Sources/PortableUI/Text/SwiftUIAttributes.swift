extension AttributeScopes {
  /// The attributes of strings that texts are set by, beside Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// What a part is set in.
    public let font: FontAttribute
    /// The color of a part.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind a part.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a part.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below a part.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between letters, beside what the font has, in points.
    public let kern: KerningAttribute
    /// The space between letters, in points. It counts more than `kern`.
    public let tracking: TrackingAttribute
    /// How far a part stands above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What a part is, rather than how it is set. Foundation has it on Apple's platforms alone.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The attribute `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.Font"
    }

    /// The attribute `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// What stands for the attribute in what is encoded.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The attribute `inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What the part is.
      public typealias Value = InlinePresentationIntent
      /// What stands for the attribute in what is encoded.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of strings that texts are set by.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI's scope by its name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

/// What a part of an attributed string is, rather than how it is set.
///
/// Foundation has it on Apple's platforms alone.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each, as Foundation has them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Stands out; it is slanted.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Stands out more; it has thick strokes.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Is code; every letter is as wide as any other.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Does not count any more; a line goes through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
