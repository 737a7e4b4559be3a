import Combine
import Foundation
import Testing

@Suite("Loading by a session", .timeLimit(.minutes(1)))
struct URLSessionDataTests {
  @Test("A task that is cancelled while its request fails goes on, whichever comes first")
  func cancellationMeetsTheEnd() async throws {
    // Nobody listens there, so requests fail at once.
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    for pause in 0..<200 {
      let task = Task { try await URLSession.shared.data(from: url) }
      try await Task.sleep(for: .microseconds(pause * 10))
      task.cancel()
      await #expect(throws: URLError.self) { try await task.value }
    }
  }

  @Test("A subscription that is cancelled while its request fails hears no more, whichever comes first")
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

  @Test("A publisher of an address of an unknown scheme fails", arguments: ["image.png", "foo:bar"])
  func publisherOfUnknownScheme(_ address: String) async throws {
    let url = try #require(URL(string: address))
    let error = await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
    #expect(error?.code == .unsupportedURL)
  }

  @Test("One that is cancelled before it asks does not ask")
  func cancelledBefore() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await URLSession.shared.data(from: url)
    }
    let error = await #expect(throws: URLError.self) { try await task.value }
    #expect(error?.code == .cancelled)
  }

  @Test("An address without a scheme, or of one that is not known, is an error", arguments: ["image.png", "foo:bar"])
  func unknownScheme(_ address: String) async throws {
    let url = try #require(URL(string: address))
    let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    #expect(error?.code == .unsupportedURL)
    await #expect(throws: URLError.self) { try await URLSession.shared.upload(for: URLRequest(url: url), from: Data()) }
  }

  @Test(
    "An answer has its bytes, also where the scheme is written large",
    arguments: ["data:text/plain,Hi", "DATA:text/plain,Hi"])
  func answer(_ address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(try await URLSession.shared.data(from: url).0 == Data("Hi".utf8))
  }
}
