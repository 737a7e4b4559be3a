/// Whether the user can select texts.
public protocol TextSelectability {
  /// Whether texts are selectable.
  static var allowsSelection: Bool { get }
}

/// Selectable texts.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// `true`.
  public static var allowsSelection: Bool { true }
}

/// Texts that are not selectable.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// `false`.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Makes texts selectable.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Makes texts not selectable.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets the space between the lines of the texts in this view, in addition to the line spacing of the font.
  ///
  /// - Parameter lineSpacing: the space, in points. Negative values count as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where texts in this view are truncated. A browser truncates the end of texts with several lines, several
  /// fonts or a gradient.
  ///
  /// - Parameter mode: the truncation mode.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets the texts in this view shrink to fit before they are truncated.
  ///
  /// - Parameter factor: the minimum scale, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Allows tighter spacing between characters to fit the texts in this view. Browsers do not support tighter spacing.
  ///
  /// - Parameter flag: whether tighter spacing is allowed.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets whether the user can select the texts in this view. The default depends on the host: browsers allow
  /// selection.
  ///
  /// - Parameter selectability: `.enabled` or `.disabled`.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.paragraphAttributes.isSelectable, S.allowsSelection)
  }

  /// Sets the width of the font of the texts in this view, if the font has several widths.
  ///
  /// - Parameter width: the width; `nil` for the width of the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textAttributes.width, width)
  }

  /// Sets the scale of the texts in this view relative to their font.
  ///
  /// - Parameters:
  ///   - scale: `.default` or `.secondary`.
  ///   - isEnabled: `false` has no effect.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textAttributes.isSecondary) { if isEnabled { $0 = scale == .secondary } }
  }
}

extension Text {
  /// The scale of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size for secondary text.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets the scale of the text relative to its font.
  ///
  /// - Parameters:
  ///   - scale: `.default` or `.secondary`.
  ///   - isEnabled: `false` has no effect.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    return settingAttributes { $0.isSecondary = $0.isSecondary ?? (scale == .secondary) }
  }

  /// Sets the width of the text's font, if the font has several widths.
  ///
  /// - Parameter width: the width; `nil` for the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    settingAttributes { $0.width = $0.width ?? width }
  }
}
