import PortableUI

/// Gauges in each style, with a color and with a gradient.
struct GaugesScreen: View {
  @State private var value = 0.25

  private let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 24) {
        gauge("closed").gaugeStyle(.accessoryCircularCapacity)
        gauge("open").gaugeStyle(.accessoryCircular)
        gauge("closedGradient").gaugeStyle(.accessoryCircularCapacity).tint(gradient)
        gauge("openGradient").gaugeStyle(.accessoryCircular).tint(gradient)
      }
      gauge("bar").gaugeStyle(.linearCapacity)
      gauge("marker").gaugeStyle(.accessoryLinear).tint(gradient)
      gauge("thick").gaugeStyle(.accessoryLinearCapacity).tint(gradient)
      Button("Increase") { value = 0.75 }
    }
    .tint(Color(red: 0, green: 1, blue: 0))
    .padding()
  }

  private func gauge(_ name: String) -> some View {
    Gauge(value: value) {
      Text(name)
    } currentValueLabel: {
      Text("\(Int(value * 100))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }
}

/// Views with hover effects.
struct HoverEffectsScreen: View {
  @State private var isDisabled = false

  var body: some View {
    VStack(spacing: 40) {
      Text("Highlighted").hoverEffect(.highlight).accessibilityIdentifier("highlighted")
      Text("Lifted").padding().background(.yellow).hoverEffect(.lift).accessibilityIdentifier("lifted")
      Button("Disable") { isDisabled = true }
    }
    .hoverEffectDisabled(isDisabled)
    .padding()
  }
}
