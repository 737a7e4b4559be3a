// The built-in label styles.

/// The default label style, which shows the icon and the title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style, which shows the icon and the title.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label style that shows only the icon. The title is its accessibility label.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows only the icon. The title is its accessibility label.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that shows only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A label style that shows the icon followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of a label.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows the icon followed by the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
