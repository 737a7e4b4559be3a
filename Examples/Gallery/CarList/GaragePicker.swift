import SwiftUI

/// A picker for the behavior of the garage service at the next request.
struct GaragePicker: View {
  var body: some View {
    ServicePicker(
      title: "Garage service", service: AppStorage(wrappedValue: GarageService.working, GarageChoice.key),
      explanation: "Applies to the next request: pull to refresh, or try again. Other visitors are not affected.")
  }
}
