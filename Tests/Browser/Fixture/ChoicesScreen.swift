import Foundation
import PortableUI

/// Graphical and wheel date pickers, a navigation link picker, a popover in a narrow window, and toggles in a bar.
struct ChoicesScreen: View {
  @State private var isOn = true
  @State private var day = Date(timeIntervalSince1970: 1_000_000_000)
  @State private var size = 1
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Text("Read [the terms](https://a.b) now").tint(.red)
        DatePicker("Graphical", selection: $day).datePickerStyle(.graphical)
        DatePicker("Wheel", selection: $day, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.navigationLink)
        HStack {
          Text("Beside")
          Toggle("Unseen", isOn: $isOn).labelsHidden()
          Text("Right after").accessibilityIdentifier("after")
        }
        Button("Popover") { isShown = true }
          .popover(isPresented: $isShown) { Text("In a popover").presentationCompactAdaptation(.popover) }
        Menu("Menu") {
          Picker("Pick", selection: $size) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          Toggle("Switched", isOn: $isOn)
        }
        DisclosureGroup {
          Text("Disclosed")
        } label: {
          HStack {
            Text("Group")
            Menu("Actions", systemImage: "star") { Button("Enlarge") { size = 2 } }
          }
        }
        Menu {
          Button("Maximize") { size = 2 }
        } label: {
          Button("Options") { size = 1 }
        }
        Text("\(day.formatted(.iso8601)) \(size)").accessibilityIdentifier("chosen")
      }
      .navigationTitle("Choices")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem { Toggle("Star", systemImage: "star", isOn: $isOn) } }
    }
    .environment(\.timeZone, .gmt)
  }
}
