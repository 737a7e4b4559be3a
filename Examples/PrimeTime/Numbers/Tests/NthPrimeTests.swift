import ExampleNetworkingTesting
import Hummingbird
import PrimeTimeNumbers
import Testing

@Suite("Nth prime", .timeLimit(.minutes(1)))
struct NthPrimeTests {
  @Test("Without a key, primes are computed locally", arguments: [[:], ["WOLFRAM_APP_ID": ""], ["OTHER": "1"]])
  func computes(environment: [String: String]) async throws {
    #expect(try await NthPrime.chosen(by: environment)(1_000) == 7_919)
  }

  @Test("With a key, the service is queried")
  func asks() async throws {
    let service = LocalService { request in
      #expect(request.uri.queryParameters["appid"] == "KEY")
      // Not a prime, so the result cannot come from the sieve.
      return Response(
        #"{"queryresult": {"success": true, "pods": [{"id": "Result", "subpods": [{"plaintext": "1234"}]}]}}"#)
    }
    let prime = try await service.run { url in
      try await NthPrime.chosen(by: ["WOLFRAM_APP_ID": "KEY"], baseURL: url)(1_000)
    }
    #expect(prime == 1_234)
  }

  @Test("An index below one is an error and is not queried", arguments: [0, -1, Int.min])
  func refuses(n: Int) async {
    let nthPrime = NthPrime { n in
      Issue.record("Asked for prime \(n)")
      return n
    }
    await #expect(throws: NthPrimeError.noSuchPrime(n)) { try await nthPrime(n) }
  }

  @Test("A source gets the index, and its result is returned")
  func answers() async throws {
    let nthPrime = NthPrime { $0 * 100 }
    #expect(try await nthPrime(3) == 300)
  }

  @Test(
    "Every error has a description",
    arguments: [
      (NthPrimeError.noSuchPrime(0), "Primes are counted from 1."),
      (.tooFar(limit: 10), "Without Wolfram|Alpha, the last supported prime is number 10."),
      (.timedOut, "The request timed out."),
      (.unreachable(reason: "No route."), "Wolfram|Alpha cannot be reached: No route."),
      (.httpStatus(503), "Wolfram|Alpha answered with HTTP status 503."),
      (.invalidAppID, "Wolfram|Alpha does not accept the key in WOLFRAM_APP_ID."),
      (.serviceError(message: "Busy"), "Wolfram|Alpha reports an error: Busy"),
      (.notUnderstood, "Wolfram|Alpha did not understand the question."),
      (.malformedReply, "Wolfram|Alpha sent a reply that cannot be read."),
      (.noResult, "Wolfram|Alpha sent a reply without a result."),
      (.notANumber("seven"), "Wolfram|Alpha answered “seven”, which is not a prime."),
    ])
  func explains(error: NthPrimeError, text: String) {
    #expect(error.localizedDescription == text)
  }
}
