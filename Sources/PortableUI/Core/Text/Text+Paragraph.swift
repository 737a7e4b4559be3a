/// The alignment of the lines of a text.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// Centered.
  case center
  /// At the trailing edge.
  case trailing
}

extension Text {
  /// The letter case of a text.
  public enum Case: Hashable, Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

// Texts read these values from `textAttributes`, on which they depend anyway. Each value also has a separate key, so
// that a view that reads only one of the values does not depend on the others.
extension EnvironmentValues {
  /// The maximum number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      textAttributes.lineLimit = newValue
    }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      textAttributes.alignment = newValue
    }
  }

  /// The letter case of texts; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      textAttributes.letterCase = newValue
    }
  }
}

extension View {
  /// Limits the number of lines of texts in this view. A text that does not fit is truncated with an ellipsis.
  ///
  /// - Parameter number: the maximum number of lines, at least one; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the alignment of the lines of texts in this view.
  ///
  /// - Parameter alignment: the alignment.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the letter case of texts in this view, by the rules of the environment's locale.
  ///
  /// - Parameter textCase: the letter case; `nil` leaves texts unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
