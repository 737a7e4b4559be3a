import ScreenTesting
import Testing
import TrifectaUI

// snippet: view-states-screen
struct HeadlinesScreen: View {
  let store: Store<Headlines>

  var body: some View {
    ViewStateView(store.scope(Headlines.titles)) { titles in
      ForEach(titles, id: \.self) { Text($0) }
    }
  }
}
// end

// snippet: view-states-parts
struct QuietHeadlinesScreen: View {
  let store: Store<Headlines>

  var body: some View {
    ViewStateView(store.scope(Headlines.titles)) { titles in
      ForEach(titles, id: \.self) { Text($0) }
    } empty: { _ in
      Text("No news is good news")
    }
  }
}
// end

@MainActor
@Suite("ShowingLoadedValues.md")
struct ViewStatesTests {
  private func makeStore(_ titles: [String]) -> Store<Headlines> {
    Store(initialState: Headlines.State()) {
      Headlines()
    } withDependencies: {
      $0.headlines = { titles }
    }
  }

  @Test("The screen loads its value when it appears, and shows it")
  func loads() async {
    let screen = await Screen { HeadlinesScreen(store: makeStore(["Rain"])) }
    #expect(screen.contains("Rain"))
  }

  @Test("The view for an empty value can be replaced")
  func parts() async {
    let screen = await Screen { QuietHeadlinesScreen(store: makeStore([])) }
    #expect(screen.contains("No news is good news"))
  }
}
