import Foundation
import IssueRecording
import Locking
import Testing
import Trifecta
import Waiting

@testable import TrifectaSharing

struct Profile: Codable, Equatable {
  var name = ""
  var tags: [String: Int] = [:]
}

@MainActor
@Suite("Shared state: files")
final class FilePersistenceTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var url: URL { folder.appendingPathComponent("deep/profile.json") }
  var file: FilePersistence<Profile> { FilePersistence(url: url) }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).sorted() }
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test("A file that does not exist has no value")
  func missing() throws {
    #expect(try file.load() == nil)
  }

  @Test("A saved value is loaded again, and its JSON has sorted keys")
  func saves() throws {
    let profile = Profile(name: "Ada", tags: ["b": 2, "a": 1])
    try file.save(profile)
    #expect(try file.load() == profile)
    #expect(try String(contentsOf: url, encoding: .utf8) == #"{"name":"Ada","tags":{"a":1,"b":2}}"#)
    #expect(try names == ["profile.json"])
  }

  @Test("Each corrupt file is renamed to a unique name, and the next save succeeds")
  func corrupt() throws {
    for text in ["{", "[]"] {
      try write(text)
      #expect(throws: (any Error).self) { try file.load() }
    }
    try file.save(Profile(name: "Ada"))
    #expect(try names == ["profile.json", "profile.json.2.corrupt", "profile.json.corrupt"])
    let kept = url.appendingPathExtension("corrupt")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "{")
  }

  @Test("A folder at the file's path cannot be read and is not renamed")
  func unreadable() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try file.load() }
    #expect(try names == ["profile.json"])
  }

  @Test("A storage reports a corrupt file, uses the default, and saves later values")
  func storage() async throws {
    try write("{")
    let reason = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Profile.self, from: Data("{".utf8))
    }
    let storage = SharedStorage(isPersistent: true)
    let key = SharedKey.file(url, default: Profile(name: "default"))
    let reported = issues {
      #expect(storage.value(of: key).name == "default")
      storage.set(Profile(name: "Ada"), for: key)
    }
    #expect(
      reported == [
        """
        The shared value "\(key.id)" could not be read, so the default value is used: profile.json is corrupt and was \
        renamed to profile.json.corrupt. \(reason)

        A stored value that cannot be read is never overwritten. Unless it was moved or renamed, repair or delete it.
        """
      ])
    await storage.flush()
    #expect(try file.load()?.name == "Ada")
    #expect(storage.errors.isEmpty)
  }

  @Test("A value in a file is available to the next storage")
  func keeps() async {
    let key = SharedKey.file(url, default: Profile())
    let storage = SharedStorage(isPersistent: true)
    storage.set(Profile(name: "Ada"), for: key)
    await storage.flush()
    #expect(SharedStorage(isPersistent: true).value(of: key).name == "Ada")
  }

  @Test("Two spellings of one path have the same id")
  func samePath() {
    let direct = SharedKey.file(url, default: Profile())
    let detour = SharedKey.file(folder.appendingPathComponent("deep/../deep/profile.json"), default: Profile())
    #expect(direct.id == detour.id)
  }
}

@MainActor
@Suite("Shared state: UserDefaults", .timeLimit(.minutes(1)))
final class DefaultsPersistenceTests {
  let suite = "trifecta.tests.\(UUID().uuidString)"

  deinit {
    UserDefaults.standard.removePersistentDomain(forName: suite)
    #if !canImport(Darwin)
      try? FileManager.default.removeItem(at: file)
    #endif
  }

  func defaults<Value>(_: Value.Type) -> DefaultsPersistence<Value> { DefaultsPersistence(key: "key", suite: suite) }

  func roundTrip<Value: Codable & Equatable & Sendable>(_ value: Value) throws -> Bool {
    try defaults(Value.self).save(value)
    return try defaults(Value.self).load() == value
  }

  @Test("Every kind of value survives a round trip")
  func roundTrips() throws {
    #expect(try defaults(Int.self).load() == nil)
    #expect(try roundTrip(true))
    #expect(try roundTrip(42))
    #expect(try roundTrip(Int.min))
    #expect(try roundTrip(0.5))
    #expect(try roundTrip(1.0))
    #expect(try roundTrip(Double.infinity))
    #expect(try roundTrip(false))
    #expect(try roundTrip(""))
    #expect(try roundTrip("text"))
    #expect(try roundTrip(Data([1, 2])))
    #expect(try roundTrip(Date(timeIntervalSince1970: 1)))
    #expect(try roundTrip(Theme.dark))
    #expect(try roundTrip(Profile(name: "Ada", tags: ["a": 1])))
    #expect(try roundTrip(["a", "b"]))
    #expect(try roundTrip(1.0 / 3 as Double?))
    #expect(try roundTrip(Int64.min))
    #expect(try roundTrip(Date(timeIntervalSince1970: 0.123456) as Date?))
    #expect(try roundTrip(Decimal(string: "12345678901234567890.123456789")))
  }

  #if !canImport(Darwin)
    /// The location of the suite's property list.
    nonisolated var file: URL {
      let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
      return (folder ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config"))
        .appendingPathComponent("\(suite).plist")
    }

    @Test("A saved value is on disk when save returns")
    func durable() throws {
      try defaults(Int.self).save(42)
      let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      #expect((content as? [String: Any])?["key"] as? Int == 42)
    }
  #endif

  @Test("The id of a key in a suite differs from that of a key whose name begins with the suite's name")
  func suiteIsPartOfTheID() {
    let ofSuite = SharedKey.defaults("theme", default: 0, suite: "app")
    #expect(ofSuite.id != SharedKey.defaults("app theme", default: 0).id)
    #expect(ofSuite.id == SharedKey.defaults("theme", default: 1, suite: "app").id)
  }

  @Test("A saved string can be read by other code")
  func native() throws {
    try defaults(String.self).save("text")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "key") == "text")
  }

  @Test("A value that other code saved is decoded and stays readable for that code")
  func ofOthers() throws {
    let others = try #require(UserDefaults(suiteName: suite))
    others.set("dark", forKey: "key")
    #expect(try defaults(Theme.self).load() == .dark)
    #expect(try defaults(String?.self).load() == "dark")
    try defaults(Theme.self).save(.sepia)
    #expect(others.string(forKey: "key") == "sepia")
    others.set(["a", "b"], forKey: "key")
    #expect(try defaults([String].self).load() == ["a", "b"])
    others.set(3, forKey: "key")
    #expect(try defaults(Double.self).load() == 3)
    #expect(try defaults(Int?.self).load() == 3)
    #expect(others.object(forKey: "key.corrupt") == nil)
  }

  @Test("An optional that is nil is loaded as nil instead of the default")
  func optional() throws {
    try defaults(String?.self).save(nil)
    #expect(try defaults(String?.self).load() == .some(nil))
  }

  @Test("A value of another type is reported and moved to a corrupt key")
  func corrupt() throws {
    try defaults(String.self).save("text")
    let error = try #require(throws: (any Error).self) { try defaults(Profile.self).load() }
    let reason = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Profile.self, from: Data(#""text""#.utf8))
    }
    #expect(
      "\(error)" == "The UserDefaults value key is not of the type Profile and was moved to key.corrupt. \(reason)")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "key.corrupt") == "text")
    #expect(try defaults(Profile.self).load() == nil)
  }

  @Test("A second corrupt value does not replace the first one")
  func corruptAgain() throws {
    for text in ["first", "second"] {
      try defaults(String.self).save(text)
      #expect(throws: (any Error).self) { try defaults(Profile.self).load() }
    }
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "key.corrupt") == "first")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "key.2.corrupt") == "second")
  }

  @Test("A string where data is expected is moved to a corrupt key")
  func corruptData() throws {
    try defaults(String.self).save("text")
    let error = try #require(throws: (any Error).self) { try defaults(Data.self).load() }
    #expect("\(error)" == "The UserDefaults value key is not of the type Data and was moved to key.corrupt.")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "key.corrupt") == "text")
  }

  @Test("An announced change of the key is observed until the observation is dropped")
  func observes() throws {
    let changes = Locked(0)
    var count: Int { changes.withLock { $0 } }
    let defaults = try #require(UserDefaults(suiteName: suite))
    var observation = self.defaults(Int.self).observe { changes.withLock { $0 += 1 } }
    #expect(observation != nil)
    defaults.set(1, forKey: "key")
    announce()
    #expect(count == 1)
    defaults.set(2, forKey: "another")
    announce()
    #expect(count == 1)
    defaults.removeObject(forKey: "key")
    announce()
    #expect(count == 2)
    observation = nil
    defaults.set(3, forKey: "key")
    announce()
    #expect(count == 2)
  }

  /// Posts the notification that the platform posts when defaults change.
  func announce() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
  }

  /// A wrapper of the defaults that records loads and saves.
  struct Recorded: SharedPersistence {
    let defaults: DefaultsPersistence<Int>
    let loads = Locked(0)
    let saved = Locked<[Int]>([])

    func load() throws -> Int? {
      loads.withLock { $0 += 1 }
      return try defaults.load()
    }

    func save(_ value: Int) throws {
      saved.withLock { $0.append(value) }
      try defaults.save(value)
    }

    func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? { defaults.observe(onChange) }
  }

  @Test("A storage that is notified of a change saves neither its own value nor that of other code again")
  func noLoop() async throws {
    let recorded = Recorded(defaults: defaults(Int.self))
    let storage = SharedStorage(isPersistent: true, delay: .zero)
    let key = SharedKey(id: "number", default: 0, persistence: recorded)
    var seen: [Int] = []
    _ = storage.cell(for: key).subscribe(from: nil, known: 0) { seen.append($0) }
    storage.set(1, for: key)
    await storage.flush()
    announce()
    // The first load was for the initial value.
    await settle(until: { recorded.loads.withLock { $0 } > 1 })
    #expect(seen == [1])
    try defaults(Int.self).save(2)
    announce()
    await settle(until: { seen.count == 2 })
    await storage.flush()
    #expect(seen == [1, 2])
    #expect(recorded.saved.withLock { $0 } == [1])
  }

  @Test("A value in the defaults is available to the next storage")
  func keeps() async {
    let key = SharedKey.defaults("key", default: 0, suite: suite)
    let storage = SharedStorage(isPersistent: true)
    storage.set(1, for: key)
    await storage.flush()
    #expect(SharedStorage(isPersistent: true).value(of: key) == 1)
  }
}
