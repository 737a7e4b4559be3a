/// A car that is for sale.
public struct Car: Identifiable, Hashable, Codable, Sendable {
  /// Which one it is.
  public var id: String
  /// What it is called, with who made it.
  public var name: String
  /// When it was built.
  public var year: Int
  /// What it costs, in whole francs.
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
  /// A few cars of makers that do not exist.
  public static let samples = [
    Car(id: "heron", name: "Lindqvist Heron", year: 1968, price: 18_500),
    Car(id: "comet", name: "Okafor Comet", year: 2019, price: 24_900),
    Car(id: "otter", name: "Vidal Otter Kombi", year: 2004, price: 3_200),
    Car(id: "sandpiper", name: "Brandt Sandpiper E", year: 2024, price: 41_000),
    Car(id: "beetle", name: "Demir Beetle", year: 1974, price: 9_750),
  ]
}
