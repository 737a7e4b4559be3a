import Sample
import SwiftUI
import TrifectaUI

#if canImport(TrifectaWeb)
  import TrifectaWeb
#endif

@main
struct SampleApp: App {
  @State private var store = Store(initialState: Timekeeper.State()) { Timekeeper() }

  var body: some Scene {
    WindowGroup("Sample") {
      TimekeeperScreen(store: store)
    }
  }
}
