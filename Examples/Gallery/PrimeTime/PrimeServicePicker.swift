import TrifectaUI

/// Lets a visitor select what the service for primes does at the next question.
struct PrimeServicePicker: View {
  @AppStorage(PrimeServiceChoice.key) private var service = PrimeService.working

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("The service for primes").font(.headline).accessibilityAddTraits(.isHeader)
      Picker("The service for primes", selection: $service) {
        ForEach(PrimeService.allCases) { Text($0.name).tag($0) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      Text(
        """
        It applies to the next question for the nth prime. While the service is slow, the button is disabled, and another \
        count cancels the question. After a failure, and after ten seconds without an answer, the alert offers a retry.
        """
      )
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
  }
}
