import IssueRecording
import Testing
import Trifecta

@Suite("Fixtures of dependencies")
struct FixtureTests {
  private struct Offline: Error, Equatable {}

  private func request(_ value: Int) async throws -> Int {
    try await withFixture("service.value") { value }
  }

  @Test("Fixtures answer requests in order, and copies share them")
  func order() async throws {
    try await withDependencies {
      $0.fixtures["service.value"] = [.success(1), .failure(Offline()), .success(2)]
    } operation: {
      let first = try await request(7)
      #expect(first == 1)
      await #expect(throws: Offline()) { try await request(7) }
      @Dependency(\.fixtures) var fixtures
      #expect(fixtures["service.value"].count == 1)
      let last = try await withDependencies { _ in
      } operation: {
        try await request(7)
      }
      #expect(last == 2)
      #expect(fixtures["service.value"].isEmpty)
    }
  }

  @Test("A request without fixtures for its name is performed")
  func others() async throws {
    #expect(try await request(7) == 7)
    try await withDependencies {
      $0.fixtures["service.other"] = [.success(1)]
    } operation: {
      let value = try await request(7)
      #expect(value == 7)
    }
  }

  @Test("A request without a remaining fixture, or with one of another type, fails the test and throws")
  func mistakes() async {
    let reported = await issues {
      await withDependencies {
        $0.fixtures["service.value"] = [.success("text")]
      } operation: {
        await #expect(throws: FixtureError.self) { try await request(7) }
        await #expect(throws: FixtureError.self) { try await request(7) }
      }
    }
    #expect(
      reported == [
        "The fixture of “service.value” is a String, but the request returns a Int.",
        "A test requested “service.value” more often than it has fixtures. Record the test again.",
      ])
  }

  @Test("A pending fixture waits until the task is cancelled")
  func pending() async {
    let task = withDependencies {
      $0.fixtures["service.value"] = [.pending]
    } operation: {
      Task { try await request(7) }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A request that another request performs is not recorded")
  func nested() async throws {
    let recorder = FixtureRecorder()
    try await withDependencies {
      $0.fixtureRecorder = recorder
    } operation: {
      _ = try await withFixture("service.outer") { try await request(1) }
    }
    #expect(recorder.requests.map(\.name) == ["service.outer"])
  }

  @Test("A recorder has the responses in the order of the requests")
  func recording() async throws {
    let recorder = FixtureRecorder()
    try await withDependencies {
      $0.fixtureRecorder = recorder
    } operation: {
      let value = try await request(1)
      #expect(value == 1)
      await #expect(throws: Offline()) { try await withFixture("a") { throw Offline() } }
      await #expect(throws: CancellationError.self) { try await withFixture("b") { throw CancellationError() } }
    }
    let requests = recorder.requests
    #expect(requests.map(\.name) == ["service.value", "a", "b"])
    guard case .success(let value) = requests[0].fixture, case .failure(let error) = requests[1].fixture,
      case .pending = requests[2].fixture
    else {
      Issue.record("The responses are \(requests).")
      return
    }
    #expect(value as? Int == 1)
    #expect(error is Offline)
  }
}
