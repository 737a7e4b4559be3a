import SwiftUI

/// A service whose behavior a visitor can select.
protocol SelectableService: CaseIterable, Hashable, RawRepresentable<String> where AllCases: RandomAccessCollection {
  /// The name in the picker.
  var name: String { get }
}

/// A picker for the behavior of a service. The selection is stored for each visitor.
struct ServicePicker<Service: SelectableService>: View {
  let title: String
  @AppStorage var service: Service
  let explanation: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      Picker(title, selection: $service) {
        ForEach(Service.allCases, id: \.self) { Text($0.name).tag($0) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      Text(explanation).font(.footnote).foregroundStyle(.secondary)
    }
  }
}
