import Foundation
import IssueReporting
import Locking

/// A recorded response of a dependency, with which a test answers a request.
public enum Fixture: Sendable {
  /// The request returned a value.
  case success(any Sendable)
  /// The request threw an error.
  case failure(any Error)
  /// The request had no response. It waits until its task is cancelled.
  case pending
}

/// The responses with which a test answers the requests of dependencies, by the names of the requests.
///
/// ```swift
/// let screen = await withDependencies {
///   $0.fixtures["carService.cars"] = [.success([Car.comet]), .failure(FixtureError("The garage is closed."))]
/// } operation: {
///   await Screen { CarsScreen() }
/// }
/// ```
///
/// A dependency asks for fixtures with ``withFixture(_:isolation:_:)``. Copies share the responses, so each one answers
/// one request.
public struct Fixtures: Sendable {
  /// The remaining responses to the requests with one name.
  fileprivate final class Queue: Sendable {
    let fixtures: Locked<ArraySlice<Fixture>>

    init(_ fixtures: [Fixture]) {
      self.fixtures = Locked(fixtures[...])
    }
  }

  private var queues: [String: Queue] = [:]

  /// Creates a value without responses: all requests are performed.
  public init() {}

  /// The responses to the next requests with a name, in order; empty if they are performed.
  public subscript(name: String) -> [Fixture] {
    get { queues[name]?.fixtures.withLock { Array($0) } ?? [] }
    set { queues[name] = newValue.isEmpty ? nil : Queue(newValue) }
  }

  fileprivate func queue(_ name: String) -> Queue? { queues[name] }
}

/// An error of a recorded response whose own type a test cannot create.
public struct FixtureError: LocalizedError, Hashable {
  /// The localized description of the recorded error.
  public let errorDescription: String?

  /// Creates an error.
  ///
  /// - Parameter description: the localized description of the recorded error.
  public init(_ description: String) {
    errorDescription = description
  }
}

/// Performs a request of a dependency. In a test with ``Fixtures`` for its name, the next fixture is the response
/// instead. While a tool records a store, the responses to the requests of its effects are recorded.
///
/// Call it where a service is created, so that it applies to every implementation of the service:
///
/// ```swift
/// init(cars: @escaping @Sendable () async throws -> [Car]) {
///   self.cars = { try await withFixture("carService.cars") { try await cars() } }
/// }
/// ```
///
/// - Parameters:
///   - name: the name of the request, which is unique in the app.
///   - isolation: the actor to stay on; the caller's by default.
///   - request: performs the request.
/// - Returns: the result of `request`, or the value of the fixture.
/// - Throws: the error of `request` or of the fixture. ``FixtureError`` if the test has too few fixtures, or one of
///   another type.
public func withFixture<Value: Sendable>(
  _ name: String, isolation: isolated (any Actor)? = #isolation, _ request: () async throws -> Value
) async throws -> Value {
  let values = DependencyValues.current
  if let queue = values.fixtures.queue(name) {
    return try await queue.next(name)
  }
  guard let recorder = values.fixtureRecorder else { return try await request() }
  let number = recorder.begin(name)
  do {
    // In a test, the fixture also replaces the requests that this one performs.
    let value = try await withDependencies {
      $0.fixtureRecorder = nil
    } operation: {
      try await request()
    }
    recorder.end(number, .success(value))
    return value
  } catch {
    if !(error is CancellationError) { recorder.end(number, .failure(error)) }
    throw error
  }
}

extension Fixtures.Queue {
  /// Returns the value of the next fixture, or throws its error.
  fileprivate func next<Value>(_ name: String) async throws -> Value {
    switch fixtures.withLock({ $0.popFirst() }) {
    case .success(let value as Value):
      return value
    case .success(let value):
      throw reported("The fixture of “\(name)” is a \(type(of: value)), but the request returns a \(Value.self).")
    case .failure(let error):
      throw error
    case .pending:
      while true { try await Task.sleep(for: .seconds(3_600)) }
    case nil:
      throw reported("A test requested “\(name)” more often than it has fixtures. Record the test again.")
    }
  }

  private func reported(_ message: String) -> FixtureError {
    reportIssue(message)
    return FixtureError(message)
  }
}

/// Records the responses to the requests of effects.
package final class FixtureRecorder: Sendable {
  /// A request and its response.
  package struct Request: Sendable {
    package let name: String
    /// The response; `pending` until it has arrived.
    package var fixture = Fixture.pending
  }

  private let recorded = Locked<[Request]>([])
  /// The maximum number of requests. Later ones are not recorded.
  private static let limit = 1_000

  package init() {}

  /// The recorded requests, in the order in which they began.
  package var requests: [Request] { recorded.withLock { $0 } }

  /// Adds a request.
  ///
  /// - Returns: the number of the request; `nil` if it is not recorded.
  fileprivate func begin(_ name: String) -> Int? {
    recorded.withLock { requests in
      guard requests.count < Self.limit else { return nil }
      requests.append(Request(name: name))
      return requests.count - 1
    }
  }

  /// Sets the response of a request.
  fileprivate func end(_ number: Int?, _ fixture: Fixture) {
    guard let number else { return }
    recorded.withLock { $0[number].fixture = fixture }
  }
}

private enum FixturesKey: DependencyKey {
  static let liveValue = Fixtures()
  static let testValue = Fixtures()
  static let dependencyName = #"\.fixtures"#
}

enum FixtureRecorderKey: DependencyKey {
  static let liveValue: FixtureRecorder? = nil
  static let testValue: FixtureRecorder? = nil
}

extension DependencyValues {
  /// The responses with which a test answers requests of dependencies; none by default.
  public var fixtures: Fixtures {
    get { self[FixturesKey.self] }
    set { self[FixturesKey.self] = newValue }
  }

  /// Records the responses to the requests of effects; `nil` unless a tool records a store.
  package var fixtureRecorder: FixtureRecorder? {
    get { self[FixtureRecorderKey.self] }
    set { self[FixtureRecorderKey.self] = newValue }
  }
}
