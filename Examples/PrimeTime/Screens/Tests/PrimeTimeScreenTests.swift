import Foundation
import PrimeTime
import PrimeTimeCounter
import PrimeTimeFavorites
import PrimeTimeNumbers
import ScreenTesting
import SwiftUI
import Testing
import TrifectaTesting
import TrifectaUI

@testable import PrimeTimeScreens

/// User actions in the app, starting from its list of screens.
@Suite("Prime time screens")
@MainActor
struct PrimeTimeScreenTests {
  private func screen(
    _ state: PrimeApp.State = PrimeApp.State(), nthPrime: NthPrime = .sieve
  ) async -> Screen {
    let store = Store(initialState: state) {
      PrimeApp()
    } withDependencies: {
      $0.nthPrime = nthPrime
      $0.continuousClock = TestClock()
      $0.date = .constant(Date(timeIntervalSince1970: 43_200))
    }
    return await Screen { PrimeTimeScreen(store: store) }
  }

  @Test("The list shows the state of each screen")
  func lists() async throws {
    let screen = await screen(
      PrimeApp.State(count: 1_000, favorites: FavoritePrimes.State(primes: [2, 3])))
    #expect(screen.contains("1,000"))
    #expect(screen.contains("2"))
    #expect(screen.contains("Guest"))
  }

  @Test("The count can be changed and survives leaving the screen")
  func counts() async throws {
    let screen = await screen()
    try await screen.tap("Counter")
    try await screen.tap("Increment")
    try await screen.tap("Increment")
    try await screen.tap("Increment")
    try await screen.tap("Decrement")
    #expect(try screen.find("Count").value == "2")
    try await screen.goBack()
    try await screen.tap("Counter")
    #expect(try screen.find("Count").value == "2")
  }

  @Test("A prime can be saved and removed in the sheet")
  func savesInSheet() async throws {
    let screen = await screen(PrimeApp.State(count: 7))
    try await screen.tap("Counter")
    try await screen.tap("Is this prime?")
    #expect(screen.presentation != nil)
    #expect(screen.contains("7 is prime 🎉"))
    try await screen.tap("Save to favorites")
    #expect(!screen.contains("Save to favorites"))
    try await screen.tap("Remove from favorites")
    try await screen.tap("Save to favorites")
    try await screen.tap("Done")
    #expect(screen.presentation == nil)
    try await screen.goBack()
    try await screen.tap("Favorite primes")
    #expect(screen.contains(.text("7")))
    try await screen.goBack()
    try await screen.tap("Activity feed")
    #expect(screen.findAll(.text("Added 7 to favorites")).count == 2)
    #expect(screen.contains("Removed 7 from favorites"))
  }

  @Test("A composite number cannot be saved, and the sheet can be dismissed")
  func refusesInSheet() async throws {
    let screen = await screen(PrimeApp.State(count: 8))
    try await screen.tap("Counter")
    try await screen.tap("Is this prime?")
    #expect(screen.contains("8 is not prime"))
    #expect(!screen.contains("Save to favorites"))
    try await screen.dismiss()
    #expect(screen.presentation == nil)
    try await screen.tap("Is this prime?")
    #expect(screen.presentation != nil)
  }

  @Test("The nth prime is shown in an alert, and the button is disabled during the search")
  func findsNthPrime() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Int.self)
    let nthPrime = NthPrime { _ in await answers.first { _ in true } ?? 0 }
    let screen = await screen(PrimeApp.State(count: 1_000), nthPrime: nthPrime)
    try await screen.tap("Counter")
    try await screen.tap("What is the 1000th prime?")
    #expect(try !screen.find("What is the 1000th prime?").isEnabled)
    answer.yield(7_919)
    try await screen.wait(for: .text("The 1000th prime is 7919"))
    #expect(try screen.find("What is the 1000th prime?").isEnabled)
    try await screen.dismiss()
    #expect(screen.presentation == nil)
  }

  @Test("The nth-prime button is disabled for a count below one", arguments: [0, -1, Int.min])
  func disablesBelowOne(count: Int) async throws {
    let screen = await screen(PrimeApp.State(count: count))
    try await screen.tap("Counter")
    #expect(try !screen.find("Primes are counted from 1").isEnabled)
  }

  @Test("A failed search can be retried")
  func retries() async throws {
    let attempts = Attempts()
    let screen = await screen(PrimeApp.State(count: 4), nthPrime: NthPrime { _ in try await attempts.next() })
    try await screen.tap("Counter")
    try await screen.tap("What is the 4th prime?")
    try await screen.wait(for: .text("The 4th prime was not found"))
    #expect(screen.contains("Wolfram|Alpha answered with HTTP status 503."))
    try await screen.tap("Try Again")
    try await screen.wait(for: .text("The 4th prime is 7"))
    try await screen.tap("OK")
    #expect(screen.presentation == nil)
  }

  /// Fails on the first attempt.
  private actor Attempts {
    private var count = 0

    func next() throws -> Int {
      count += 1
      if count == 1 { throw NthPrimeError.httpStatus(503) }
      return 7
    }
  }

  @Test("A count beyond the limit shows an error without a retry")
  func refusesLargeNumbers() async throws {
    let screen = await screen(PrimeApp.State(count: 1_000_001))
    try await screen.tap("Counter")
    try await screen.tap("What is the 1000001st prime?")
    try await screen.wait(for: .text("The 1000001st prime was not found"))
    #expect(!screen.contains("Try Again"))
  }

  @Test("Favorites can be deleted by swipe and in edit mode, and both are recorded")
  func deletesFavorites() async throws {
    let screen = await screen(PrimeApp.State(favorites: FavoritePrimes.State(primes: [2, 3, 5])))
    try await screen.tap("Favorite primes")
    try await screen.swipe(.text("3"), choosing: "Delete")
    #expect(!screen.contains(.text("3")))
    try await screen.tap("Edit")
    try await screen.delete(.text("2"))
    try await screen.tap("Done")
    try await screen.swipe(.text("5"), choosing: "Delete")
    #expect(screen.contains("No Favorites"))
    try await screen.goBack()
    try await screen.tap("Activity feed")
    for prime in [2, 3, 5] { #expect(screen.contains("Removed \(prime) from favorites")) }
  }

  @Test("The feed is cleared after confirmation")
  func clearsFeed() async throws {
    var state = PrimeApp.State()
    state.feed.record([.addedFavoritePrime(2)], at: Date(timeIntervalSince1970: 0))
    let screen = await screen(state)
    try await screen.tap("Activity feed")
    try await screen.tap("Clear")
    try await screen.dismiss()
    #expect(screen.contains("Added 2 to favorites"))
    try await screen.tap("Clear")
    try await screen.tap("Clear")
    #expect(screen.contains("No Activity"))
  }

  @Test("A user can log in and out, with any characters in the name")
  func logsIn() async throws {
    let screen = await screen()
    try await screen.tap("Profile")
    #expect(try !screen.find("Log in").isEnabled)
    try await screen.type("   ", into: "Name")
    #expect(try !screen.find("Log in").isEnabled)
    let name = "<b>Ada</b> שלום 👩‍💻" + String(repeating: "x", count: 500)
    try await screen.type(name, into: "Name")
    try await screen.tap("Log in")
    #expect(screen.contains(.text(name)))
    try await screen.type("Counts.", into: "Bio")
    try await screen.goBack()
    try await screen.tap("Profile")
    #expect(try screen.find("Bio").value == "Counts.")
    try await screen.tap("Log out")
    #expect(screen.contains("Log in"))
  }

  @Test("A thousand taps increment the count a thousand times")
  func manyTaps() async throws {
    let screen = await screen()
    try await screen.tap("Counter")
    for _ in 1...1_000 { try await screen.tap("Increment") }
    #expect(try screen.find("Count").value == "1,000")
  }

  @Test("A favorite removed elsewhere can be saved again in the open sheet")
  func removedElsewhere() async throws {
    let store = Store(initialState: PrimeApp.State(count: 7, favorites: FavoritePrimes.State(primes: [7]))) {
      PrimeApp()
    } withDependencies: {
      $0.nthPrime = .sieve
      $0.date = .constant(Date(timeIntervalSince1970: 43_200))
    }
    let first = await Screen { PrimeTimeScreen(store: store) }
    try await first.tap("Counter")
    try await first.tap("Is this prime?")
    #expect(first.contains("Remove from favorites"))
    let second = await Screen { PrimeTimeScreen(store: store) }
    try await second.tap("Favorite primes")
    #expect(second.contains("7"))

    store.send(.favorites(.deleted([0])))
    await first.settle()
    await second.settle()
    #expect(second.contains("No Favorites"))
    #expect(first.presentation != nil && !first.contains("Remove from favorites"))
    try await first.tap("Save to favorites")
    await second.settle()
    #expect(second.contains("7") && !second.contains("No Favorites"))
    await first.close()
    await second.close()
  }
}
