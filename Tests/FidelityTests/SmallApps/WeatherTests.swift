import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Small app: weather by city, 2024 style")
struct WeatherTests {
  private func show(failing: Set<String> = []) async throws -> (Screen, WeatherModel) {
    let model = WeatherModel(service: FakeWeather(failing: failing))
    let screen = await Screen { WeatherView(model: model) }
    try await screen.wait(for: "Edinburgh")
    return (screen, model)
  }

  @Test("Each row loads its forecast, and a failed load affects only its row")
  func rows() async throws {
    let (screen, _) = try await show(failing: ["Cusco"])
    try await screen.wait(for: "Failed")
    #expect(screen.findAll("31°").count == 2)
    #expect(screen.findAll("9°").count == 2)
    #expect(!screen.contains("Loading"))
  }

  @Test("A city's page shows its forecast, with the wind speed formatted as a measurement")
  func city() async throws {
    let (screen, _) = try await show()
    try await screen.tap("Bergen")
    #expect(screen.contains(.role(.heading, "Bergen")))
    #expect(screen.contains("Rain"))
    #expect(screen.contains("18 km/h"))
    #expect(screen.contains("11h"))
    try await screen.goBack()
    #expect(screen.contains(.role(.heading, "Weather")))
  }

  @Test("A failed load shows its reason, and Try Again loads the forecast again")
  func failure() async throws {
    let (screen, model) = try await show(failing: ["Dhaka"])
    try await screen.tap("Dhaka")
    #expect(screen.contains("There is no signal."))
    let loads = model.loads
    try await screen.tap("Try Again")
    #expect(model.loads == loads + 1)
    #expect(screen.contains("No Forecast"))
  }

  @Test("A swipe action or a toggle moves a city to the section of favorites")
  func favorites() async throws {
    let (screen, model) = try await show()
    try await screen.swipe("Dhaka", choosing: "Favorite")
    #expect(screen.contains("Favorites") && screen.contains("Others"))
    try await screen.tap("Accra")
    try await screen.tap("Favorite")
    #expect(model.favorites == ["Accra", "Dhaka"])
    try await screen.goBack()
    try await screen.swipe("Dhaka", choosing: "Unfavorite")
    #expect(model.favorites == ["Accra"])
  }

  @Test("Searching filters the cities, and shows a message if no city matches")
  func search() async throws {
    let (screen, _) = try await show()
    try await screen.type("cu", into: .role(.searchField))
    #expect(screen.contains("Cusco") && !screen.contains("Accra"))
    try await screen.type("xyz", into: .role(.searchField))
    #expect(screen.contains(#"No Results for “cuxyz”"#))
    try await screen.clear(.role(.searchField))
    #expect(screen.contains("Accra"))
  }

  @Test("Pulling down a city's page loads its forecast again")
  func refresh() async throws {
    let (screen, model) = try await show()
    try await screen.tap("Accra")
    let loads = model.loads
    try await screen.refresh()
    #expect(model.loads == loads + 1)
    #expect(screen.contains("Sunny"))
  }
}
