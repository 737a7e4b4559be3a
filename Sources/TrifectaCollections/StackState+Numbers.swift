extension StackState {
  /// Creates a path of new screens with given numbers.
  ///
  /// - Parameters:
  ///   - screens: the numbers and states of the screens, in order. Of several screens with the same number, the first is
  ///     kept.
  ///   - nextNumber: the number of the next screen that is pushed, at least one above all numbers.
  package init(screens: [(number: Int, state: State)], nextNumber: Int) {
    self.init()
    for (number, state) in screens where known(StackElementID(number)) == nil {
      self.nextNumber = number
      append(state)
    }
    self.nextNumber = Swift.max(nextNumber, (ids.map(\.number).max() ?? -1) + 1)
  }
}
