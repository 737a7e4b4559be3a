import Trifecta
import TrifectaTesting
import XCTest

/// Test stores in XCTest.
@MainActor
final class TestStoreInXCTest: XCTestCase {
  func testAssertsWhatHappens() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.queryChanged("s")) { $0.query = "s" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.responseReceived(["s!"])) { $0.results = ["s!"] }
    await store.send(.announce("done"))
    store.expectSideEffect(.announced("done"))
    await store.finish()
  }

  func testWhatIsSkippedIsNoFailure() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    store.exhaustivity = .off(showSkipped: true)
    await store.send(.child(.tapped))
    await store.finish()
  }
}

/// Checks that a test store's failures are XCTest failures, by catching the recorded failures.
final class TestStoreFailuresInXCTest: XCTestCase {
  /// The failures recorded while `isCatching`. Unsafe access is correct: XCTest records the failures of a test case one
  /// at a time.
  nonisolated(unsafe) private var caught: [String] = []
  /// Whether failures are collected in `caught`. Unsafe access is correct for the same reason as for `caught`.
  nonisolated(unsafe) private var isCatching = false

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard isCatching else { return super.record(issue) }
      caught.append("\(issue.compactDescription) at line \(issue.sourceCodeContext.location?.lineNumber ?? 0)")
    }
  #else
    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isCatching else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      caught.append("\(description) at line \(lineNumber)")
    }
  #endif

  @MainActor
  func testFailuresAreRecorded() async {
    let store = TestStore(initialState: Search.State()) { Search() }
    isCatching = true
    await store.send(.nothing) { $0.query = "" }
    let line = #line - 1
    isCatching = false
    await store.finish()
    XCTAssertEqual(caught.count, 1)
    XCTAssert(caught.first?.contains("The test expects .nothing to change the state") == true)
    XCTAssert(caught.first?.hasSuffix("at line \(line)") == true)
  }

  @MainActor
  func testLeftoversOfAStoreThatIsDroppedAreRecorded() async {
    isCatching = true
    let line = #line + 2
    do {
      let store = TestStore(initialState: Search.State()) { Search() }
      await store.send(.announce("a"))
    }
    isCatching = false
    XCTAssertEqual(caught.count, 1)
    XCTAssert(caught.first?.contains("The test ended without expecting 1 side effect") == true)
    XCTAssert(caught.first?.hasSuffix("at line \(line)") == true)
  }
}
