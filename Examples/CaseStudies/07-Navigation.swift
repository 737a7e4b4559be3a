import TrifectaUI

extension CaseStudy {
  static let navigation = CaseStudy(
    "Navigation", summary: "The navigation path is state, so a link opens a page, and one action returns to the root.",
    hasNavigation: true
  ) {
    NavigationStudy()
  }
}

private let recipes = ["Breads": ["Baguette", "Focaccia"], "Soups": ["Gazpacho", "Minestrone"]]

/// The side effect of each page. A page does not know the path, so it emits a request that the owner of the path
/// handles.
enum PageRequest: Equatable {
  case open(recipe: String)
  case returnToRoot
}

struct CategoryPage: Reducer {
  struct State: Equatable {
    let name: String
    var recipeNames: [String] { recipes[name] ?? [] }
  }
  enum Action: Equatable { case recipeTapped(String) }
  typealias SideEffect = PageRequest

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .recipeTapped(let name): emit(.open(recipe: name))
    }
  }
}

struct RecipePage: Reducer {
  struct State: Equatable {
    let name: String
    var servings = 2
  }
  enum Action: Equatable {
    case servingsChanged(Int)
    case doneTapped
  }
  typealias SideEffect = PageRequest

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .servingsChanged(let servings):
      state.servings = servings
      return .none
    case .doneTapped:
      return emit(.returnToRoot)
    }
  }
}

/// A page of the path is one of several features. Each is a case of this feature's state.
struct CookbookPage: Reducer {
  enum State: Equatable {
    case category(CategoryPage.State)
    case recipe(RecipePage.State)
  }
  enum Action: Equatable {
    case category(CategoryPage.Action)
    case recipe(RecipePage.Action)
  }
  typealias SideEffect = PageRequest

  static let category = CaseChild(CategoryPage(), state: State.category, action: Action.category)
  static let recipe = CaseChild(RecipePage(), state: State.recipe, action: Action.recipe)

  var body: some Reducer<State, Action> {
    Scope(Self.category).onSideEffect { .replace(with: emit($0)) }
    Scope(Self.recipe).onSideEffect { .replace(with: emit($0)) }
  }
}

/// The path is a value in the state. Pushing a page, returning to the root and opening a link change this value, and
/// the navigation stack follows it.
struct Cookbook: Reducer {
  struct State: Equatable { var path = StackState<CookbookPage.State>() }
  enum Action: Equatable {
    case path(StackAction<CookbookPage.State, CookbookPage.Action>)
    case categoryTapped(String)
    case linkOpened(path: String)
    case requested(PageRequest)
  }

  static let path = StackChildren(CookbookPage(), state: \State.path, action: Action.path)

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .path:
        break
      case .categoryTapped(let name):
        state.path.append(.category(CategoryPage.State(name: name)))
      case .requested(.open(let name)):
        state.path.append(.recipe(RecipePage.State(name: name)))
      case .requested(.returnToRoot):
        state.path.removeAll()
      case .linkOpened(let path):
        // A link that does not lead to a recipe opens the root.
        state.path.removeAll()
        let names = path.split(separator: "/").map(String.init)
        guard names.count == 2, recipes[names[0]]?.contains(names[1]) == true else { break }
        state.path.append(.category(CategoryPage.State(name: names[0])))
        state.path.append(.recipe(RecipePage.State(name: names[1])))
      }
      return .none
    }
    .forEach(Self.path).onSideEffect { _, request in .send(.requested(request)) }
  }
}

struct CookbookView: View {
  let store: Store<Cookbook>

  var body: some View {
    NavigationStack(path: store.binding(path: Cookbook.path)) {
      List {
        ForEach(recipes.keys.sorted(), id: \.self) { name in
          Button(name) { store.send(.categoryTapped(name)) }
        }
        Section("Links") {
          Button("/Soups/Minestrone") { store.send(.linkOpened(path: "/Soups/Minestrone")) }
        }
      }
      .navigationTitle("Cookbook")
    } destination: { page in
      if let category = page.scope(CookbookPage.category) {
        CategoryPageView(store: category)
      } else if let recipe = page.scope(CookbookPage.recipe) {
        RecipePageView(store: recipe)
      }
    }
    .onOpenURL { store.send(.linkOpened(path: $0.path(percentEncoded: false))) }
  }
}

struct CategoryPageView: View {
  let store: Store<CategoryPage>

  var body: some View {
    List(store.recipeNames, id: \.self) { name in
      Button(name) { store.send(.recipeTapped(name)) }
    }
    .navigationTitle(store.name)
  }
}

struct RecipePageView: View {
  let store: Store<RecipePage>

  var body: some View {
    Form {
      Stepper("Servings: \(store.servings)", value: store.binding(\.servings) { .servingsChanged($0) }, in: 1...12)
    }
    .navigationTitle(store.name)
    .toolbar { Button("Done") { store.send(.doneTapped) } }
  }
}

struct NavigationStudy: View {
  @State private var store = Store(initialState: Cookbook.State()) { Cookbook() }

  var body: some View {
    CookbookView(store: store)
  }
}
