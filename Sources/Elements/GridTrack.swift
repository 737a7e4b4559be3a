/// The size of a column or a row of a grid.
public struct GridTrack: Hashable, Sendable {
  /// The minimum size in points.
  public var minimum: Double
  /// The maximum size in points, or `nil` if it is unlimited.
  public var maximum: Double?
  /// Whether the track repeats as often as fits into the available space.
  public var repeats: Bool

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - minimum: the minimum size in points.
  ///   - maximum: the maximum size in points, or `nil` if it is unlimited.
  ///   - repeats: whether the track repeats as often as fits into the available space.
  public init(minimum: Double, maximum: Double? = nil, repeats: Bool = false) {
    self.minimum = minimum
    self.maximum = maximum
    self.repeats = repeats
  }
}

extension GridTrack: CustomStringConvertible {
  /// The limits, followed by `*` if the track repeats.
  public var description: String {
    let limits = maximum == minimum ? "\(minimum)" : "\(minimum)…\(maximum.map { "\($0)" } ?? "")"
    return limits + (repeats ? "*" : "")
  }
}
