import SwiftUI

/// The first task: a number, and a button that increments it. The number is state of the view.
public struct CounterTask: View {
  @State private var count = 0

  /// Creates the screen with the number 0.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    Form {
      LabeledContent("Count", value: "\(count)")
      Button("Count") { count += 1 }
    }
  }
}

#Preview("Counter") {
  CounterTask()
}
