import Foundation
import PortableUI
import SmallApps
import TrifectaWeb

extension Fixture {
  /// The small apps of `Tests/SmallApps`, each with data that is the same at each start.
  @MainActor
  static func addSmallApps(to web: inout WebScreens) {
    web.screen("/apps/memory", title: "Memory") { MemoryGameView(game: MemoryGame { $0 }) }
    web.screen("/apps/drawing", title: "Drawing") { DrawingPad() }
    web.screen("/apps/calendar", title: "Calendar") {
      let today = Date(timeIntervalSince1970: 1_709_208_000)
      CalendarMonth(
        today: today,
        appointments: [
          Appointment(title: "Dentist", date: today, color: .orange),
          Appointment(title: "Lunch", date: today.addingTimeInterval(3600), color: .green),
        ])
    }
    web.screen("/apps/weather", title: "Weather") {
      WeatherView(model: WeatherModel(service: FakeWeather(delay: .milliseconds(100), failing: ["Dhaka"])))
    }
    web.screen("/apps/kanban", title: "Kanban") {
      KanbanView(board: Board([.backlog: ["Plan", "Write", "Test"], .doing: ["Draw"]]))
    }
    web.screen("/apps/notebook", title: "Notebook") {
      Notebook(notes: [
        Note(text: "# Shopping\n\n- Bread\n- **Milk**\n\nSee [the list](https://example.com).", changed: .distantPast),
        Note(text: "Ideas for the garden", changed: .now),
      ])
    }
    web.screen("/apps/music", title: "Music") { MusicView(player: Player(queue: Song.all)) }
    web.screen("/apps/photos", title: "Photos") { PhotoGrid(photos: (1...60).map(Photo.init(id:))) }
    addEverydayApps(to: &web)
  }

  @MainActor
  private static func addEverydayApps(to web: inout WebScreens) {
    web.screen("/apps/calculator", title: "Calculator") { CalculatorView() }
    web.screen("/apps/todo", title: "To-do") {
      TodoListView(titles: ["Water the plants", "Call Ada", "Pay the rent", "Book the train", "Return the books"])
    }
    web.screen("/apps/stopwatch", title: "Stopwatch") { StopwatchView() }
    web.screen("/apps/quiz", title: "Quiz") { QuizView() }
    web.screen("/apps/expenses", title: "Expenses") { ExpenseSplitterView() }
    web.screen("/apps/cards", title: "Cards") { FlashCardsView() }
    web.screen("/apps/settings", title: "Settings") { SettingsFormView() }
    web.screen("/apps/chat", title: "Chat") {
      let texts = (1...20).map { "Message \($0)" } + ["The last message is so long that it needs more than one line."]
      ChatView(conversation: Conversation(name: "Mia", texts: texts, delay: .milliseconds(300)))
    }
    web.screen("/apps/recipes", title: "Recipes") { RecipesView() }
    web.screen("/apps/shop", title: "Shop") { ShopView() }
    web.screen("/apps/onboarding", title: "Onboarding") { OnboardedApp() }
    web.screen("/apps/habits", title: "Habits") {
      HabitTrackerView(today: Date(timeIntervalSince1970: 1_709_208_000))
    }
  }
}
