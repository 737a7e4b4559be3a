import DequeModule
import PortableUI

/// The `@AppStorage` and `@SceneStorage` values of the visitors of a server, by the cookie of their browser. Visitors
/// cannot access each other's values.
@MainActor
final class VisitorStorage {
  /// The values of a visitor.
  @MainActor
  private final class Entry {
    let app = StoredValues()
    /// The values of scenes, by tab and path.
    var scenes: [String: StoredValues] = [:]
    var users = 0
    /// The number of the last release of the entry.
    var lastRelease = 0
    /// Whether changes are stored.
    var isStored = false

    var kept: VisitorValues {
      VisitorValues(
        app: app.values, scenes: scenes.mapValues(\.values).filter { !$0.value.isEmpty })
    }

    var isEmpty: Bool { app.values.isEmpty && scenes.values.allSatisfy { $0.values.isEmpty } }

    func byteCount(except values: StoredValues) -> Int {
      ([app] + scenes.values).reduce(0) { $0 + ($1 === values ? 0 : VisitorStorage.byteCount($1.values)) }
    }
  }

  private var entries: [String: Entry] = [:]
  /// The releases of entries that became unused, oldest first. A release is outdated if its entry has been used since.
  private var unused: Deque<(browser: String, release: Int)> = []
  private var releases = 0
  private let visitorLimit: Int
  private let byteLimit: Int
  /// The persistent store; `nil` if values are only in memory.
  let keeper: VisitorKeeper?
  /// Whether other servers may change the stored values.
  private let isShared: Bool

  nonisolated init(options: WebOptions, database: (any StateDatabase)? = nil, time: Timekeeper = .live) {
    keeper = database.map {
      VisitorKeeper($0, limit: options.storageVisitorLimit, time: time, logger: options.logger)
    }
    isShared = database is any SharedStateDatabase
    visitorLimit = options.storageVisitorLimit
    byteLimit = options.storageByteLimit
  }

  /// The number of visitors with values in memory.
  var count: Int { entries.count }

  /// Returns whether the values of a visitor may be stored and are not in memory, so that ``storedValues(of:)`` must be
  /// called first.
  func mustLoad(_ browser: String) -> Bool {
    keeper != nil && entries[browser] == nil && keeper?.unwrittenValues(of: browser) == nil
  }

  /// Returns the stored values of a visitor; `nil` if there is no database, or if they cannot be read.
  func storedValues(of browser: String) async -> VisitorValues? { await keeper?.values(of: browser) }

  /// Returns the stored values of a visitor whose browser has sent a cookie; `nil` if they are in memory, if there are
  /// none, or if they cannot be read.
  func storedValues(ofReturning browser: String?) async -> VisitorValues? {
    guard let browser, mustLoad(browser) else { return nil }
    return await storedValues(of: browser)
  }

  /// Returns a copy of a visitor's values for rendering a page. Changes are discarded.
  ///
  /// - Parameter stored: The stored values, if ``mustLoad(_:)``.
  func preview(_ browser: String, stored: VisitorValues? = nil) -> ScreenStorage {
    ScreenStorage(
      app: StoredValues(
        entries[browser]?.app.values ?? keeper?.unwrittenValues(of: browser)?.app ?? stored?.app ?? [:]))
  }

  /// Returns the visitor's storage and retains it. Balance each call with ``release(_:)``.
  ///
  /// - Parameters:
  ///   - browser: The visitor's cookie.
  ///   - scene: The tab and the path; `nil` for a tab that stores no scene values.
  ///   - stored: The stored values, if ``mustLoad(_:)``. If they are `nil`, the visitor's values are not stored, so that
  ///     the values that could not be read are not replaced.
  func acquire(_ browser: String, scene: String?, stored: VisitorValues? = nil) -> ScreenStorage {
    let entry = entries[browser] ?? returning(browser, stored)
    entry.users += 1
    guard let scene else { return ScreenStorage(app: entry.app) }
    if let known = entry.scenes[scene] { return ScreenStorage(app: entry.app, scene: known) }
    // When the limit is reached, scenes without values are removed first.
    if entry.scenes.count >= Self.sceneLimit {
      entry.scenes = entry.scenes.filter { !$0.value.values.isEmpty }
      if entry.scenes.count >= Self.sceneLimit { return ScreenStorage(app: entry.app) }
    }
    let values = StoredValues()
    entry.scenes[scene] = values
    follow(values, of: entry, browser)
    return ScreenStorage(app: entry.app, scene: values)
  }

  /// Adds the visitor's entry with the stored values.
  private func returning(_ browser: String, _ stored: VisitorValues?) -> Entry {
    let known = keeper?.unwrittenValues(of: browser) ?? stored
    let kept = known ?? VisitorValues()
    let entry = Entry()
    entry.isStored = known != nil
    entries[browser] = entry
    entry.app.values = kept.app
    follow(entry.app, of: entry, browser)
    for (scene, values) in kept.scenes {
      let values = StoredValues(values)
      entry.scenes[scene] = values
      follow(values, of: entry, browser)
    }
    return entry
  }

  /// Writes all pending changes when the server shuts down.
  func end() async {
    await keeper?.flush()
  }

  /// Releases the visitor's storage when a page's session ends.
  func release(_ browser: String) {
    guard let entry = entries[browser] else { return }
    entry.users -= 1
    releases += 1
    entry.lastRelease = releases
    if entry.users == 0 {
      if entry.isEmpty || isShared && entry.isStored {
        entries[browser] = nil
      } else {
        unused.append((browser, releases))
      }
    }
    makeRoom()
  }

  /// Evicts the least recently used entries. O(1) on average for each release.
  private func makeRoom() {
    while entries.count > visitorLimit, let oldest = unused.popFirst() {
      if isUnused(since: oldest) { entries[oldest.browser] = nil }
    }
    if unused.count > 2 * entries.count { unused.removeAll { !isUnused(since: $0) } }
  }

  /// Returns whether an entry has not been used since a release.
  private func isUnused(since last: (browser: String, release: Int)) -> Bool {
    guard let entry = entries[last.browser] else { return false }
    return entry.users == 0 && entry.lastRelease == last.release
  }

  private func follow(_ values: StoredValues, of entry: Entry, _ browser: String) {
    if let keeper, entry.isStored {
      // The references are weak, because a screen may outlive the server.
      values.didChange = { [weak entry, weak keeper] in
        if let entry { keeper?.change(of: browser) { entry.kept } }
      }
    }
    values.admits = { [weak entry, unowned values, byteLimit] new in
      Self.byteCount(new) + (entry?.byteCount(except: values) ?? 0) <= byteLimit
    }
  }

  private static let sceneLimit = 100

  private static func byteCount(_ values: [String: StoredValue]) -> Int {
    values.reduce(0) { $0 + $1.key.utf8.count + $1.value.byteCount + 16 }
  }
}
