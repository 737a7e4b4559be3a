import SwiftUI
import TrifectaUI

/// The screen of the timekeeper, which shows the seconds and sends actions.
public struct TimekeeperScreen: View {
  private let store: Store<Timekeeper>

  /// Creates the screen of a store.
  public init(store: Store<Timekeeper>) {
    self.store = store
  }

  /// The content of the screen.
  public var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text("\(store.seconds)")
          .font(.system(size: 72, weight: .light))
          .accessibilityLabel("Seconds")
          .accessibilityValue("\(store.seconds)")
        if store.isRunning {
          Button("Stop") { store.send(.stopTapped) }
            .buttonStyle(.bordered)
        } else {
          Button("Start") { store.send(.startTapped) }
            .buttonStyle(.borderedProminent)
        }
        Button("Reset") { store.send(.resetTapped) }
          .disabled(store.seconds == 0)
      }
      .padding()
      .navigationTitle("Sample")
    }
  }
}

#Preview("At rest") {
  TimekeeperScreen(store: Store(initialState: Timekeeper.State()) { Timekeeper() })
}
