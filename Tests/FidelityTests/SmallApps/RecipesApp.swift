import ScreenTesting
import SwiftUI
import Testing

// Recipes with favorites, in the style of 2025.

@Observable
private final class Recipe: Identifiable, Hashable {
  struct Ingredient: Identifiable, Hashable {
    let id: Int
    var name: String
    var grams: Double
    var isThere = false
  }

  let id: Int
  var title: String
  var isFavorite = false
  var servings = 2
  var ingredients: [Ingredient]

  init(id: Int, title: String, ingredients: [Ingredient]) {
    self.id = id
    self.title = title
    self.ingredients = ingredients
  }

  static func == (lhs: Recipe, rhs: Recipe) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A service whose requests suspend until the test answers.
@MainActor
private final class RecipeService {
  private var answer: Result<[Recipe], any Error>?
  private var waiting: [CheckedContinuation<[Recipe], any Error>] = []
  private(set) var requests = 0

  func recipes() async throws -> [Recipe] {
    requests += 1
    if let answer { return try answer.get() }
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func answer(_ result: Result<[Recipe], any Error>) {
    answer = result
    for continuation in waiting { continuation.resume(with: result) }
    waiting = []
  }
}

private struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline" }
}

extension EnvironmentValues {
  @Entry fileprivate var unit = UnitMass.grams
}

private enum Order: String, CaseIterable, Identifiable {
  case title, favorites
  var id: Self { self }
}

private enum Scope: Hashable { case all, favorites }

private struct RecipesView: View {
  let service: RecipeService
  let log: EventLog
  @State private var recipes: [Recipe] = []
  @State private var isLoading = true
  @State private var failure: String?
  @State private var path: [Recipe] = []
  @State private var search = ""
  @State private var scope = Scope.all
  @State private var order = Order.title

  private static let placeholders = (1...3).map { Recipe(id: -$0, title: "Placeholder \($0)", ingredients: []) }

  private var shown: [Recipe] {
    guard !isLoading else { return Self.placeholders }
    return
      recipes
      .filter { scope == .all || $0.isFavorite }
      .filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
      .sorted {
        switch order {
        case .title: $0.title < $1.title
        case .favorites: $0.isFavorite == $1.isFavorite ? $0.title < $1.title : $0.isFavorite
        }
      }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        if let failure {
          Label(failure, systemImage: "wifi.slash").foregroundStyle(.red)
        }
        ForEach(shown) { recipe in
          NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
            .swipeActions(edge: .leading) {
              Button(recipe.isFavorite ? "Dislike" : "Favor", systemImage: "star") { recipe.isFavorite.toggle() }
                .tint(.yellow)
            }
        }
        .redacted(reason: isLoading ? .placeholder : [])
        .disabled(isLoading)
      }
      .listStyle(.insetGrouped)
      .animation(.default, value: order)
      .refreshable { await load() }
      .task {
        log.add("loads")
        await load()
      }
      .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
      .searchScopes($scope) {
        Text("All").tag(Scope.all)
        Text("Favorites").tag(Scope.favorites)
      }
      .navigationTitle("Recipes")
      .toolbar {
        Menu("Order", systemImage: "arrow.up.arrow.down") {
          Picker("Order by", selection: $order) {
            ForEach(Order.allCases) { Text($0.rawValue.capitalized) }
          }
        }
        Button("Surprise") { if let last = shown.last { path = [last] } }
      }
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeView(recipe: recipe, others: recipes.filter { $0 != recipe }, log: log)
      }
    }
    .environment(\.unit, .kilograms)
  }

  private func load() async {
    do {
      recipes = try await service.recipes()
      failure = nil
    } catch is CancellationError {
      return
    } catch {
      failure = error.localizedDescription
    }
    isLoading = false
  }
}

private struct RecipeRow: View {
  let recipe: Recipe
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    HStack {
      Text(recipe.title)
      Spacer()
      if redactionReasons.contains(.placeholder) {
        ProgressView()
      } else if recipe.isFavorite {
        Image(systemName: "star.fill").accessibilityLabel("\(recipe.title) is a favorite")
      }
    }
  }
}

private struct RecipeView: View {
  @Bindable var recipe: Recipe
  let others: [Recipe]
  let log: EventLog
  @Environment(\.unit) private var unit
  @State private var showsThere = true

  var body: some View {
    Form {
      TextField("Title", text: $recipe.title)
      Toggle("Favorite", systemImage: "star", isOn: $recipe.isFavorite)
      Stepper("Servings", value: $recipe.servings, in: 1...4, step: 1)
        .accessibilityValue(Text(recipe.servings, format: .number))
      Section("Ingredients", isExpanded: $showsThere) {
        ForEach($recipe.ingredients) { $ingredient in
          Toggle(isOn: $ingredient.isThere) {
            Text(ingredient.name)
            Text("\(ingredient.grams * Double(recipe.servings), format: .number) g")
          }
        }
        .onDelete { recipe.ingredients.remove(atOffsets: $0) }
      }
      Button("Check all") {
        for index in recipe.ingredients.indices { recipe.ingredients[index].isThere = true }
      }
      .disabled(recipe.ingredients.allSatisfy(\.isThere))
      Text("Unit: \(unit.symbol)")
      ForEach(others) { NavigationLink("See \($0.title)", value: $0) }
    }
    .navigationTitle($recipe.title)
    .task(id: recipe.servings) {
      log.add("\(recipe.title) for \(recipe.servings)")
      do {
        try await Task.sleep(for: .seconds(3_600))
      } catch {
        log.add("cancelled")
      }
    }
    .onAppear { log.add("\(recipe.title) appears") }
    .onDisappear { log.add("\(recipe.title) disappears") }
  }
}

@MainActor
@Suite("Small app: recipes, 2025 style")
struct RecipesAppTests {
  private let log = EventLog()
  private let service = RecipeService()

  private let recipes = [
    Recipe(
      id: 1, title: "Soup",
      ingredients: [.init(id: 1, name: "Water", grams: 500), .init(id: 2, name: "Salt", grams: 5)]
    ),
    Recipe(id: 2, title: "Bread", ingredients: [.init(id: 1, name: "Flour", grams: 200)]),
    Recipe(id: 3, title: "Salad", ingredients: []),
  ]

  private func show() async -> Screen {
    let (service, log) = (service, log)
    return await Screen { RecipesView(service: service, log: log) }
  }

  private func showLoaded() async -> Screen {
    let screen = await show()
    service.answer(.success(recipes))
    await screen.settle()
    return screen
  }

  private func titles(on screen: Screen) -> [String] {
    screen.findAll(.role(.text)).map(\.text).filter { ["Soup", "Bread", "Salad", "Broth"].contains($0) }
  }

  @Test("Redacted placeholders are disabled until the recipes are loaded")
  func loads() async throws {
    let screen = await show()
    #expect(screen.findAll(.role(.progress)).count == 3)
    await #expect(throws: ActionError.self) { try await screen.tap("Placeholder 1") }
    service.answer(.success(recipes))
    await screen.settle()
    #expect(screen.findAll(.role(.progress)).isEmpty)
    #expect(!screen.contains("Placeholder 1"))
    #expect(titles(on: screen) == ["Bread", "Salad", "Soup"])
  }

  @Test("A failed load shows the reason, and refreshing loads again")
  func refreshes() async throws {
    let screen = await show()
    service.answer(.failure(Offline()))
    await screen.settle()
    #expect(titles(on: screen).isEmpty)
    #expect(screen.contains("You are offline"))
    service.answer(.success(recipes))
    try await screen.refresh()
    #expect(titles(on: screen) == ["Bread", "Salad", "Soup"])
    #expect(!screen.contains("You are offline"))
    #expect(service.requests == 2)
  }

  @Test("Tasks restart when the list reappears or a page's task id changes")
  func tasks() async throws {
    let screen = await showLoaded()
    try await screen.tap("Soup")
    #expect(screen.contains(.role(.stepper, "Servings")))
    try await screen.step("Servings")
    try await screen.step("Servings")
    await screen.settle()
    #expect(log.entries.filter { $0.hasPrefix("Soup for") } == ["Soup for 2", "Soup for 3", "Soup for 4"])
    #expect(log.count(of: "cancelled") == 2)
    await #expect(throws: ActionError.self) { try await screen.step("Servings") }
    try await screen.goBack()
    await screen.settle()
    #expect(log.count(of: "cancelled") == 3)
    #expect(log.count(of: "Soup appears") == 1)
    #expect(log.count(of: "Soup disappears") == 1)
    #expect(log.count(of: "loads") == 2)
    #expect(titles(on: screen) == ["Bread", "Salad", "Soup"])
  }

  @Test("A page edits the recipe that the list row shows")
  func edits() async throws {
    let screen = await showLoaded()
    try await screen.tap("Soup")
    try await screen.clear("Title")
    try await screen.type("Broth", into: "Title")
    try await screen.tap("Favorite")
    #expect(screen.contains(.text("Broth")))
    try await screen.goBack()
    #expect(titles(on: screen) == ["Bread", "Broth", "Salad"])
    #expect(screen.contains("Broth is a favorite"))
    #expect(!screen.contains("Bread is a favorite"))
  }

  @Test("Toggles write into an array of structs, one by one or all at once")
  func bindsIngredients() async throws {
    let screen = await showLoaded()
    try await screen.tap("Soup")
    let toggles = screen.findAll(.role(.toggle)).map(\.value)
    #expect(toggles == ["false", "false", "false"])
    let salt = try #require(screen.findAll(.role(.toggle)).first { $0.name.contains("Salt") })
    try await screen.tap(.role(.toggle, salt.name))
    #expect(screen.findAll(.role(.toggle)).map(\.value) == ["false", "false", "true"])
    #expect(try screen.find("Check all").isEnabled)
    try await screen.tap("Check all")
    #expect(screen.findAll(.role(.toggle)).map(\.value) == ["false", "true", "true"])
    #expect(try !screen.find("Check all").isEnabled)
    try await screen.delete(.role(.toggle, salt.name))
    #expect(screen.findAll(.role(.toggle)).count == 2)
  }

  @Test("Pages on a path show their own recipe and inherit the stack's environment")
  func path() async throws {
    let screen = await showLoaded()
    try await screen.tap("Surprise")
    #expect(screen.contains("Unit: kg"))
    try await screen.step("Servings")
    try await screen.tap("See Bread")
    #expect(try screen.find(.role(.stepper, "Servings")).value == "2")
    try await screen.tap("See Soup")
    #expect(try screen.find(.role(.stepper, "Servings")).value == "3")
    try await screen.goBack()
    try await screen.goBack()
    try await screen.goBack()
    #expect(titles(on: screen) == ["Bread", "Salad", "Soup"])
    #expect(log.count(of: "Soup appears") == 3)
  }

  @Test("Favorites can be swiped, sorted to the front with animation, and searched")
  func favorites() async throws {
    let screen = await showLoaded()
    try await screen.swipe("Soup", choosing: "Favor")
    #expect(screen.contains("Soup is a favorite"))
    #expect(screen.animatedChanges.isEmpty)
    await #expect(throws: ActionError.self) { try await screen.swipe("Soup", choosing: "Favor") }
    try await screen.choose("Favorites", in: "Order")
    #expect(titles(on: screen) == ["Soup", "Bread", "Salad"])
    #expect(screen.animatedChanges.contains { $0.kind == .move })
    try await screen.type("sa", into: .role(.searchField))
    #expect(titles(on: screen) == ["Salad"])
    try await screen.choose("Favorites", in: .role(.picker))
    #expect(titles(on: screen).isEmpty)
    try await screen.tap("Cancel")
  }
}
