import Elements

// These modifiers have no effect: the host's assistive technology handles the settings itself, or does not need them.
extension View {
  /// Sets the activation point of the view. Browsers ignore it and use the center.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Sets the activation point of the view. Browsers ignore it and use the center.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Exempts the view from color inversion. Browsers ignore it.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether the view accepts interaction by assistive technology. This has no effect.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Shows the view enlarged while it is pressed, for users of large text. This has no effect: browsers have zoom.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view enlarged while this one is pressed, for users of large text. This has no effect: browsers have
  /// zoom.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Sets the content type of texts in the view. This has no effect.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Sets whether punctuation is spoken. Browsers ignore it and use the user's speech settings.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether texts are spelled out. Browsers ignore it and use the user's speech settings.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of speech. Browsers ignore it and use the user's speech settings.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether announcements wait for the current speech. Browsers ignore it and use the user's speech settings.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Sets whether the text is spelled out. Browsers ignore it and use the user's speech settings.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Sets whether punctuation is spoken. Browsers ignore it and use the user's speech settings.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets the pitch of speech. Browsers ignore it and use the user's speech settings.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether announcements wait for the current speech. Browsers ignore it and use the user's speech settings.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets the content type of the text. This has no effect.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// The content type of a text.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Plain text.
  case plain
  /// Console input and output.
  case console
  /// File names and paths.
  case fileSystem
  /// Messages between people.
  case messaging
  /// Narrative text, such as in a book.
  case narrative
  /// Source code.
  case sourceCode
  /// Spreadsheet cells.
  case spreadsheet
  /// A word processing document.
  case wordProcessing
}
