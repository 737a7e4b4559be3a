extension Double {
  /// The value as a corner radius in the range from 0 to one million. An infinite radius means the largest that
  /// the sides allow; hosts limit it.
  var radius: Double { min(max(0, self), 1e6) }
}
