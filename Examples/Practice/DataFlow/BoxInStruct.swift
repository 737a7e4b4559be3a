import SwiftUI

/// A struct with a box that is created outside of the view. The box stores a value as `State` does, but does not notify
/// the view.
struct BoxInStruct: View {
  final class Box<Value> {
    var wrappedValue: Value

    init(_ value: Value) {
      wrappedValue = value
    }
  }

  struct Score {
    let answered = Box(0)
  }

  let score: Score
  let look: Look

  var body: some View {
    Tally(score.answered.wrappedValue) {
      score.answered.wrappedValue += 1
      look.notebook.number = score.answered.wrappedValue
    }
  }
}
