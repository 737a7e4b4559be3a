// The platform's styles of labels.

/// As the platform shows labels where nothing is said of them: icon and title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the platform shows labels where nothing is said of them: icon and title.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon alone. Assistive technology says the title.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone. Assistive technology says the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon and, after it, the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and, after it, the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
