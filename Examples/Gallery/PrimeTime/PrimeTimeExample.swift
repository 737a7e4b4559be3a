import Foundation
import PrimeTime
import PrimeTimeCounter
import PrimeTimeNumbers
import PrimeTimeScreens
import TrifectaUI

/// Prime time in the gallery, with the selected service and the visitor's saved state.
struct PrimeTimeExample: View {
  @StateObject private var choice = PrimeServiceChoice()
  /// The saved state, as JSON. It is stored for each visitor.
  @AppStorage("prime-time.saved") private var saved = ""

  var body: some View {
    let storage = $saved
    OwnStore(initialState: restored) {
      PrimeApp()
    } withDependencies: { [choice] in
      $0.nthPrime = NthPrime { try await choice.service.nthPrime($0) }
      $0.primeStorage = PrimeStorage { state in
        guard let json = try? JSONEncoder().encode(state) else { return }
        storage.wrappedValue = String(decoding: json, as: UTF8.self)
      }
    } content: {
      PrimeTimeScreen(store: $0)
    }
  }

  /// The saved state; a new one if there is none, or if it was saved by another version of the app.
  private var restored: PrimeApp.State {
    guard let state = try? JSONDecoder().decode(SavedPrimes.self, from: Data(saved.utf8)) else {
      return PrimeApp.State()
    }
    return PrimeApp.State(restoring: state)
  }
}

/// The service for primes that the visitor has selected. The selection is stored for all pages.
@MainActor
final class PrimeServiceChoice: ObservableObject {
  @AppStorage(PrimeServiceChoice.key) var service = PrimeService.working

  static let key = "prime-time.service"
}
