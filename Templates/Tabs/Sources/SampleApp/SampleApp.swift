import Sample
import SwiftUI
import TrifectaUI

#if canImport(TrifectaWeb)
  import TrifectaWeb
#endif

@main
struct SampleApp: App {
  @State private var store = Store(initialState: Guide.State()) { Guide() }

  var body: some Scene {
    WindowGroup("Sample") {
      GuideScreen(store: store)
    }
  }
}
