extension Int {
  /// The number as an English ordinal: 1st, 2nd, 3rd, 4th, 11th, 21st.
  public var ordinal: String {
    let lastTwoDigits = magnitude % 100
    let suffix =
      switch (lastTwoDigits, magnitude % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(suffix)"
  }
}
