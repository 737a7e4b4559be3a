import PortableUI

/// Stacked sheets, alerts, and a picker.
struct PresentationScreen: View {
  @State private var isShown = false
  @State private var isKept = false
  @State private var isAsked = false
  @State private var isTold = false
  @State private var color: String?
  @State private var hasBlue = false
  @State private var answer = "none"
  @State private var dismissals = 0

  var body: some View {
    VStack(spacing: 16) {
      Button("Open sheet") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { SheetPage(depth: 1, answer: $answer) }
      Button("Open stubborn") { isKept = true }
        .sheet(
          isPresented: Binding(
            get: { isKept },
            set: {
              if !$0 { answer = "stubborn" }
            })
        ) {
          Text("This one stays")
          Button("Let go") { isKept = false }
        }
      Button("Ask") { isAsked = true }
        .alert("Delete the draft?", isPresented: $isAsked) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Cancel", role: .cancel) { answer = "cancelled" }
        } message: {
          Text("It cannot be brought back.")
        }
      Button("Tell") { isTold = true }.alert("Saved", isPresented: $isTold) {}
      Picker("Color", selection: $color) {
        Text("None").tag(nil as String?)
        Text("Red").tag("red")
        Text("Green").tag("green")
        if hasBlue { Text("Blue").tag("blue") }
      }
      Button("Toggle blue") { hasBlue.toggle() }
      Button("Paint it violet") { color = "violet" }
      Text("answer \(answer)").accessibilityIdentifier("answer")
      Text("color \(color ?? "none")").accessibilityIdentifier("color")
      Text("dismissed \(dismissals)").accessibilityIdentifier("dismissed")
    }
    .padding()
  }
}

private struct SheetPage: View {
  let depth: Int
  @Binding var answer: String
  @State private var name = ""
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Sheet \(depth)").font(.largeTitle).bold()
      TextField("Name \(depth)", text: $name)
      Button("Next from \(depth)") { isShown = true }
      Button("Done \(depth)") {
        answer = name
        dismiss()
      }
    }
    .padding()
    .sheet(isPresented: $isShown) { if depth < 3 { AnyView(SheetPage(depth: depth + 1, answer: $answer)) } }
  }
}
