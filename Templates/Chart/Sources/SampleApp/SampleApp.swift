import Sample
import SwiftUI
import TrifectaMachines
import TrifectaUI

#if canImport(TrifectaWeb)
  import TrifectaWeb
#endif

@main
struct SampleApp: App {
  @State private var store = Store(initialState: Configuration<Kettle>()) { Kettle() }

  var body: some Scene {
    WindowGroup("Sample") {
      KettleScreen(store: store)
    }
  }
}
