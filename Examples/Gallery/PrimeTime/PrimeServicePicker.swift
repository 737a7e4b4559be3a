import SwiftUI

/// A picker for the behavior of the service for primes at the next request.
struct PrimeServicePicker: View {
  var body: some View {
    ServicePicker(
      title: "Prime service", service: AppStorage(wrappedValue: PrimeService.working, PrimeServiceChoice.key),
      explanation: """
        Applies to the next request for the nth prime. While the request runs, the button is disabled, and a new count \
        cancels the request. If the request fails or takes more than ten seconds, an alert offers a retry.
        """)
  }
}
