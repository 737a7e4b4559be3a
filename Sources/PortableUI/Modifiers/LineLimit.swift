@usableFromInline
struct LinesModifier: EnvironmentModifier {
  let minimum: Int?
  let maximum: Int?

  @usableFromInline static var isPlain: Bool { true }

  @usableFromInline
  func change(_ values: inout EnvironmentValues) {
    values.lineLimit = maximum
    if minimum != nil || values.textLook.paragraph?.minimumLines != nil { values.paragraphLook.minimumLines = minimum }
  }
}

extension View {
  /// Limits how many lines the texts in this view have. What does not fit is left out, and an ellipsis says so.
  ///
  /// - Parameter limit: up to how many.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Leaves room for some lines in the texts of this view, however few they have.
  ///
  /// - Parameter limit: from how many on.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LinesModifier(minimum: limit.lowerBound, maximum: nil))
  }

  /// Limits how many lines the texts in this view have, and leaves room for some, however few they have.
  ///
  /// - Parameter limit: from how many on, and up to how many.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LinesModifier(minimum: limit.lowerBound, maximum: limit.upperBound))
  }

  /// Limits how many lines the texts in this view have.
  ///
  /// - Parameters:
  ///   - limit: how many, at least one.
  ///   - reservesSpace: whether there is room for as many, however few they have.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LinesModifier(minimum: reservesSpace ? limit : nil, maximum: limit))
  }
}
