extension String {
  /// The text with at most thirty combining marks in a row, as in Unicode's Stream-Safe Text Format (UAX #15, 13); further ones are dropped.
  ///
  /// Comparing two strings sorts the marks of each character, which takes the square of their number: without a limit, one text keeps a
  /// server busy for minutes. No language needs more than thirty. O(length).
  var limitingCombiningMarks: String {
    guard utf8.contains(where: { $0 >= 0xCC }), unicodeScalars.hasLongRun else { return self }
    var count = 0
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      count = scalar.isCombiningMark ? count + 1 : 0
      if count <= UnicodeScalarView.markLimit { result.append(scalar) }
    }
    return String(result)
  }
}

extension String.UnicodeScalarView {
  fileprivate static let markLimit = 30

  fileprivate var hasLongRun: Bool {
    var count = 0
    for scalar in self {
      count = scalar.isCombiningMark ? count + 1 : 0
      if count > Self.markLimit { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether normalization may reorder the scalar, or scalars that it decomposes into. Nonspacing marks of other kinds count as well.
  fileprivate var isCombiningMark: Bool {
    switch value {
    // Looking up properties is slow: most texts consist of Latin, Greek, Cyrillic and East Asian letters, which have none of these.
    case ..<0x300, 0x370..<0x483, 0x48A..<0x591, 0x3400..<0xA000, 0xAC00..<0xD7A4: false
    default: properties.canonicalCombiningClass != .notReordered || properties.generalCategory == .nonspacingMark
    }
  }
}
