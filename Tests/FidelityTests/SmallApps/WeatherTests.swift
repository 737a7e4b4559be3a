import ScreenTesting
import SmallApps
import SwiftUI
import Testing

@MainActor
@Suite("Weather by city of 2024")
struct WeatherTests {
  private func show(failing: Set<String> = []) async throws -> (Screen, WeatherModel) {
    let model = WeatherModel(service: FakeWeather(failing: failing))
    let screen = await Screen { WeatherView(model: model) }
    try await screen.wait(for: "Edinburgh")
    return (screen, model)
  }

  @Test("Each row loads its forecast, and a failure is a row's own")
  func rows() async throws {
    let (screen, _) = try await show(failing: ["Cusco"])
    try await screen.wait(for: "Failed")
    #expect(screen.findAll("31°").count == 2)
    #expect(screen.findAll("9°").count == 2)
    #expect(!screen.contains("Loading"))
  }

  @Test("A city shows its forecast, whose wind is formatted with its unit")
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

  @Test("A city without a forecast says why, and is asked again")
  func failure() async throws {
    let (screen, model) = try await show(failing: ["Dhaka"])
    try await screen.tap("Dhaka")
    #expect(screen.contains("There is no signal."))
    let loads = model.loads
    try await screen.tap("Try Again")
    #expect(model.loads == loads + 1)
    #expect(screen.contains("No Forecast"))
  }

  @Test("A favorite moves into a section of its own, by a swipe and by a toggle")
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

  @Test("Cities are searched, and a search without a result says so")
  func search() async throws {
    let (screen, _) = try await show()
    try await screen.type("cu", into: .role(.searchField))
    #expect(screen.contains("Cusco") && !screen.contains("Accra"))
    try await screen.type("xyz", into: .role(.searchField))
    #expect(screen.contains(#"No Results for “cuxyz”"#))
    try await screen.clear(.role(.searchField))
    #expect(screen.contains("Accra"))
  }

  @Test("A forecast that is pulled down is loaded again")
  func refresh() async throws {
    let (screen, model) = try await show()
    try await screen.tap("Accra")
    let loads = model.loads
    try await screen.refresh()
    #expect(model.loads == loads + 1)
    #expect(screen.contains("Sunny"))
  }
}
