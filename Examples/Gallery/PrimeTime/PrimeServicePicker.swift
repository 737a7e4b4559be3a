import SwiftUI

/// A picker for the behavior of the service for primes at the next request.
struct PrimeServicePicker: View {
  var body: some View {
    ServicePicker(
      title: "The service for primes", service: AppStorage(wrappedValue: PrimeService.working, PrimeServiceChoice.key),
      explanation: """
        It applies to the next question for the nth prime. While the service is slow, the button is disabled, and another \
        count cancels the question. After a failure, and after ten seconds without an answer, the alert offers a retry.
        """)
  }
}
