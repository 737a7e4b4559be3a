import Combine
import Foundation
import Testing

@Suite("Loading with URLSession", .timeLimit(.minutes(1)))
struct URLSessionDataTests {
  @Test("Cancelling a failing request always ends it with an error")
  func cancellationMeetsTheEnd() async throws {
    // No server listens at this port, so requests fail at once.
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    for pause in 0..<200 {
      let task = Task { try await URLSession.shared.data(from: url) }
      try await Task.sleep(for: .microseconds(pause * 10))
      task.cancel()
      await #expect(throws: URLError.self) { try await task.value }
    }
  }

  @Test("Cancelling a subscription while its request fails does not crash")
  func publisherIsCancelled() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    for pause in 0..<200 {
      let subscription = URLSession.shared.dataTaskPublisher(for: url).sink { _ in
      } receiveValue: { _ in
      }
      try await Task.sleep(for: .microseconds(pause * 10))
      subscription.cancel()
    }
  }

  @Test("A data task publisher fails for an unsupported scheme", arguments: ["image.png", "foo:bar"])
  func publisherOfUnknownScheme(_ address: String) async throws {
    let url = try #require(URL(string: address))
    let error = await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
    #expect(error?.code == .unsupportedURL)
  }

  @Test("A task cancelled before its request starts throws a cancellation error")
  func cancelledBefore() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await URLSession.shared.data(from: url)
    }
    let error = await #expect(throws: URLError.self) { try await task.value }
    #expect(error?.code == .cancelled)
  }

  @Test("A task cancelled before its request starts leaves no task in the session")
  func cancelledBeforeLeavesNothing() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let session = URLSession(configuration: .ephemeral)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try? await session.data(from: url)
    }
    await task.value
    let count = await withCheckedContinuation { continuation in
      session.getAllTasks { continuation.resume(returning: $0.count) }
    }
    #expect(count == 0)
    session.invalidateAndCancel()
  }

  @Test("A URL without a supported scheme throws", arguments: ["image.png", "foo:bar"])
  func unknownScheme(_ address: String) async throws {
    let url = try #require(URL(string: address))
    let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    #expect(error?.code == .unsupportedURL)
    await #expect(throws: URLError.self) { try await URLSession.shared.upload(for: URLRequest(url: url), from: Data()) }
  }

  @Test(
    "A data URL returns its bytes, regardless of the scheme's case",
    arguments: ["data:text/plain,Hi", "DATA:text/plain,Hi"])
  func answer(_ address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(try await URLSession.shared.data(from: url).0 == Data("Hi".utf8))
  }
}
