extension Double {
  /// How far corners are rounded: without end is as far as the sides allow, which hosts know.
  var radius: Double { min(max(0, self), 1e6) }
}
