import SwiftUI

/// Lets a visitor select what the garage does at the next request.
struct GaragePicker: View {
  var body: some View {
    ServicePicker(
      title: "The garage", service: AppStorage(wrappedValue: GarageService.working, GarageChoice.key),
      explanation: "It applies when the cars are loaded next: pull the list down, or try again. Only you see it.")
  }
}
