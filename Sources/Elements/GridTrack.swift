/// How wide a column of a grid is, or how high a row.
public struct GridTrack: Hashable, Sendable {
  /// At least so many points.
  public var minimum: Double
  /// At most so many points; `nil` for as many as there are.
  public var maximum: Double?
  /// Whether there are as many such columns as there is space for.
  public var repeats: Bool

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - minimum: at least so many points.
  ///   - maximum: at most so many points; `nil` for as many as there are.
  ///   - repeats: whether there are as many such columns as there is space for.
  public init(minimum: Double, maximum: Double? = nil, repeats: Bool = false) {
    self.minimum = minimum
    self.maximum = maximum
    self.repeats = repeats
  }
}

extension GridTrack: CustomStringConvertible {
  /// The limits, and `*` where there are several.
  public var description: String {
    let limits = maximum == minimum ? "\(minimum)" : "\(minimum)…\(maximum.map { "\($0)" } ?? "")"
    return limits + (repeats ? "*" : "")
  }
}
