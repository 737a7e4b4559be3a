import ExampleNetworkingTesting
import Foundation
import Hummingbird
import PrimeTimeNumbers
import Testing

@Suite("Wolfram|Alpha", .timeLimit(.minutes(1)))
struct WolframAlphaTests {
  private static let answer = """
    {"queryresult": {"success": true, "error": false, "numpods": 2, "version": "2.6", "pods": [
      {"title": "Input", "id": "Input", "error": false, "subpods": [{"title": "", "plaintext": "p_1000"}]},
      {"title": "Result", "id": "Result", "primary": true, "subpods": [{"title": "", "plaintext": "7919"}]}
    ]}}
    """

  @Test("The prime is read from the result")
  func answers() async throws {
    #expect(try await LocalService(Self.answer).nthPrime(1_000) == 7_919)
  }

  @Test("The request has the parameters that the service documents")
  func asks() async throws {
    let service = LocalService { request in
      let query = request.uri.queryParameters
      #expect(query["input"] == "prime 1000")
      #expect(query["appid"] == "A&B C+D")
      #expect(query["output"] == "json")
      #expect(query["format"] == "plaintext")
      return Response(Self.answer)
    }
    #expect(try await service.nthPrime(1_000, appID: "A&B C+D") == 7_919)
  }

  @Test(
    "A reply without a prime is reported with the reason",
    arguments: [
      ("", NthPrimeError.malformedReply),
      ("<html>", .malformedReply),
      ("{}", .malformedReply),
      (#"{"queryresult": {"success": "#, .malformedReply),
      (#"{"queryresult": {"success": true, "pods": 7}}"#, .malformedReply),
      (#"{"queryresult": {"success": true, "error": 7}}"#, .malformedReply),
      (#"{"queryresult": {"success": false, "error": false}}"#, .notUnderstood),
      (#"{"queryresult": {"success": true, "error": false}}"#, .noResult),
      (#"{"queryresult": {"success": true, "error": false, "pods": []}}"#, .noResult),
      (result(#"[]"#), .noResult),
      (result(#"[{"title": ""}]"#), .noResult),
      (result(#"[{"plaintext": "many"}]"#), .notANumber("many")),
      (result(#"[{"plaintext": ""}]"#), .notANumber("")),
      (result(#"[{"plaintext": "-7"}]"#), .notANumber("-7")),
      (result(#"[{"plaintext": "99999999999999999999"}]"#), .notANumber("99999999999999999999")),
      (failure(code: #""1""#, "Invalid appid"), .invalidAppID),
      (failure(code: #""2""#, "Appid missing"), .invalidAppID),
      (failure(code: #""1000""#, "Busy"), .serviceError(message: "Busy")),
      (failure(code: #"1000"#, "Busy"), .serviceError(message: "Busy")),
    ])
  func refuses(reply: String, error: NthPrimeError) async {
    await #expect(throws: error) { try await LocalService(reply).nthPrime(1_000) }
  }

  @Test("Whitespace around the prime is ignored")
  func trims() async throws {
    #expect(try await LocalService(result(#"[{"plaintext": " 7919\n"}]"#)).nthPrime(1_000) == 7_919)
  }

  @Test(
    "An HTTP error is reported, and a 401 or 403 as an invalid key",
    arguments: [
      (500, NthPrimeError.httpStatus(500)), (503, .httpStatus(503)), (404, .httpStatus(404)), (204, .httpStatus(204)),
      (401, .invalidAppID), (403, .invalidAppID),
    ])
  func statuses(status: Int, error: NthPrimeError) async {
    let service = LocalService(Self.answer, status: .init(code: status))
    await #expect(throws: error) { try await service.nthPrime(1_000) }
  }

  @Test("A silent server times out")
  func timesOut() async {
    let service = LocalService { _ in try await .late() }
    await #expect(throws: NthPrimeError.timedOut) {
      try await service.nthPrime(1_000, timeout: .milliseconds(200))
    }
  }

  @Test("An endless reply is aborted as malformed")
  func endless() async {
    let service = LocalService { _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          while true { try await writer.write(ByteBuffer(repeating: 0x20, count: 4_096)) }
        })
    }
    await #expect(throws: NthPrimeError.malformedReply) { try await service.nthPrime(1_000) }
  }

  @Test("An unreachable server is reported without the key")
  func unreachable() async throws {
    let gone = try #require(LocalServer.nowhere)
    let error = await #expect(throws: NthPrimeError.self) {
      try await WolframAlpha(appID: "SECRET", baseURL: gone).nthPrime(1)
    }
    guard case .unreachable(let reason) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(!reason.isEmpty)
    #expect(!reason.contains("SECRET"))
  }

  @Test("The result is found by its id or primary mark in any position")
  func findsResult() async throws {
    let input = #"{"id": "Input", "subpods": [{"plaintext": "2"}]}"#
    let marked = #"{"id": "Answer", "primary": true, "subpods": [{"plaintext": "7"}, {"plaintext": "11"}]}"#
    let named = #"{"id": "Result", "primary": false, "subpods": [{"plaintext": "7"}]}"#
    for pods in [[marked, input], [input, marked], [input, named, input]] {
      let reply = #"{"queryresult": {"success": true, "pods": [\#(pods.joined(separator: ","))]}}"#
      #expect(try await LocalService(reply).nthPrime(4) == 7)
    }
  }

  @Test("A reply of invalid bytes is malformed")
  func refusesBytes() async {
    let service = LocalService { _ in
      Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: [0xFF, 0xFE, 0x00, 0x80])))
    }
    await #expect(throws: NthPrimeError.malformedReply) { try await service.nthPrime(1) }
  }

  @Test("Concurrent requests get their own results")
  func answersTogether() async throws {
    let service = LocalService { request in
      let n = request.uri.queryParameters["input"]?.split(separator: " ").last ?? ""
      let reply = result(#"[{"plaintext": "\#(n)00"}]"#)
      return Response(reply)
    }
    let answers = try await service.run { url in
      let wolframAlpha = WolframAlpha(appID: "KEY", baseURL: url)
      return try await withThrowingTaskGroup(of: (Int, Int).self) { group in
        for n in 1...10 { group.addTask { (n, try await wolframAlpha.nthPrime(n)) } }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
    }
    #expect(answers == Dictionary(uniqueKeysWithValues: (1...10).map { ($0, $0 * 100) }))
  }

  @Test("An index below one is not sent to the service")
  func asksForNothingBelowOne() async throws {
    let service = LocalService { _ in
      Issue.record("The service was asked")
      return Response(status: .ok)
    }
    try await service.run { url in
      let nthPrime = NthPrime.wolframAlpha(WolframAlpha(appID: "KEY", baseURL: url))
      await #expect(throws: NthPrimeError.noSuchPrime(0)) { try await nthPrime(0) }
    }
  }

  @Test("Cancelling ends the request with a cancellation error")
  func cancels() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let service = LocalService { _ in
      arrived.yield()
      return try await .late()
    }
    try await service.run { url in
      let task = Task { try await WolframAlpha(appID: "KEY", baseURL: url).nthPrime(1) }
      var arrival = arrivals.makeAsyncIterator()
      await arrival.next()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("Requests cancelled at any moment return a result or a cancellation error")
  func cancelsAtAllMoments() async throws {
    let service = LocalService(Self.answer + String(repeating: " ", count: 100_000))
    let outcomes = try await service.run { url in
      try await cancelAtAllMoments { try await WolframAlpha(appID: "KEY", baseURL: url).nthPrime(1_000) }
    }
    for outcome in outcomes {
      switch outcome {
      case .success(let prime): #expect(prime == 7_919)
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }
}

private func result(_ subpods: String) -> String {
  #"{"queryresult": {"success": true, "error": false, "pods": [{"id": "Result", "subpods": \#(subpods)}]}}"#
}

private func failure(code: String, _ message: String) -> String {
  #"{"queryresult": {"success": false, "error": {"code": \#(code), "msg": "\#(message)"}}}"#
}
