import SwiftUI

/// A picker for the behavior of the garage service at the next request.
struct GaragePicker: View {
  var body: some View {
    ServicePicker(
      title: "The garage", service: AppStorage(wrappedValue: GarageService.working, GarageChoice.key),
      explanation: "It applies when the cars are loaded next: pull the list down, or try again. Only you see it.")
  }
}
