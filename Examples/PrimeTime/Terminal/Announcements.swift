import PrimeTime
import PrimeTimeCounter
import PrimeTimeFeed
import PrimeTimeNumbers
import PrimeTimeProfile
import Trifecta

/// Writes the changes in a store to a console, until it is deallocated.
@MainActor
final class Announcements {
  private let tokens: [ObservationToken]

  /// Writes the current state, and then each change.
  init(of store: Store<PrimeApp>, on console: Console) {
    tokens =
      Self.announce(store.scope(PrimeApp.counter), console) + [
        Self.announce(store.scope(PrimeApp.feed), console),
        Self.announce(store.scope(PrimeApp.profile), console),
      ]
  }

  private static func announce(_ counter: Store<Counter>, _ console: Console) -> [ObservationToken] {
    [
      observe { console.write("Count: \(counter.count)") },
      observe {
        guard let number = counter[\.primeModal?.number] else { return }
        console.write(number.isPrime ? "\(number) is prime." : "\(number) is not prime.")
      },
      observe {
        guard counter[\.screen.isFindingNthPrime] else { return }
        console.write("Looking for the \(counter.count.ordinal) prime …")
      },
      observe {
        guard let alert = counter[\.screen.alert] else { return }
        console.write([alert.title, alert.message].compactMap(\.self).joined(separator: ": "))
        counter.send(.alert(.dismiss))
      },
    ]
  }

  private static func announce(_ feed: Store<ActivityFeed>, _ console: Console) -> ObservationToken {
    var announced = 0
    return observe {
      for activity in feed[\.[after: announced]] {
        console.write("\(activity.kind).")
        announced = activity.id
      }
    }
  }

  private static func announce(_ profile: Store<UserProfile>, _ console: Console) -> ObservationToken {
    var last: User?
    return observe {
      if let user = profile.user { console.write(user.introduction) } else if last != nil { console.write("Goodbye.") }
      last = profile.user
    }
  }
}

extension User {
  /// The description of the user in the terminal.
  var introduction: String {
    bio.isEmpty ? "You are \(name), user \(id)." : "You are \(name), user \(id): \(bio)"
  }
}
