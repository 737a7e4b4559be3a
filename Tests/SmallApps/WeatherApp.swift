import SwiftUI

// The weather by city in the style of 2024: an observable model over a service, tasks, search and placeholders.

package struct Forecast: Equatable, Sendable {
  package struct Hour: Equatable, Identifiable, Sendable {
    package let id: Int
    let celsius: Double
    let symbol: String
  }

  let condition: String
  let celsius: Double
  let wind: Double
  let hours: [Hour]

  package init(condition: String, symbol: String, celsius: Double, wind: Double) {
    self.condition = condition
    self.celsius = celsius
    self.wind = wind
    hours = (0..<12).map { Hour(id: $0, celsius: celsius + 4 * sin(Double($0) / 3), symbol: symbol) }
  }

  static let placeholder = Forecast(condition: "Partly cloudy", symbol: "cloud.sun", celsius: 20, wind: 10)
}

package protocol WeatherService: Sendable {
  func cities() async throws -> [String]
  func forecast(for city: String) async throws -> Forecast
}

package struct NoSignal: LocalizedError {
  package init() {}
  package var errorDescription: String? { "There is no signal." }
}

/// A fake service whose forecast depends on the length of the city's name. It throws for the cities in `failing`.
package struct FakeWeather: WeatherService {
  let delay: Duration
  let failing: Set<String>

  package init(delay: Duration = .zero, failing: Set<String> = []) {
    self.delay = delay
    self.failing = failing
  }

  package func cities() async throws -> [String] {
    try await Task.sleep(for: delay)
    return ["Accra", "Bergen", "Cusco", "Dhaka", "Edinburgh"]
  }

  package func forecast(for city: String) async throws -> Forecast {
    try await Task.sleep(for: delay)
    if failing.contains(city) { throw NoSignal() }
    let isWarm = city.count < 6
    return Forecast(
      condition: isWarm ? "Sunny" : "Rain", symbol: isWarm ? "sun.max.fill" : "cloud.rain.fill",
      celsius: isWarm ? 31 : 9, wind: Double(city.count) * 3)
  }
}

@MainActor
@Observable
package final class WeatherModel {
  enum Phase: Equatable {
    case loading
    case loaded(Forecast)
    case failed(String)
  }

  private(set) var cities: [String] = []
  private(set) var forecasts: [String: Phase] = [:]
  package private(set) var loads = 0
  package var favorites: Set<String> = []
  @ObservationIgnored private let service: any WeatherService

  package init(service: any WeatherService) {
    self.service = service
  }

  func loadCities() async {
    guard cities.isEmpty else { return }
    cities = (try? await service.cities()) ?? []
  }

  func load(_ city: String) async {
    loads += 1
    if case .loaded = forecasts[city] {} else { forecasts[city] = .loading }
    do {
      forecasts[city] = .loaded(try await service.forecast(for: city))
    } catch is CancellationError {
      return
    } catch {
      forecasts[city] = .failed(error.localizedDescription)
    }
  }

  func phase(of city: String) -> Phase { forecasts[city] ?? .loading }
}

package struct WeatherView: View {
  @State private var model: WeatherModel
  @State private var search = ""
  @State private var path: [String] = []

  package init(model: WeatherModel) {
    _model = State(initialValue: model)
  }

  private var shown: [String] {
    search.isEmpty ? model.cities : model.cities.filter { $0.localizedStandardContains(search) }
  }

  package var body: some View {
    NavigationStack(path: $path) {
      List {
        let favorites = shown.filter(model.favorites.contains)
        if !favorites.isEmpty {
          Section("Favorites") { rows(of: favorites) }
        }
        Section(favorites.isEmpty ? "" : "Others") { rows(of: shown.filter { !model.favorites.contains($0) }) }
      }
      .overlay {
        if !search.isEmpty && shown.isEmpty { ContentUnavailableView.search(text: search) }
        if model.cities.isEmpty { ProgressView("Loading cities") }
      }
      .navigationTitle("Weather")
      .navigationDestination(for: String.self) { CityView(city: $0) }
      .searchable(text: $search, prompt: "City")
      .task { await model.loadCities() }
    }
    .environment(model)
  }

  private func rows(of cities: [String]) -> some View {
    ForEach(cities, id: \.self) { city in
      NavigationLink(value: city) {
        LabeledContent(city) { Summary(phase: model.phase(of: city)) }
      }
      .task { if model.forecasts[city] == nil { await model.load(city) } }
      .swipeActions(edge: .leading) {
        Button {
          withAnimation { model.favorites.formSymmetricDifference([city]) }
        } label: {
          Label(model.favorites.contains(city) ? "Unfavorite" : "Favorite", systemImage: "star")
        }
        .tint(.yellow)
      }
    }
  }
}

private struct Summary: View {
  let phase: WeatherModel.Phase

  var body: some View {
    switch phase {
    case .loading: Text("00°").redacted(reason: .placeholder).accessibilityLabel("Loading")
    case .loaded(let forecast): Text(forecast.celsius.degrees).monospacedDigit()
    case .failed: Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange).accessibilityLabel("Failed")
    }
  }
}

private struct CityView: View {
  let city: String
  @Environment(WeatherModel.self) private var model

  var body: some View {
    @Bindable var model = model
    Group {
      switch model.phase(of: city) {
      case .loading: ForecastView(forecast: .placeholder).redacted(reason: .placeholder).disabled(true)
      case .loaded(let forecast): ForecastView(forecast: forecast)
      case .failed(let message):
        ContentUnavailableView {
          Label("No Forecast", systemImage: "wifi.slash")
        } description: {
          Text(message)
        } actions: {
          Button("Try Again") { Task { await model.load(city) } }.buttonStyle(.borderedProminent)
        }
      }
    }
    .navigationTitle(city)
    .refreshable { await model.load(city) }
    .toolbar {
      Toggle("Favorite", systemImage: "star", isOn: $model.favorites.contains(city))
    }
  }
}

extension Set {
  /// Whether the set contains an element. Writing it inserts or removes the element, for bindings of toggles.
  fileprivate subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}

extension Binding {
  fileprivate func contains<Element: Hashable & Sendable>(_ element: Element) -> Binding<Bool>
  where Value == Set<Element> {
    self[contains: element]
  }
}

private struct ForecastView: View {
  let forecast: Forecast

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        VStack {
          Text(forecast.celsius.degrees).font(.system(size: 80, weight: .thin))
          Text(forecast.condition).font(.title2)
        }
        ScrollView(.horizontal) {
          HStack(spacing: 20) {
            ForEach(forecast.hours) { hour in
              VStack(spacing: 8) {
                Text("\(hour.id)h").font(.caption)
                Image(systemName: hour.symbol).symbolRenderingMode(.multicolor)
                Text(hour.celsius.degrees).font(.callout)
              }
            }
          }
          .padding()
        }
        .scrollIndicators(.hidden)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 12) {
          GridRow {
            Text("Wind").foregroundStyle(.secondary)
            Text(
              Measurement(value: forecast.wind, unit: UnitSpeed.kilometersPerHour),
              format: .measurement(width: .abbreviated)
            )
            .gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow {
            Text("Feels like").foregroundStyle(.secondary)
            Text((forecast.celsius - forecast.wind / 10).degrees)
          }
        }
        .padding()
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
    .foregroundStyle(.white)
    .background {
      LinearGradient(
        colors: forecast.celsius > 20 ? [.orange, .pink] : [.blue, .indigo], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
  }
}

extension Double {
  fileprivate var degrees: String { "\(Int(rounded()))°" }
}
