import Foundation
import PrimeTime
import PrimeTimeCounter
import Trifecta

/// A text front end for the app, without views.
///
/// Each line sends actions to the store. ``Announcements`` writes the changes of the store's state, so results that
/// arrive later are written in the same way as immediate ones.
@MainActor
public final class TerminalSession {
  private let store: Store<PrimeApp>
  private let console: Console
  private let announcements: Announcements
  private var tasks: [StoreTask] = []

  /// Creates a session and writes the current state.
  ///
  /// - Parameters:
  ///   - store: The store of the app.
  ///   - console: The output.
  public init(store: Store<PrimeApp>, console: Console) {
    self.store = store
    self.console = console
    self.announcements = Announcements(of: store, on: console)
  }

  /// Reads and executes commands until the user quits or the input ends.
  ///
  /// At the end of the input, the session waits for running effects, so that a pipe gets all results. Quitting does not
  /// wait.
  ///
  /// - Parameter nextLine: Waits for the next line; returns `nil` at the end.
  public func run(readingFrom nextLine: @MainActor () async -> String?) async {
    while let line = await console.ask(nextLine) {
      guard handle(line) else { return }
    }
    for task in tasks { await task.finish() }
  }

  /// Executes a line.
  ///
  /// - Returns: Whether the session continues.
  private func handle(_ line: String) -> Bool {
    do throws(Command.Problem) {
      guard let command = try Command.parse(line) else { return true }
      return handle(command)
    } catch {
      console.write(error.explanation)
      return true
    }
  }

  private func handle(_ command: Command) -> Bool {
    switch command {
    case .increment: send(.counter(.incrementButtonTapped))
    case .decrement: send(.counter(.decrementButtonTapped))
    case .count(let count): send(.counter(.countChanged(count)))
    case .isPrime: inModal {}
    case .add: inModal { add() }
    case .remove: inModal { remove() }
    case .removeRows(let rows): remove(rows: rows)
    case .nth: findNthPrime()
    case .favorites: console.write(Listing.favorites(store.favorites))
    case .feed: console.write(Listing.feed(store.feed))
    case .clearFeed: send(.feed(.clearButtonTapped))
    case .user: console.write(store.profile.user?.introduction ?? "No user is logged in.")
    case .logIn(let name): send(.profile(.logInButtonTapped(name: name)))
    case .bio(let bio): setBio(bio)
    case .logOut: send(.profile(.logOutButtonTapped))
    case .help: console.write(Command.summary)
    case .quit: return false
    }
    return true
  }

  private func send(_ action: PrimeApp.Action) {
    tasks.removeAll(where: \.isFinished)
    let task = store.send(action)
    if !task.isFinished { tasks.append(task) }
  }
}

// Commands that need more than one action.
extension TerminalSession {
  /// Presents the prime modal, which tells whether the count is prime, runs a closure, and dismisses the modal.
  private func inModal(_ work: () -> Void) {
    send(.counter(.isPrimeButtonTapped))
    work()
    send(.counter(.primeModal(.dismiss)))
  }

  private func add() {
    guard let modal = store.counter.primeModal, modal.isPrime else { return }
    if modal.isFavorite { return console.write("The count is already a favorite.") }
    send(.counter(.primeModal(.presented(.addButtonTapped))))
  }

  private func remove() {
    guard let modal = store.counter.primeModal else { return }
    if !modal.isFavorite { return console.write("The count is not a favorite.") }
    send(.counter(.primeModal(.presented(.removeButtonTapped))))
  }

  private func remove(rows: [Int]) {
    let count = store.favorites.primes.count
    if let row = rows.first(where: { $0 < 1 || $0 > count }) {
      return console.write("There is no row \(row). \(Listing.count(count))")
    }
    send(.favorites(.deleted(IndexSet(rows.map { $0 - 1 }))))
  }

  private func findNthPrime() {
    guard store.counter.isNthPrimeButtonEnabled else {
      return console.write(store.count > 0 ? "The search is still running." : "Primes are counted from 1.")
    }
    send(.counter(.nthPrimeButtonTapped))
  }

  private func setBio(_ bio: String) {
    guard store.profile.user != nil else { return console.write("No user is logged in.") }
    send(.profile(.bioChanged(bio)))
  }
}
