extension Double {
  /// The value as a corner radius, limited to the range from 0 to one million. Hosts limit a radius to the size of the
  /// rectangle, so an infinite radius results in the largest possible corners.
  package var radius: Double { min(max(0, self), 1e6) }
}
