import PortableUI
import TrifectaMachines
import TrifectaMachinesUI
import TrifectaUI

/// The live chart of a machine on the inspected screen.
struct InspectedChart: Identifiable {
  /// The identity of the machine's store.
  let id: ObjectIdentifier
  /// The name of the machine.
  let name: String
  /// The last event, if the machine has no transition for it; otherwise `nil`.
  var undefinedEvent: String?
  /// The chart, which follows the store and can send it events.
  let view: AnyView
}

/// A store of a machine, independent of the machine's type.
@MainActor
protocol ChartedStore: AnyObject {
  /// The identity of the store.
  var chartID: ObjectIdentifier { get }
  /// The name of the machine.
  var chartName: String { get }
  /// The live chart.
  var chart: AnyView { get }
}

extension Store: ChartedStore where Feature: Machine {
  var chartID: ObjectIdentifier { ObjectIdentifier(self) }
  var chartName: String { "\(Feature.self)" }
  var chart: AnyView { AnyView(MachineChart(of: self)) }
}
