import Elements

/// Where one of the boxes of an element is on the page.
struct ClientFrame: Equatable {
  var element: Int
  /// Which of the boxes, from the element's own.
  var box: Int
  var frame: FrameValue

  /// Reads `box x y width height`.
  ///
  /// - Returns: `nil` for a text of another form. A frame may be none all the same.
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
  /// Reads `phase x y originX originY seconds`, and for two fingers `scale radians anchorX anchorY` after it.
  ///
  /// - Returns: `nil` for a text of another form.
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

/// The numbers that words stand for; `nil` where one of them is none.
private func numbers(_ words: ArraySlice<Substring>) -> [Double]? {
  var numbers: [Double] = []
  for word in words {
    guard let number = Double(word) else { return nil }
    numbers.append(number)
  }
  return numbers
}
