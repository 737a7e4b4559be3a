import Foundation
import IssueRecording
import Testing
import Trifecta
import TrifectaTesting

@MainActor
@Suite("Dependencies: built-in values")
struct BuiltInDependencyTests {
  /// Returns the beginnings of the failures in a test that reads an unset dependency.
  func failures<Value>(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) -> [String] {
    issues { _ = Dependency(keyPath, owner: "Feature").wrappedValue }
      .map { String($0.prefix { $0 != "," }) }
  }

  @Test("Reading an unset clock, date, UUID, random or URL dependency in a test fails")
  func unset() {
    func message(_ name: String) -> [String] { ["Feature used the dependency \\.\(name)"] }
    #expect(failures(\.continuousClock) == message("continuousClock"))
    #expect(failures(\.date) == message("date"))
    #expect(failures(\.uuid) == message("uuid"))
    #expect(failures(\.randomNumberGenerator) == message("randomNumberGenerator"))
    #expect(failures(\.openURL) == message("openURL"))
  }

  @Test("The failure suggests a value for an unset built-in dependency")
  func remedy() {
    let line = #line + 1
    let reported = issues { _ = Dependency(\.uuid, owner: "Feature").wrappedValue }
    #expect(
      reported == [
        """
        Feature used the dependency \\.uuid, which has no test value. The live value was used.

        It is declared at TrifectaTests/BuiltInDependencyTests.swift:\(line). Set it with "withDependencies" where the \
        store is created, for example $0.uuid = .incrementing.
        """
      ])
  }

  @Test("Opening a URL in a test without an opener fails once and opens nothing")
  func unsetOpener() async throws {
    let url = try #require(URL(string: "https://example.com"))
    var isOpened = true
    let line = #line + 1
    let reported = await issues { isOpened = await Dependency(\.openURL, owner: "Feature").wrappedValue(url) }
    #expect(!isOpened)
    #expect(
      reported == [
        """
        Feature used the dependency \\.openURL, which has no test value. No URL was opened.

        It is declared at TrifectaTests/BuiltInDependencyTests.swift:\(line). Set it with "withDependencies" where the \
        store is created, for example $0.openURL = URLOpener { _ in true }.
        """
      ])
  }

  @Test("A time operator without a clock or generator fails and names its effect", arguments: Waiting.allCases)
  func operators(_ waiting: Waiting) async {
    func work() async throws {
      await Task.yield()
      throw CocoaError(.fileWriteNoPermission)
    }
    let effect = Effect<Int>.run(
      name: "save", operation: { _ in try await work() }, catch: { _, _ in }, fileID: "Notes/Notes.swift", line: 3)
    func run() async {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, _ in waiting.operation(effect) }
      } withDependencies: {
        if waiting == .retry { $0.continuousClock = ContinuousClock() }
      }
      await store.send(0).finish()
    }
    #expect(await issues { await run() } == [waiting.message])
    #expect(await issueLines { await run() } == [waiting.place])
  }

  @Test("Time operators use the clock and generator that a feature overrides", arguments: Waiting.allCases)
  func overridden(waiting: Waiting) async {
    let effect = Effect<Int>.run(operation: { _ in throw CocoaError(.fileNoSuchFile) }, catch: { _, _ in })
    let found = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, _ in waiting.operation(effect) }.dependencies {
          $0.continuousClock = ImmediateClock()
          $0.randomNumberGenerator = RandomGenerator(SystemRandomNumberGenerator())
        }
      }
      await store.send(0).finish()
    }
    #expect(found == [])
  }

  enum Waiting: CaseIterable {
    case delay, debounce, throttle, timeout, retry

    @MainActor
    func operation(_ effect: Effect<Int>) -> Effect<Int> {
      switch self {
      case .delay: effect.delay(for: .zero, fileID: "Notes/Notes.swift", line: 4)
      case .debounce: effect.debounce(id: "id", for: .zero, fileID: "Notes/Notes.swift", line: 4)
      case .throttle: effect.throttle(id: "id", for: .zero, latest: true, fileID: "Notes/Notes.swift", line: 4)
      case .timeout: effect.timeout(after: .seconds(60))
      case .retry: effect.retry(.exponential(.zero, jitter: 0.5, retries: 1))
      }
    }

    var message: String {
      let subject =
        switch self {
        case .delay: "delay of 0.0 seconds at Notes/Notes.swift:4"
        case .debounce: #"debounce "id" of 0.0 seconds at Notes/Notes.swift:4"#
        case .throttle: #"throttle "id" of 0.0 seconds latest at Notes/Notes.swift:4"#
        case .timeout, .retry: #""save" at Notes/Notes.swift:3"#
        }
      let (dependency, value) =
        self == .retry ? ("randomNumberGenerator", ".seeded(1)") : ("continuousClock", "TestClock()")
      return """
        The effect \(subject) used the dependency \\.\(dependency), which has no test value. The live value was used.

        Set it with "withDependencies" where the store is created, for example $0.\(dependency) = \(value).
        """
    }

    var place: String { self == .timeout || self == .retry ? "Notes/Notes.swift:3" : "Notes/Notes.swift:4" }
  }

  @Test("A constant date stays the same, and the live date advances")
  func date() {
    let day = Date(timeIntervalSince1970: 86_400)
    withDependencies {
      $0.date = .constant(day)
    } operation: {
      let date = Dependency(\.date).wrappedValue
      #expect([date(), date()] == [day, day])
    }
    withDependencies {
      $0.context = .live
    } operation: {
      let before = Date()
      #expect(Dependency(\.date).wrappedValue() >= before)
    }
  }

  @Test("Incrementing UUIDs count in hexadecimal from zero in each generator")
  func incrementing() {
    for _ in 0..<2 {
      let uuid = UUIDGenerator.incrementing
      let made = (0...256).map { _ in uuid().uuidString }
      #expect(made[0] == "00000000-0000-0000-0000-000000000000")
      #expect(made[10] == "00000000-0000-0000-0000-00000000000A")
      #expect(made[256] == "00000000-0000-0000-0000-000000000100")
    }
  }

  @Test("Concurrent tasks get different UUIDs from one generator")
  func concurrentUUIDs() async {
    let uuid = UUIDGenerator.incrementing
    let made = await withTaskGroup(of: [UUID].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<5_000).map { _ in uuid() } }
      }
      var made: [UUID] = []
      for await some in group { made += some }
      return made
    }
    #expect(Set(made).count == 40_000)
  }

  @Test("Live UUIDs differ")
  func liveUUID() {
    withDependencies {
      $0.context = .live
    } operation: {
      let uuid = Dependency(\.uuid).wrappedValue
      #expect(uuid() != uuid())
    }
  }

  @Test("Generators with one seed are equal, and copies share their sequence")
  func seeded() {
    func draw(_ random: RandomGenerator) -> Int { random { Int.random(in: 0..<1_000_000, using: &$0) } }
    let first = RandomGenerator.seeded(7)
    let second = RandomGenerator.seeded(7)
    let copy = second
    let numbers = [draw(first), draw(first)]
    #expect(numbers == [draw(second), draw(copy)])
    #expect(draw(.seeded(7)) != draw(.seeded(8)))
  }

  @Test("The seeded generator implements SplitMix64")
  func splitMix() {
    let random = RandomGenerator.seeded(1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test("A URL is passed to the given opener")
  func openURL() async throws {
    let url = try #require(URL(string: "https://example.com"))
    var opened: [URL] = []
    let opener = URLOpener { url in
      opened.append(url)
      return true
    }
    #expect(await opener(url))
    #expect(opened == [url])
  }

  @Test("Opening a URL live without an opener fails and is reported")
  func cannotOpen() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let opener = withDependencies {
      $0.context = .live
    } operation: {
      Dependency(\.openURL).wrappedValue
    }
    var isOpened = true
    let reported = await issues { isOpened = await opener(url) }
    #expect(!isOpened)
    #expect(
      reported == [
        """
        The URL https://example.com cannot be opened: no URL opener is set.

        The core has no screen that could open it. Set "openURL" where the store is created, or emit a side effect and \
        open the URL in the screen.
        """
      ])
  }

  @Test("In tests the locale, calendar and time zone are fixed")
  func fixed() {
    let calendar = Dependency(\.calendar).wrappedValue
    #expect(Dependency(\.locale).wrappedValue.identifier == "en_US_POSIX")
    #expect(Dependency(\.timeZone).wrappedValue.secondsFromGMT() == 0)
    #expect(calendar.identifier == .gregorian)
    #expect(calendar.timeZone.secondsFromGMT() == 0)
    #expect(calendar.locale?.identifier == "en_US_POSIX")
  }

  @Test("In an app the locale, calendar and time zone are the user's unless overridden")
  func persons() {
    withDependencies {
      $0.context = .live
      $0.timeZone = .gmt
    } operation: {
      #expect(Dependency(\.locale).wrappedValue == .autoupdatingCurrent)
      #expect(Dependency(\.calendar).wrappedValue == .autoupdatingCurrent)
      #expect(Dependency(\.timeZone).wrappedValue == .gmt)
    }
  }
}
