import CarList
import CarListScreens
import TrifectaMachines
import TrifectaMachinesUI
import TrifectaUI

/// The car list next to the chart of its current phase and the picker of the service.
struct CarListWorkbench: View {
  let store: Store<CarList>
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        CarListScreen(store: store)
          .frame(width: 360)
        Divider()
        chart
        Divider()
        ScrollView { GaragePicker().padding() }
          .frame(width: 260)
      }
    } else {
      TabView {
        CarListScreen(store: store)
          .tabItem { Label("Cars", systemImage: "car") }
        chart
          .tabItem { Label("Chart", systemImage: "point.3.connected.trianglepath.dotted") }
        ScrollView { GaragePicker().padding() }
          .tabItem { Label("Garage", systemImage: "wrench.and.screwdriver") }
      }
    }
  }

  private var chart: some View {
    ScrollView([.horizontal, .vertical]) {
      MachineChart(of: store, samples: [.fetched(Car.samples), .fetched([]), .failed("The connection was lost.")])
        .padding()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
