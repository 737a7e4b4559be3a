import Testing
import TrifectaTesting
import TrifectaUI

@testable import Sample

/// Tests of the features without a screen. A change or action that a test does not assert fails it.
@MainActor
struct GuideTests {
  private let porto = City.all[1]

  @Test("A page adds its city to the favorites")
  func addsFavorite() async {
    let store = TestStore(initialState: Guide.State()) { Guide() }
    await store.send(.cityTapped(porto)) { $0.path.append(CityPage.State(city: porto, isFavorite: false)) }
    await store.send(.path(.element(id: StackElementID(0), action: .favoriteTapped))) {
      $0.path[id: StackElementID(0)]?.isFavorite = true
    }
    await store.receive(.favoriteChanged(porto.id, isFavorite: true)) { $0.favorites = [porto.id] }
    await store.finish()
  }

  @Test("A favorite opens its page in the first tab")
  func opensFavorite() async {
    var state = Guide.State()
    state.tab = .favorites
    state.favorites = [porto.id]
    let store = TestStore(initialState: state) { Guide() }
    await store.send(.cityTapped(porto)) {
      $0.tab = .cities
      $0.path.append(CityPage.State(city: porto, isFavorite: true))
    }
    await store.finish()
  }
}
