import Sample
import SwiftUI

#if canImport(TrifectaWeb)
  import TrifectaWeb
#endif

@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup("Sample") {
      ChecklistScreen()
    }
  }
}
