import Foundation
import Testing
import Trifecta

@Suite("ViewState")
struct ViewStateTests {
  enum Fault: Error {
    case offline
    case status(Int)
  }
  struct Explained: Error, LocalizedError {
    var errorDescription: String?
  }
  /// A fixed description, so that only the localized descriptions differ.
  struct Terse: Error, LocalizedError, CustomStringConvertible {
    var errorDescription: String?
    var description: String { "terse" }
  }
  struct OtherTerse: Error, CustomStringConvertible {
    var description: String { "terse" }
  }

  typealias Numbers = ViewState<[Int]>

  /// One state of each kind.
  static let all: [Numbers] = [
    .loading, .loading(previous: [1], progress: nil), .loading(previous: nil, progress: 0.5), .success([1]), .empty,
    .failed(Fault.offline), .failed(Fault.offline, previous: [1]),
  ]

  @Test("The previous value is kept while reloading and after a failure")
  func value() {
    #expect(Self.all.map(\.value) == [nil, [1], nil, [1], nil, nil, [1]])
    #expect(Numbers.success([1]).reloading().value == [1])
    #expect(Numbers.success([1]).reloading().failing(with: Fault.offline).value == [1])
    #expect(Numbers.empty.reloading().value == nil)
  }

  @Test("Each case has its own phase and flags")
  func phases() {
    #expect(Self.all.map(\.phase) == [.loading, .loading, .loading, .success, .empty, .failed, .failed])
    #expect(Self.all.map(\.isLoading) == [true, true, true, false, false, false, false])
    #expect(Self.all.map(\.isEmpty) == [false, false, false, false, true, false, false])
    #expect(Self.all.map { $0.error != nil } == [false, false, false, false, false, true, true])
  }

  @Test("Progress exists only while loading and is clamped to 0 to 1")
  func progress() {
    #expect(Self.all.map(\.progress) == [nil, nil, 0.5, nil, nil, nil, nil])
    let states = [-1, 0.25, 7, .infinity, .nan].map { Numbers.loading(previous: nil, progress: $0) }
    #expect(states.map(\.progress) == [0, 0.25, 1, 1, nil])
    #expect(Numbers.empty.reloading(progress: 0.5).progress == 0.5)
  }

  @Test("A state equals itself and no other state")
  func equality() {
    for (index, state) in Self.all.enumerated() {
      #expect(Self.all.map { $0 == state } == Self.all.indices.map { $0 == index })
    }
    #expect(Numbers.success([1]) != .success([2]))
    #expect(Numbers.loading(previous: nil, progress: 0.5) != .loading(previous: nil, progress: 0.6))
    #expect(Numbers.loading(previous: nil, progress: .nan) == .loading)
  }

  @Test("Errors are equal if their types and descriptions are equal")
  func errors() {
    #expect(Numbers.failed(Fault.status(404)) == .failed(Fault.status(404)))
    #expect(Numbers.failed(Fault.status(404)) != .failed(Fault.status(500)))
    #expect(Numbers.failed(Explained(errorDescription: "a")) != .failed(Explained(errorDescription: "b")))
    #expect(Numbers.failed(Terse(errorDescription: "a")) == .failed(Terse(errorDescription: "a")))
    #expect(Numbers.failed(Terse(errorDescription: "a")) != .failed(Terse(errorDescription: "b")))
    #expect(Numbers.failed(Terse(errorDescription: nil)) != .failed(OtherTerse()))
  }

  @Test("A collection without elements is empty, and the isEmpty closure decides whether other values are empty")
  func emptiness() {
    #expect(Numbers([]) == .empty)
    #expect(Numbers([1]) == .success([1]))
    #expect(ViewState("") == .empty)
    #expect(ViewState(0) { $0 == 0 } == .empty)
    #expect(ViewState(1) { $0 == 0 } == .success(1))
  }

  @Test("map transforms every value and keeps everything else")
  func map() {
    let mapped = Self.all.map { $0.map { $0.map(String.init) } }
    let expected: [ViewState<[String]>] = [
      .loading, .loading(previous: ["1"], progress: nil), .loading(previous: nil, progress: 0.5), .success(["1"]),
      .empty, .failed(Fault.offline), .failed(Fault.offline, previous: ["1"]),
    ]
    #expect(mapped == expected)
    #expect(Numbers.success([1]).map { _ in [Int]() } == .success([]))
  }

  @Test("map throws its closure's typed error")
  func mapThrows() {
    func refuse(_ numbers: [Int]) throws(Explained) -> Int { throw Explained(errorDescription: "no") }
    do {
      _ = try Numbers.success([1]).map(refuse)
      Issue.record("Nothing was thrown.")
    } catch {
      #expect(error.errorDescription == "no")
    }
    #expect(throws: Never.self) { try Numbers.empty.map(refuse) }
  }

  @Test("A state of Sendable values is Sendable")
  func sendable() {
    func needsSendable(_: some Sendable) {}
    needsSendable(Numbers.success([1]))
  }
}
