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
  /// - Parameter limit: a range whose upper bound is the maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Reserves space for a minimum number of lines in the texts of this view.
  ///
  /// - Parameter limit: a range whose lower bound is the minimum number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LinesModifier(minimum: limit.lowerBound, maximum: nil))
  }

  /// Sets the minimum and the maximum number of lines of the texts in this view. A text with fewer lines than the
  /// minimum takes the space of the minimum number of lines.
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
