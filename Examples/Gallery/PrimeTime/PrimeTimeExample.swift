import Foundation
import PrimeTime
import PrimeTimeCounter
import PrimeTimeNumbers
import PrimeTimeScreens
import TrifectaUI

/// Prime time as the gallery shows it: with the service that the visitor has selected, and their state of the last visit.
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

  /// The state of the last visit; a new one where there is none, or where it is of another version of the app.
  private var restored: PrimeApp.State {
    guard let state = try? JSONDecoder().decode(SavedPrimes.self, from: Data(saved.utf8)) else {
      return PrimeApp.State()
    }
    return PrimeApp.State(restoring: state)
  }
}

/// The service that a visitor has selected: it is stored for them, whichever page they selected it on.
@MainActor
final class PrimeServiceChoice: ObservableObject {
  @AppStorage(PrimeServiceChoice.key) var service = PrimeService.working

  static let key = "prime-time.service"
}
