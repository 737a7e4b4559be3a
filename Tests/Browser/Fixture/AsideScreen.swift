import PortableUI

/// Presentations that keep the screen interactive: a low sheet, and an inspector in a wide window. Also page dots.
struct AsideScreen: View {
  @State private var page = 0
  @State private var isShown = false
  @State private var isFurther = false
  @State private var isInspected = true
  @State private var presses = 0
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        TabView(selection: $page) { ForEach(0..<3) { Text("Page \($0)").tag($0) } }
          .tabViewStyle(.page)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
          .frame(height: 200)
        Button("Behind \(presses)") { presses += 1 }
        TextField("Name", text: $name)
        Button("Sheet") { isShown = true }
        Button("Inspect") { isInspected.toggle() }
      }
      .navigationTitle("Aside")
    }
    .sheet(isPresented: $isShown) {
      Button("In front") { isFurther = true }
        .sheet(isPresented: $isFurther) {
          Text("Further in front").presentationDetents([.height(100)]).presentationBackgroundInteraction(.enabled)
        }
        .presentationDetents([.height(200), .medium])
        .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
    }
    .inspector(isPresented: $isInspected) {
      NavigationStack {
        NavigationLink("More of it") { Text("All of it") }
          .navigationTitle("Inspector")
      }
      .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
    }
  }
}
