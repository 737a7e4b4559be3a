import PrimeTimeCounter
import PrimeTimeNumbers
import SwiftUI
import TrifectaUI

/// The screen of the counter, with its count and questions about it.
public struct CounterScreen: View {
  private let store: Store<Counter>

  /// Creates the screen of a store.
  public init(store: Store<Counter>) {
    self.store = store
  }

  /// The count between its buttons, and the buttons for questions.
  public var body: some View {
    VStack(spacing: 32) {
      Spacer()
      TextField("Count", value: store.binding(\.count, send: Counter.Action.countChanged), format: .number)
        .font(.system(size: fontSize, weight: .bold, design: .rounded))
        .multilineTextAlignment(.center)
        .keyboardType(.numbersAndPunctuation)
      HStack(spacing: 24) {
        StepButton("Decrement", systemImage: "minus") { store.send(.decrementButtonTapped) }
        StepButton("Increment", systemImage: "plus") { store.send(.incrementButtonTapped) }
      }
      Spacer()
      VStack(spacing: 12) {
        Button {
          store.send(.isPrimeButtonTapped)
        } label: {
          Text("Is this prime?").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        Button {
          store.send(.nthPrimeButtonTapped)
        } label: {
          HStack(spacing: 8) {
            if store.screen.isFindingNthPrime { ProgressView() }
            Text(question)
          }
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .disabled(!store.isNthPrimeButtonEnabled)
      }
      .controlSize(.large)
    }
    .padding()
    .navigationTitle("Counter")
    .navigationBarTitleDisplayMode(.inline)
    .sheet(item: store.binding(presenting: Counter.primeModal)) { PrimeModalScreen(store: $0) }
    .alert(store.binding(presenting: Counter.alert))
  }

  /// A font size with which the count fits the width of a phone. The longest count has 26 characters.
  private var fontSize: CGFloat {
    min(48, 48 * 11 / CGFloat(store.count.formatted().count))
  }

  private var question: String {
    store.count > 0 ? "What is the \(store.count.ordinal) prime?" : "Primes are counted from 1"
  }
}

/// A round button with a symbol.
private struct StepButton: View {
  private let title: LocalizedStringKey
  private let systemImage: String
  private let action: @MainActor () -> Void

  init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.systemImage = systemImage
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Label(title, systemImage: systemImage)
        .labelStyle(.iconOnly)
        .font(.title2)
        .frame(width: 32, height: 32)
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
  }
}

#Preview("A prime") {
  NavigationStack { CounterScreen(store: .counter(Counter.State(count: 7))) }
}

#Preview("Count below one") {
  NavigationStack { CounterScreen(store: .counter(Counter.State(count: -3))) }
}

#Preview("The largest number") {
  NavigationStack { CounterScreen(store: .counter(Counter.State(count: .max))) }
}

#Preview("Searching for a prime") {
  NavigationStack {
    CounterScreen(store: .counter(Counter.State(count: 1_000, screen: Counter.Screen(isFindingNthPrime: true))))
  }
}

#Preview("The prime was found") {
  NavigationStack {
    CounterScreen(
      store: .counter(
        Counter.State(count: 1_000, screen: Counter.Screen(alert: AlertState("The 1000th prime is 7919")))))
  }
}

#Preview("The prime was not found") {
  NavigationStack {
    CounterScreen(
      store: .counter(
        Counter.State(
          count: 1_000,
          screen: Counter.Screen(
            alert: AlertState(
              "The 1000th prime was not found", message: NthPrimeError.timedOut.localizedDescription,
              buttons: [.cancel(), ButtonState("Try Again", action: .retryButtonTapped)])))))
  }
}

#Preview("Sheet") {
  NavigationStack {
    CounterScreen(store: .counter(Counter.State(count: 7, screen: Counter.Screen(isPrimeModalPresented: true))))
  }
}
