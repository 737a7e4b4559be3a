@usableFromInline
struct LinesModifier: EnvironmentModifier {
  let minimum: Int?
  let maximum: Int?

  @usableFromInline static var isPlain: Bool { true }

  @usableFromInline
  func change(_ values: inout EnvironmentValues) {
    values.lineLimit = maximum
    if minimum != nil || values.textAttributes.paragraph?.minimumLines != nil {
      values.paragraphAttributes.minimumLines = minimum
    }
  }
}

extension View {
  /// Limits the number of lines of the texts in this view. Longer texts are truncated with an ellipsis.
  ///
  /// - Parameter limit: the maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Reserves space for a minimum number of lines in the texts of this view.
  ///
  /// - Parameter limit: the minimum number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LinesModifier(minimum: limit.lowerBound, maximum: nil))
  }

  /// Sets the minimum and the maximum number of lines of the texts in this view. Shorter texts keep the space of the minimum.
  ///
  /// - Parameter limit: the range of the number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LinesModifier(minimum: limit.lowerBound, maximum: limit.upperBound))
  }

  /// Limits the number of lines of the texts in this view.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of lines, at least one.
  ///   - reservesSpace: whether shorter texts take the space of `limit` lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LinesModifier(minimum: reservesSpace ? limit : nil, maximum: limit))
  }
}
