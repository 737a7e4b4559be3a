/// A car for sale.
public struct Car: Identifiable, Hashable, Codable, Sendable {
  /// The stable identity of the car.
  public var id: String
  /// The name of the maker and the model.
  public var name: String
  /// The year of manufacture.
  public var year: Int
  /// The price in whole Swiss francs.
  public var price: Int

  /// Creates a car.
  public init(id: String, name: String, year: Int, price: Int) {
    self.id = id
    self.name = name
    self.year = year
    self.price = price
  }
}

extension Car {
  /// Sample cars of fictional makers.
  public static let samples = [
    Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18_500),
    Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24_900),
    Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3_200),
    Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41_000),
    Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9_750),
  ]
}
