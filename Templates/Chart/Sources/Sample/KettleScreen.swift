import SwiftUI
import TrifectaMachines
import TrifectaMachinesUI
import TrifectaUI

/// The screen of the kettle. The chart decides which buttons are enabled.
public struct KettleScreen: View {
  private let store: Store<Kettle>

  /// Creates the screen of a store.
  public init(store: Store<Kettle>) {
    self.store = store
  }

  /// The content of the screen.
  public var body: some View {
    NavigationStack {
      Form {
        Section {
          LabeledContent("Water", value: status)
          button("Switch On", .switchedOn)
          button("Switch Off", .switchedOff)
        }
        Section("Chart") {
          ScrollView([.horizontal, .vertical]) {
            MachineChart(of: store)
          }
          .frame(height: 240)
        }
      }
      .navigationTitle("Sample")
    }
  }

  private var status: String {
    switch store.phase {
    case .off: "Off"
    case .heating(let degrees): "\(degrees) °C"
    case .hot: "Hot"
    }
  }

  private func button(_ title: LocalizedStringKey, _ event: Kettle.Event) -> some View {
    Button(title) { store.send(event) }
      .disabled(Kettle.outcome(of: event, in: store.state) != .routed)
  }
}

#Preview("Off") {
  KettleScreen(store: Store(initialState: Configuration<Kettle>()) { Kettle() })
}
