extension String {
  /// The text with at most thirty combining marks in a row, as in Unicode's Stream-Safe Text Format (UAX #15, 13);
  /// further ones are dropped. O(length).
  ///
  /// String comparison sorts the marks of each character in quadratic time. Without a limit, a single text could block
  /// the server for minutes. No language needs more than thirty marks.
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

  /// Whether there are more marks in a row than the limit. O(length), but it looks up few of the scalars: the texts of
  /// fields are checked after each edit.
  fileprivate var hasLongRun: Bool {
    // If a run begins at `start`, it includes `last`, which is checked first because it usually is not a mark. Then the
    // next run begins after it.
    var start = startIndex
    while let last = index(start, offsetBy: Self.markLimit, limitedBy: endIndex), last < endIndex {
      var position = last
      while self[position].isCombiningMark {
        if position == start { return true }
        formIndex(before: &position)
      }
      start = index(after: position)
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether normalization may reorder the scalar, or scalars that it decomposes into. Other nonspacing marks are
  /// included too.
  fileprivate var isCombiningMark: Bool {
    switch value {
    // Looking up properties is slow. Most texts consist of Latin, Greek, Cyrillic and East Asian letters, which are not
    // combining marks.
    case ..<0x300, 0x370..<0x483, 0x48A..<0x591, 0x3400..<0xA000, 0xAC00..<0xD7A4: false
    default: properties.canonicalCombiningClass != .notReordered || properties.generalCategory == .nonspacingMark
    }
  }
}
