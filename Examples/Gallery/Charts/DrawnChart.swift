import CarList
import News
import PrimeTimeCounter
import TrifectaMachines

/// A chart of one of the examples, by its name.
struct DrawnChart: Sendable {
  let name: String
  let description: ChartDescription

  /// All there are, in the order in which they are listed.
  static let all: [DrawnChart] = [
    DrawnChart(name: "car-list", description: CarList.chart.description),
    DrawnChart(name: "news", description: News.chart),
    DrawnChart(name: "nth-prime", description: Counter.nthPrimeChart),
  ]
}
