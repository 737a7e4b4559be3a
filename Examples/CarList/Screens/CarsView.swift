import CarList
import SwiftUI

/// The list of cars.
struct CarsView: View {
  let cars: [Car]

  var body: some View {
    List {
      Section {
        ForEach(cars) { CarRow(car: $0) }
      } footer: {
        Text(cars.count == 1 ? "1 car" : "\(cars.count) cars")
      }
    }
    .listStyle(.plain)
  }
}

/// A notice above the cars that a refresh has failed, with the reason.
struct OutdatedNotice: View {
  let reason: String
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("This list may be outdated.", systemImage: "exclamationmark.triangle")
        .font(.subheadline)
      Text(reason)
        .font(.footnote)
        .foregroundStyle(.secondary)
      Button("Try Again", action: retry)
        .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
    .onAppear { AccessibilityNotification.Announcement("These cars may be outdated.").post() }
  }
}

/// A row with a car. With very large text, the price is below the name.
private struct CarRow: View {
  let car: Car
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "car.fill")
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(car.name)
        Text(String(car.year))
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if typeSize.isAccessibilitySize { price }
      }
      Spacer()
      if !typeSize.isAccessibilitySize { price.fixedSize() }
    }
    .accessibilityElement(children: .combine)
  }

  private var price: some View {
    Text(car.price, format: .currency(code: "CHF").precision(.fractionLength(0)))
      .foregroundStyle(.secondary)
  }
}
