import Foundation
import PrimeTime
import PrimeTimeFavorites
import PrimeTimeNumbers
import PrimeTimeTerminal
import Testing
import Trifecta
import TrifectaTesting
import Waiting

@Suite("Terminal session")
@MainActor
struct TerminalSessionTests {
  private let clock = TestClock()

  /// Returns the output for some lines followed by the end of the input.
  private func output(
    of input: String,
    state: PrimeApp.State = PrimeApp.State(),
    isInteractive: Bool = false,
    nthPrime: NthPrime = NthPrime { $0 * 10 },
    beforeEachLine wait: @MainActor (_ text: @MainActor () -> String) async -> Void = { _ in }
  ) async -> String {
    var text = ""
    let store = Store(initialState: state) {
      PrimeApp()
    } withDependencies: {
      $0.nthPrime = nthPrime
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 43_200))
    }
    let session = TerminalSession(store: store, console: Console(isInteractive: isInteractive) { text += $0 })
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).makeIterator()
    await session.run {
      await wait { text }
      return lines.next()
    }
    return text
  }

  @Test("The count can be incremented, decremented and set")
  func counts() async {
    #expect(
      await output(of: "+\n+\n-\ncount 41") == """
        Count: 0
        Count: 1
        Count: 2
        Count: 1
        Count: 41

        """)
  }

  @Test("Favorites can be added and removed, and the feed records it")
  func keepsFavorites() async {
    let input = """
      favorites
      feed
      count 7
      add
      add
      count 2
      add
      count 8
      add
      remove
      count 7
      remove
      count 3
      add
      favorites
      remove 1 2
      favorites
      feed
      feed clear
      feed
      """
    #expect(
      await output(of: input) == """
        Count: 0
        You have no favorites yet.
        No activity yet.
        Count: 7
        7 is prime.
        Added 7 to favorites.
        7 is prime.
        The count is already a favorite.
        Count: 2
        2 is prime.
        Added 2 to favorites.
        Count: 8
        8 is not prime.
        8 is not prime.
        The count is not a favorite.
        Count: 7
        7 is prime.
        Removed 7 from favorites.
        Count: 3
        3 is prime.
        Added 3 to favorites.
        1. 2
        2. 3
        Removed 2 from favorites.
        Removed 3 from favorites.
        You have no favorites yet.
        1970-01-01T12:00:00Z Added 7 to favorites
        1970-01-01T12:00:00Z Added 2 to favorites
        1970-01-01T12:00:00Z Removed 7 from favorites
        1970-01-01T12:00:00Z Added 3 to favorites
        1970-01-01T12:00:00Z Removed 2 from favorites
        1970-01-01T12:00:00Z Removed 3 from favorites
        No activity yet.

        """)
  }

  @Test("Asking twice whether a number is prime is answered twice")
  func answersAgain() async {
    #expect(
      await output(of: "is prime?\nprime", state: PrimeApp.State(count: 97)) == """
        Count: 97
        97 is prime.
        97 is prime.

        """)
  }

  @Test("A missing row is reported, and no other row is deleted", arguments: ["0", "3", "-1", "1 3"])
  func refusesMissingRows(rows: String) async {
    let state = PrimeApp.State(favorites: FavoritePrimes.State(primes: [2, 3]))
    let row = rows.split(separator: " ").last ?? ""
    #expect(
      await output(of: "remove \(rows)\nfavorites", state: state) == """
        Count: 0
        There is no row \(row). You have 2 favorites.
        1. 2
        2. 3

        """)
  }

  @Test("The nth prime is announced")
  func findsNthPrime() async {
    #expect(
      await output(of: "nth", state: PrimeApp.State(count: 4)) == """
        Count: 4
        Looking for the 4th prime …
        The 4th prime is 40

        """)
  }

  @Test("The same result of a repeated search is announced again")
  func findsNthPrimeAgain() async {
    let slow = NthPrime { [clock] n in
      try await clock.sleep(for: .seconds(1))
      return n * 10
    }
    var questions = -1
    let text = await output(of: "nth\nnth", state: PrimeApp.State(count: 4), nthPrime: slow) { text in
      questions += 1
      guard questions > 0 else { return }
      // Two sleepers: the request and its timeout.
      await clock.waitForSleepers(2)
      await clock.advance(by: .seconds(1))
      await settle(until: { text().matches(of: /is 40/).count == questions })
    }
    #expect(
      text == """
        Count: 4
        Looking for the 4th prime …
        The 4th prime is 40
        Looking for the 4th prime …
        The 4th prime is 40

        """)
  }

  @Test("Changing the count cancels the search")
  func cancelsNthPrime() async {
    #expect(
      await output(of: "nth\n+\nnth", state: PrimeApp.State(count: 4)) == """
        Count: 4
        Looking for the 4th prime …
        Count: 5
        Looking for the 5th prime …
        The 5th prime is 50

        """)
  }

  @Test("A failed search is reported with the reason")
  func tellsErrors() async {
    let offline = NthPrime { _ in throw NthPrimeError.unreachable(reason: "No route.") }
    #expect(
      await output(of: "nth\n+\nnth", nthPrime: offline) == """
        Count: 0
        Primes are counted from 1.
        Count: 1
        Looking for the 1st prime …
        The 1st prime was not found: Wolfram|Alpha cannot be reached: No route.

        """)
  }

  @Test("At the end of the input the session waits for a pending search")
  func waitsAtTheEnd() async {
    let (answers, answer) = AsyncStream.makeStream(of: Int.self)
    let slow = NthPrime { _ in await answers.first { _ in true } ?? 0 }
    var linesAskedFor = 0
    let text = await output(of: "nth\nnth", state: PrimeApp.State(count: 4), nthPrime: slow) { _ in
      linesAskedFor += 1
      if linesAskedFor == 3 { answer.yield(40) }
    }
    #expect(
      text == """
        Count: 4
        Looking for the 4th prime …
        The search is still running.
        The 4th prime is 40

        """)
  }

  @Test("Quitting does not wait for a pending search and ignores further input")
  func quits() async {
    let never = NthPrime { [clock] n in
      try await clock.sleep(for: .seconds(5))
      return n * 10
    }
    #expect(
      await output(of: "nth\nquit\n+", state: PrimeApp.State(count: 4), nthPrime: never) == """
        Count: 4
        Looking for the 4th prime …

        """)
  }

  @Test("A user can log in, change the bio and log out")
  func knowsUser() async {
    #expect(
      await output(of: "user\nbio Hi\nlogin Ada\nbio I like 7\nuser\nlogout\nlogout\nuser") == """
        Count: 0
        No user is logged in.
        No user is logged in.
        You are Ada, user 1.
        You are Ada, user 1: I like 7
        You are Ada, user 1: I like 7
        Goodbye.
        No user is logged in.

        """)
  }

  @Test("An invalid command is explained, and the session continues")
  func explains() async {
    #expect(
      await output(of: "fly\n\ncount x\n+") == """
        Count: 0
        Unknown command “fly”. Type help for a list of commands.
        “x” is not a whole number in the supported range.
        Count: 1

        """)
  }

  @Test("The help lists the commands")
  func helps() async {
    let text = await output(of: "help")
    #expect(text.contains("is prime?         check whether the count is prime\n"))
  }

  @Test("An interactive session shows a prompt for each line")
  func prompts() async {
    #expect(await output(of: "+", isInteractive: true) == "Count: 0\n> Count: 1\n> \n")
  }
}
