import CarList
import News
import PrimeTimeCounter
import TrifectaMachines

/// A named chart of an example.
struct DrawnChart: Sendable {
  let name: String
  let description: ChartDescription

  /// All charts, in display order.
  static let all: [DrawnChart] = [
    DrawnChart(name: "car-list", description: CarList.chart.description),
    DrawnChart(name: "news", description: News.chart),
    DrawnChart(name: "nth-prime", description: Counter.nthPrimeChart),
  ]
}
