import SwiftUI
import TrifectaUI

/// Shows the seconds, and sends what a person does.
public struct TimekeeperScreen: View {
  private let store: Store<Timekeeper>

  public init(store: Store<Timekeeper>) {
    self.store = store
  }

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
