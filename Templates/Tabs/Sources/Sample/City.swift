/// A city that the app knows.
public struct City: Equatable, Identifiable, Sendable {
  /// The id of the city.
  public let id: Int
  /// The name of the city.
  public let name: String
  /// The number of inhabitants.
  public let inhabitants: Int

  /// All cities.
  static let all = [
    City(id: 1, name: "Bergen", inhabitants: 291_940), City(id: 2, name: "Porto", inhabitants: 231_800),
    City(id: 3, name: "Zürich", inhabitants: 443_037),
  ]
}
