import Elements

// What a host's own assistive technology sees to by itself, or has no need of: these change nothing there.
extension View {
  /// Says where assistive technology presses the view. A browser presses it in its middle.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Says where assistive technology presses the view. A browser presses it in its middle.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Keeps the view's colors where the person has all others inverted. A browser decides that.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Says whether a person can do something with the view: where not, assistive technology does not offer it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Shows the view large while it is held, where the person prefers large texts. A browser's zoom does that for all.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while this one is held, where the person prefers large texts. A browser's zoom does that for all.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Says what kind of text it is.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Has each mark in the texts of the view spoken. A browser's speech is the person's own.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has the texts of the view spoken letter by letter. A browser's speech is the person's own.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Has the texts of the view spoken higher or lower. A browser's speech is the person's own.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has what is said of the view said after what is being said. A browser's speech is the person's own.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Adds more that assistive technology may tell of the view when it is asked: a hint.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityHint(label + Text(verbatim: ": ") + value)
  }

  /// Adds more that assistive technology may tell of the view when it is asked: a hint.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds more that assistive technology may tell of the view when it is asked: a hint.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds more that assistive technology may tell of the view when it is asked: a hint.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

extension Text {
  /// Has the text spoken letter by letter. A browser's speech is the person's own.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Has each mark in the text spoken. A browser's speech is the person's own.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Has the text spoken higher or lower. A browser's speech is the person's own.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Has the text said after what is being said. A browser's speech is the person's own.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Says what kind of text it is.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// What kind of text something is.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Any.
  case plain
  /// What is typed to a computer.
  case console
  /// Names of files.
  case fileSystem
  /// What people write to each other.
  case messaging
  /// A story.
  case narrative
  /// Code.
  case sourceCode
  /// Numbers in rows and columns.
  case spreadsheet
  /// A text with pages.
  case wordProcessing
}

/// When more is told of a view.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let isHigh: Bool

  /// When a person asks.
  public static let `default` = AccessibilityCustomContentImportance(isHigh: false)
  /// At once.
  public static let high = AccessibilityCustomContentImportance(isHigh: true)
}
