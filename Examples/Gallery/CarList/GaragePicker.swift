import TrifectaUI

/// Lets a visitor choose what the garage does when it is asked the next time.
struct GaragePicker: View {
  @AppStorage(GarageChoice.key) private var service = GarageService.working

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("The garage").font(.headline).accessibilityAddTraits(.isHeader)
      Picker("The garage", selection: $service) {
        ForEach(GarageService.allCases) { Text($0.name).tag($0) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      Text("It counts from the next time that cars are loaded: pull the list, or try again. Only you see it.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}
