import Elements
import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("Boundary of a sheet")
struct SheetBoundaryTests {
  @Test("The bar settings in a sheet do not apply to the screen behind the sheet")
  func bars() async throws {
    struct Home: View {
      @State private var isShown = false
      var body: some View {
        TabView {
          NavigationStack {
            Button("present") { isShown = true }.navigationTitle("Home").containerBackground(.red, for: .navigation)
              .sheet(isPresented: $isShown) {
                Text("front").navigationBarTitleDisplayMode(.inline).toolbar(.hidden, for: .navigationBar)
                  .toolbar(.hidden, for: .tabBar).containerBackground(.blue, for: .navigation)
              }
          }
          .tabItem { Text("One") }
        }
      }
    }
    let screen = await Screen { Home() }
    func bars() -> [[AttributeKey: AttributeValue]] {
      [.navigationBar, .navigationTitle, .tabBar, .page].flatMap { (kind: ElementKind) in screen.attributes(of: kind) }
    }
    let before = bars()
    try await screen.tap("present")
    #expect(screen.contains("front"))
    #expect(before.count >= 3 && bars() == before)
  }
}
