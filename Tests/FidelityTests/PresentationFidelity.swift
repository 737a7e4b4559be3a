import SwiftUI
import Testing

private struct Item: Identifiable {
  let id: Int
  var name = "Item"
}

private enum Failure: LocalizedError {
  case network

  var errorDescription: String? { "The network is down." }
  var recoverySuggestion: String? { "Try again." }
}

private struct SheetView: View {
  @Environment(\.dismiss) var dismiss
  @Environment(\.isPresented) var isPresented

  var body: some View {
    NavigationView {
      VStack {
        Text("Presented")
        Button("Close") { dismiss() }
      }
      .navigationTitle("Sheet")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: dismiss.callAsFunction) } }
    }
    .presentationDetents([.medium, .large])
    .presentationDetents([.fraction(0.3), .height(200)], selection: .constant(.height(200)))
    .presentationDragIndicator(.visible)
    .presentationBackground(.red)
    .presentationBackground { Color.green }
    .presentationCornerRadius(20)
    .presentationCompactAdaptation(.popover)
    .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    .presentationContentInteraction(.scrolls)
    .presentationSizing(.form)
    .interactiveDismissDisabled()
    .interactiveDismissDisabled(false)
  }
}

private struct Sheets: View {
  @State private var isShown = true
  @State private var item: Item?
  let onDismiss: () -> Void = {}

  func didDismiss() {}

  var body: some View {
    VStack {
      Text("Sheets")
        .sheet(isPresented: $isShown) { SheetView() }
        .sheet(isPresented: $isShown, onDismiss: didDismiss) { SheetView() }
        .sheet(isPresented: $isShown, onDismiss: { self.item = nil }, content: { SheetView() })
        .sheet(item: $item) { item in Text(item.name) }
        .sheet(item: $item, onDismiss: didDismiss) { Text($0.name) }
        .sheet(isPresented: $isShown, content: SheetView.init)
      Text("Covers")
        .fullScreenCover(isPresented: $isShown) { SheetView() }
        .fullScreenCover(isPresented: $isShown, onDismiss: didDismiss) { SheetView() }
        .fullScreenCover(item: $item) { Text($0.name) }
        .fullScreenCover(item: $item, onDismiss: didDismiss) { item in Text(item.name) }
      Text("Popovers")
        .popover(isPresented: $isShown) { Text("Popover") }
        .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Popover").padding() }
        .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top) { Text("Popover") }
        .popover(item: $item, attachmentAnchor: .rect(.bounds)) { Text($0.name) }
    }
  }
}

private struct OldAlerts: View {
  /// The index of the presented alert or dialog.
  let shown: Int
  @State private var item: Item?

  var alert: Alert {
    Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("Got it!")))
  }

  static let count = 4

  private func isShown(_ number: Int) -> Binding<Bool> { .constant(number == shown) }

  var body: some View {
    VStack {
      Text("Alerts")
        .alert(isPresented: isShown(0)) {
          Alert(
            title: Text("Delete?"), message: Text("There is no undo"),
            primaryButton: .destructive(Text("Delete")) { print("Deleting...") }, secondaryButton: .cancel())
        }
        .alert(isPresented: isShown(1), content: { self.alert })
        .alert(isPresented: isShown(2)) { alert }
        .alert(item: $item) { item in
          Alert(title: Text(item.name), dismissButton: .cancel(Text("Leave"), action: { self.item = nil }))
        }
      Text("Sheets")
        .actionSheet(isPresented: isShown(3)) {
          ActionSheet(
            title: Text("Change background"), message: Text("Select a new color"),
            buttons: [
              .default(Text("Red")) { print("red") }, .default(Text("Green"), action: {}),
              .destructive(Text("None")), .cancel(),
            ])
        }
        .actionSheet(item: $item) { ActionSheet(title: Text($0.name)) }
    }
  }
}

private struct Alerts: View {
  /// The index of the presented alert or dialog.
  let shown: Int
  @State private var item: Item? = Item(id: 1)
  @State private var error: Failure? = .network
  @State private var name = ""
  let title = "Title"

  static let count = 12

  private func isShown(_ number: Int) -> Binding<Bool> { .constant(number == shown) }

  var body: some View {
    VStack {
      Text("Alerts")
        .alert("Important", isPresented: isShown(0)) { Button("OK", role: .cancel) {} }
        .alert("Important", isPresented: isShown(1)) {
          TextField("Name", text: $name)
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Message")
        }
        .alert(title, isPresented: isShown(2)) {
        } message: {
          Text("Message")
        }
        .alert(Text(title), isPresented: isShown(3), actions: { Button("OK") {} })
        .alert(title, isPresented: isShown(4), presenting: item) { item in
          Button("Keep \(item.name)") {}
        } message: { item in
          Text("About \(item.name)")
        }
        .alert("Key", isPresented: isShown(5), presenting: item) { _ in Button("OK") {} }
        .alert(isPresented: isShown(6), error: error) { Button("OK") {} }
        .alert(isPresented: isShown(7), error: error) { _ in
          Button("OK") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      Text("Dialogs")
        .confirmationDialog("Delete?", isPresented: isShown(8)) { Button("Delete", role: .destructive) {} }
        .confirmationDialog("Delete?", isPresented: isShown(9), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        } message: {
          Text("You cannot undo this")
        }
        .confirmationDialog(title, isPresented: isShown(10), presenting: item) { item in
          Button(item.name) {}
        } message: { item in
          Text(item.name)
        }
        .confirmationDialog(Text("Text"), isPresented: isShown(11), titleVisibility: .hidden, presenting: item) {
          Button($0.name) {}
        }
    }
  }
}

@MainActor
@Suite("Fidelity: presentation")
struct PresentationFidelity {
  @Test("Sheets, covers and popovers compile and render")
  func sheets() async {
    let tree = await show { Sheets() }
    for kind in ["sheet", "fullScreenCover", "popover"] { #expect(tree.contains("\n  \(kind)")) }
  }

  @Test("Alert and ActionSheet values compile and render")
  func older() async {
    var tree = ""
    for number in 0..<OldAlerts.count { tree += await show { OldAlerts(shown: number) } }
    for text in ["Delete?", "There is no undo", "Got it!", "Change background", "Cancel"] {
      #expect(tree.contains(text))
    }
  }

  @Test("Alert and confirmation dialog modifiers compile and render")
  func newer() async {
    var tree = ""
    for number in 0..<Alerts.count { tree += await show { Alerts(shown: number) } }
    for text in ["Important", "Keep Item", "About Item", "The network is down.", "Try again.", "Keep"] {
      #expect(tree.contains(text))
    }
  }
}
