/// Whether a person can select texts.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// They can be.
  public static var allowsSelection: Bool { true }
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// They cannot be.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets the space between the lines of the texts in this view, beside what their font has.
  ///
  /// - Parameter lineSpacing: in points; less than nothing is nothing.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Says where what does not fit is left out of the texts in this view. A browser always leaves out the end.
  ///
  /// - Parameter mode: where.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets the texts in this view shrink to fit, before anything is left out.
  ///
  /// - Parameter factor: to which part of their size, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the letters of the texts in this view come closer together to fit. A browser leaves them where they are.
  ///
  /// - Parameter flag: whether they may.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Says whether a person can select the texts in this view. Where nothing is said, the host decides: browsers let them.
  ///
  /// - Parameter selectability: `.enabled` or `.disabled`.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.paragraphLook.isSelectable, S.allowsSelection)
  }

  /// Sets how wide the letters of the texts in this view are, where their font has several widths.
  ///
  /// - Parameter width: how wide; `nil` leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textLook.width, width)
  }

  /// Makes the texts in this view as large as they are, or as what says more of something that stands before it.
  ///
  /// - Parameters:
  ///   - scale: `.default` or `.secondary`.
  ///   - isEnabled: `false` changes nothing.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textLook.isSecondary) { if isEnabled { $0 = scale == .secondary } }
  }
}

extension Text {
  /// How large a text is beside its font.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// As its font is.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller: it says more of something that stands before it.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Makes the text as large as its font is, or smaller.
  ///
  /// - Parameters:
  ///   - scale: `.default` or `.secondary`.
  ///   - isEnabled: `false` changes nothing.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    return looking { $0.isSecondary = $0.isSecondary ?? (scale == .secondary) }
  }

  /// Sets how wide the letters are, where the font has several widths.
  ///
  /// - Parameter width: how wide; `nil` leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    looking { $0.width = $0.width ?? width }
  }
}
