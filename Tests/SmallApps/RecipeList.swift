import SwiftUI

// A recipe book in the style of 2020: a list with sections and links, favorites in an environment object, a tab view.

struct Recipe: Identifiable, Hashable {
  enum Course: String, CaseIterable {
    case starter = "Starters"
    case main = "Main Courses"
    case dessert = "Desserts"
  }

  let id: Int
  let name: String
  let symbol: String
  let course: Course
  let minutes: Int
  let ingredients: [String]
  let steps: [String]

  static let all = [
    Recipe(
      id: 1, name: "Tomato Soup", symbol: "🍅", course: .starter, minutes: 25,
      ingredients: ["1 kg tomatoes", "1 onion", "500 ml stock"],
      steps: ["Chop the tomatoes and the onion.", "Simmer them in the stock for 20 minutes.", "Blend until smooth."]),
    Recipe(
      id: 2, name: "Green Salad", symbol: "🥗", course: .starter, minutes: 10,
      ingredients: ["1 lettuce", "Oil and vinegar"], steps: ["Wash the lettuce.", "Mix everything."]),
    Recipe(
      id: 3, name: "Mushroom Risotto with Parmesan and Fresh Herbs", symbol: "🍄", course: .main, minutes: 45,
      ingredients: ["300 g rice", "250 g mushrooms", "1 l stock", "50 g parmesan"],
      steps: ["Fry the mushrooms.", "Add the rice, and the stock in small amounts.", "Stir in the cheese."]),
    Recipe(
      id: 4, name: "Pizza", symbol: "🍕", course: .main, minutes: 90, ingredients: ["Dough", "Tomatoes", "Mozzarella"],
      steps: ["Roll the dough.", "Bake at 250 °C."]),
    Recipe(
      id: 5, name: "Apple Pie", symbol: "🥧", course: .dessert, minutes: 70,
      ingredients: ["6 apples", "300 g flour", "200 g butter"], steps: ["Make the dough.", "Bake for 50 minutes."]),
  ]
}

final class RecipeBook: ObservableObject {
  @Published var recipes = Recipe.all
  @Published var favorites: Set<Int> = []

  func isFavorite(_ recipe: Recipe) -> Bool { favorites.contains(recipe.id) }

  func toggleFavorite(_ recipe: Recipe) {
    if favorites.remove(recipe.id) == nil { favorites.insert(recipe.id) }
  }
}

package struct RecipesView: View {
  @StateObject private var book = RecipeBook()
  @State private var tab = 0

  package init() {}

  package var body: some View {
    TabView(selection: $tab) {
      RecipeListView(title: "Recipes", showsFavorites: false)
        .tabItem {
          Image(systemName: "book")
          Text("Recipes")
        }
        .tag(0)
      RecipeListView(title: "Favorites", showsFavorites: true)
        .tabItem {
          Image(systemName: "heart")
          Text("Favorites")
        }
        .tag(1)
    }
    .accentColor(.orange)
    .environmentObject(book)
  }
}

private struct RecipeListView: View {
  let title: String
  let showsFavorites: Bool
  @EnvironmentObject private var book: RecipeBook

  var body: some View {
    NavigationView {
      List {
        ForEach(Recipe.Course.allCases, id: \.self) { course in
          let recipes = self.recipes(of: course)
          if !recipes.isEmpty {
            Section(header: Text(course.rawValue)) {
              ForEach(recipes) { recipe in
                NavigationLink(destination: RecipeDetail(recipe: recipe)) { RecipeRow(recipe: recipe) }
              }
            }
          }
        }
      }
      .listStyle(GroupedListStyle())
      .overlay(emptyHint)
      .navigationBarTitle(title)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var emptyHint: some View {
    Group {
      if showsFavorites && book.favorites.isEmpty {
        Text("No favorites yet").foregroundColor(.secondary)
      }
    }
  }

  private func recipes(of course: Recipe.Course) -> [Recipe] {
    book.recipes.filter { $0.course == course && (!showsFavorites || book.isFavorite($0)) }
  }
}

private struct RecipeRow: View {
  let recipe: Recipe
  @EnvironmentObject private var book: RecipeBook

  var body: some View {
    HStack {
      Text(recipe.symbol)
        .font(.largeTitle)
        .frame(width: 56, height: 56)
        .background(Circle().fill(Color.orange.opacity(0.2)))
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.name).font(.headline).lineLimit(2)
        HStack(spacing: 4) {
          Image(systemName: "clock")
          Text("\(recipe.minutes) min")
        }
        .font(.caption)
        .foregroundColor(.secondary)
      }
      Spacer()
      if book.isFavorite(recipe) {
        Image(systemName: "heart.fill").foregroundColor(.red).accessibilityLabel(Text("Favorite"))
      }
    }
    .padding(.vertical, 4)
  }
}

private struct RecipeDetail: View {
  let recipe: Recipe
  @EnvironmentObject private var book: RecipeBook
  @State private var portions = 2
  @State private var checked: Set<String> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ZStack(alignment: .bottomTrailing) {
          LinearGradient(gradient: Gradient(colors: [.orange, .red]), startPoint: .top, endPoint: .bottom)
            .frame(height: 220)
          Text(recipe.symbol).font(.system(size: 120)).frame(maxWidth: .infinity, maxHeight: 220)
          Text("\(recipe.minutes) min")
            .font(.caption)
            .bold()
            .padding(6)
            .background(Color.black.opacity(0.6))
            .foregroundColor(.white)
            .cornerRadius(8)
            .padding(8)
        }
        VStack(alignment: .leading, spacing: 12) {
          Text(recipe.name).font(.title).bold()
          Stepper("Portions: \(portions)", value: $portions, in: 1...8)
          Text("Ingredients").font(.headline)
          ForEach(recipe.ingredients, id: \.self) { ingredient in
            HStack {
              Image(systemName: checked.contains(ingredient) ? "checkmark.square.fill" : "square")
              Text(ingredient).strikethrough(checked.contains(ingredient))
              Spacer()
            }
            .contentShape(Rectangle())
            .onTapGesture { toggle(ingredient) }
          }
          Divider()
          Text("Preparation").font(.headline)
          ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
            HStack(alignment: .top) {
              Text("\(index + 1).").bold().foregroundColor(.orange)
              Text(step)
            }
          }
        }
        .padding(.horizontal)
      }
    }
    .edgesIgnoringSafeArea(.top)
    .navigationBarTitle(Text(recipe.name), displayMode: .inline)
    .navigationBarItems(
      trailing: Button(action: { book.toggleFavorite(recipe) }) {
        Image(systemName: book.isFavorite(recipe) ? "heart.fill" : "heart").imageScale(.large)
      }
      .accessibilityLabel(Text("Favorite")))
  }

  private func toggle(_ ingredient: String) {
    if checked.remove(ingredient) == nil { checked.insert(ingredient) }
  }
}

struct RecipesView_Previews: PreviewProvider {
  static var previews: some View {
    RecipesView()
  }
}
