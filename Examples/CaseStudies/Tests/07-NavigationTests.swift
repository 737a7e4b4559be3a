import Foundation
import ScreenTesting
import Testing
import TrifectaTesting
import TrifectaUI

@testable import CaseStudies

@Suite("Case study: navigation")
@MainActor
struct NavigationTests {
  private let soups = CookbookPage.State.category(CategoryPage.State(name: "Soups"))
  private let minestrone = CookbookPage.State.recipe(RecipePage.State(name: "Minestrone"))

  @Test("A page requests the next page, and the parent pushes it")
  func pushes() async {
    let store = TestStore(initialState: Cookbook.State()) { Cookbook() }
    await store.send(.categoryTapped("Soups")) { $0.path = [soups] }
    let recipeTapped = CookbookPage.Action.category(.recipeTapped("Minestrone"))
    await store.send(.path(.element(id: StackElementID(0), action: recipeTapped)))
    await store.receive(.requested(.open(recipe: "Minestrone"))) { $0.path.append(minestrone) }
    await store.finish()
  }

  @Test("A link replaces the path, and an unknown link opens the root")
  func opensLinks() async {
    let breads = CookbookPage.State.category(CategoryPage.State(name: "Breads"))
    let focaccia = CookbookPage.State.recipe(RecipePage.State(name: "Focaccia"))
    let store = TestStore(initialState: Cookbook.State(path: [soups, minestrone])) { Cookbook() }
    await store.send(.linkOpened(path: "/Breads/Focaccia")) { $0.path.replaceAll(with: [breads, focaccia]) }
    await store.send(.linkOpened(path: "/Breads/Minestrone")) { $0.path.removeAll() }
  }

  @Test("Done on the last page returns to the root")
  func returnsToRoot() async {
    let store = TestStore(initialState: Cookbook.State(path: [soups, minestrone])) { Cookbook() }
    await store.send(.path(.element(id: StackElementID(1), action: .recipe(.doneTapped))))
    await store.receive(.requested(.returnToRoot)) { $0.path.removeAll() }
    await store.finish()
  }

  @Test("The screen pushes pages, goes back by one page and returns to the root")
  func screen() async throws {
    let screen = await Screen { NavigationStudy() }
    try await screen.tap("Breads")
    try await screen.tap("Baguette")
    try await screen.step("Servings: 2", by: 1)
    #expect(screen.contains("Servings: 3"))
    try await screen.goBack()
    try await screen.tap("Focaccia")
    #expect(screen.contains("Servings: 2"))
    try await screen.tap("Done")
    #expect(screen.contains("Soups"))
    #expect(!screen.contains("Baguette"))
  }

  @Test("A URL opens its page, and going back shows the category of the recipe")
  func opensURL() async throws {
    let screen = await Screen { NavigationStudy() }
    let url = try #require(URL(string: "cookbook:/Soups/Gazpacho"))
    #expect(await screen.open(url))
    #expect(screen.contains("Servings: 2"))
    try await screen.goBack()
    #expect(screen.contains(.button("Minestrone")))
    try await screen.goBack()
    #expect(screen.contains(.button("Breads")))
  }
}
