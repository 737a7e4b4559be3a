import PrimeTimeCounter
import SwiftUI
import TrifectaUI

/// The modal that tells whether a number is prime, and adds or removes a favorite.
struct PrimeModalScreen: View {
  let store: Store<PrimeModal>

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Image(systemName: store.isPrime ? "checkmark.seal.fill" : "xmark.seal.fill")
          .font(.system(size: 56))
          .foregroundStyle(store.isPrime ? .green : .secondary)
          .accessibilityHidden(true)
        Text(verdict)
          .font(.title2.bold())
          .multilineTextAlignment(.center)
        if store.isPrime {
          if store.isFavorite {
            Button("Remove from favorites", systemImage: "star.slash", role: .destructive) {
              store.send(.removeButtonTapped)
            }
          } else {
            Button("Save to favorites", systemImage: "star") { store.send(.addButtonTapped) }
          }
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { store.send(.closeButtonTapped) }
        }
      }
    }
    .presentationDetents([.medium])
  }

  private var verdict: String {
    store.isPrime ? "\(store.number.formatted()) is prime 🎉" : "\(store.number.formatted()) is not prime"
  }
}

#Preview("A prime") {
  PrimeModalScreen(store: Store(initialState: PrimeModal.State(number: 7)) { PrimeModal() })
}

#Preview("A favorite") {
  PrimeModalScreen(store: Store(initialState: PrimeModal.State(number: 7, favoritePrimes: [7])) { PrimeModal() })
}

#Preview("Not a prime") {
  PrimeModalScreen(store: Store(initialState: PrimeModal.State(number: 8)) { PrimeModal() })
}
