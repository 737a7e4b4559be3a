import Elements

/// The frame of one of an element's boxes.
struct ClientFrame: Equatable {
  var element: Int
  /// The index of the box; 0 is the element's own.
  var box: Int
  var frame: FrameValue

  /// Parses `box x y width height`.
  ///
  /// - Returns: `nil` if the text has a different form. The frame may still be invalid.
  init?(element: Int, _ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 5, let box = Int(words[0]), box >= 0, let numbers = numbers(words.dropFirst()) else {
      return nil
    }
    self.element = element
    self.box = box
    frame = FrameValue(origin: PointValue(x: numbers[0], y: numbers[1]), width: numbers[2], height: numbers[3])
  }
}

extension PressValue {
  /// Parses `phase x y originX originY seconds`, followed by `scale radians anchorX anchorY` for a two-finger gesture.
  ///
  /// - Returns: `nil` if the text has a different form.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6 || words.count == 10, let phase = Phase(rawValue: String(words[0])),
      let numbers = numbers(words.dropFirst())
    else { return nil }
    self.init(
      phase, at: PointValue(x: numbers[0], y: numbers[1]), origin: PointValue(x: numbers[2], y: numbers[3]),
      seconds: numbers[4],
      pinch: numbers.count == 5
        ? nil
        : PinchValue(scale: numbers[5], radians: numbers[6], anchor: PointValue(x: numbers[7], y: numbers[8])))
  }
}

/// Returns the words as numbers; `nil` if one of them is not a number.
private func numbers(_ words: ArraySlice<Substring>) -> [Double]? {
  var numbers: [Double] = []
  for word in words {
    guard let number = Double(word) else { return nil }
    numbers.append(number)
  }
  return numbers
}
