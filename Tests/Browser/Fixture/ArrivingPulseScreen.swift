import PortableUI

/// A page, a sheet and a view that start an endless animation when they appear.
struct ArrivingPulseScreen: View {
  @State private var isPresented = false
  @State private var isInserted = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Push") { Pulse().navigationTitle("Pushed") }
        Button("Present") { isPresented = true }
        Button("Insert") { isInserted = true }
        if isInserted { Pulse() }
        Text("Below")
      }
      .navigationTitle("Start")
      .sheet(isPresented: $isPresented) { Pulse() }
    }
  }
}

private struct Pulse: View {
  @State private var scale = 1.0

  var body: some View {
    Circle().stroke(.red).frame(width: 80).scaleEffect(scale)
      .animation(.easeOut(duration: 20).repeatForever(autoreverses: false), value: scale)
      .onAppear { scale = 2 }
  }
}
