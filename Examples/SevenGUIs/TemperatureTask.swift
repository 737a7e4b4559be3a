import SwiftUI
import TrifectaUI

/// Two fields for the same temperature. A change of one updates the other.
struct TemperatureConverter: Reducer {
  struct State: Equatable {
    var celsius = ""
    var fahrenheit = ""
  }

  enum Action: Equatable {
    case celsiusChanged(String)
    case fahrenheitChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // A text that is not a number leaves the other field unchanged.
    switch action {
    case .celsiusChanged(let text):
      state.celsius = text
      if let celsius = Self.degrees(text) { state.fahrenheit = Self.text(celsius * 9 / 5 + 32) }
    case .fahrenheitChanged(let text):
      state.fahrenheit = text
      if let fahrenheit = Self.degrees(text) { state.celsius = Self.text((fahrenheit - 32) * 5 / 9) }
    }
    return .none
  }

  private static func degrees(_ text: String) -> Double? {
    Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func text(_ degrees: Double) -> String {
    degrees.formatted(.number.grouping(.never).precision(.fractionLength(0...1)).locale(Locale(identifier: "en_US")))
  }
}

/// The second task: a converter between Celsius and Fahrenheit.
public struct TemperatureTask: View {
  @State private var store = Store(initialState: TemperatureConverter.State()) { TemperatureConverter() }

  /// Creates the screen with empty fields.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    Form {
      LabeledContent("Celsius") {
        TextField("Celsius", text: store.binding(\.celsius) { .celsiusChanged($0) })
      }
      LabeledContent("Fahrenheit") {
        TextField("Fahrenheit", text: store.binding(\.fahrenheit) { .fahrenheitChanged($0) })
      }
    }
    .multilineTextAlignment(.trailing)
  }
}

#Preview("Temperature") {
  TemperatureTask()
}
