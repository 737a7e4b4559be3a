/// On which side the lines of a text begin or end together.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

extension Text {
  /// Which letters all of a text is written in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
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

// Texts read these from `textLook`, which they ask for anyway; views that ask for one depend on that one alone.
extension EnvironmentValues {
  /// How many lines of a text are shown; `nil` for all.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set {
      self[LineLimitKey.self] = newValue
      textLook.lineLimit = newValue
    }
  }

  /// On which side the lines of a text begin or end together.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      textLook.alignment = newValue
    }
  }

  /// Which letters texts are written in; `nil` for those that they have.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set {
      self[TextCaseKey.self] = newValue
      textLook.letterCase = newValue
    }
  }
}

extension View {
  /// Limits how many lines the texts in this view have. What does not fit is left out, and an ellipsis says so.
  ///
  /// - Parameter number: how many, at least one; `nil` for as many as there are.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Says on which side the lines of the texts in this view begin or end together.
  ///
  /// - Parameter alignment: which side.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Writes the texts in this view in capitals or in small letters, as the environment's locale has them.
  ///
  /// - Parameter textCase: which; `nil` for those that they have.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
