import PortableUI

/// What `@AppStorage` and `@SceneStorage` keep for the visitors of a server, each by the cookie of their browser. Nobody gets what is
/// another's.
@MainActor
final class VisitorStorage {
  /// What one visitor has.
  @MainActor
  private final class Entry {
    let app = StoredValues()
    /// By the tab and the path.
    var scenes: [String: StoredValues] = [:]
    var users = 0
    var lastUse = 0

    var kept: VisitorFolder.Values {
      VisitorFolder.Values(
        app: app.values, scenes: scenes.mapValues(\.values).filter { !$0.value.isEmpty })
    }

    var isEmpty: Bool { app.values.isEmpty && scenes.values.allSatisfy { $0.values.isEmpty } }

    func byteCount(except values: StoredValues) -> Int {
      ([app] + scenes.values).reduce(0) { $0 + ($1 === values ? 0 : VisitorStorage.byteCount($1.values)) }
    }
  }

  private var entries: [String: Entry] = [:]
  private var uses = 0
  private let visitorLimit: Int
  private let byteLimit: Int
  /// Where the values are when the server has ended; `nil` where they end with it.
  let folder: VisitorFolder?

  nonisolated init(options: WebOptions, time: Timekeeper = .live) {
    folder = options.storageFolder.map {
      VisitorFolder($0, limit: options.storageVisitorLimit, time: time, logger: options.logger)
    }
    visitorLimit = options.storageVisitorLimit
    byteLimit = options.storageByteLimit
  }

  /// How many visitors have something.
  var count: Int { entries.count }

  /// What a visitor's page has at first, for a look at it; nothing is kept of what is written.
  func look(_ browser: String) -> ScreenStorage {
    ScreenStorage(app: StoredValues(entries[browser]?.app.values ?? folder?.values(of: browser).app ?? [:]))
  }

  /// What a visitor has. Whoever asks calls ``leave(_:)`` in the end.
  ///
  /// - Parameters:
  ///   - browser: the visitor's cookie.
  ///   - scene: the tab and the path; `nil` for one that keeps nothing.
  func enter(_ browser: String, scene: String?) -> ScreenStorage {
    uses += 1
    let entry = entries[browser] ?? returning(browser)
    entry.users += 1
    entry.lastUse = uses
    guard let scene else { return ScreenStorage(app: entry.app) }
    if let known = entry.scenes[scene] { return ScreenStorage(app: entry.app, scene: known) }
    // Tabs come and go: those that have kept nothing leave first.
    if entry.scenes.count >= Self.sceneLimit {
      entry.scenes = entry.scenes.filter { !$0.value.values.isEmpty }
      if entry.scenes.count >= Self.sceneLimit { return ScreenStorage(app: entry.app) }
    }
    let values = StoredValues()
    entry.scenes[scene] = values
    follow(values, of: entry, browser)
    return ScreenStorage(app: entry.app, scene: values)
  }

  /// Somebody who is here for the first time, or was here before.
  private func returning(_ browser: String) -> Entry {
    let kept = folder?.values(of: browser) ?? VisitorFolder.Values()
    let entry = Entry()
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

  /// The server ends.
  func end() async {
    await folder?.flush()
  }

  /// A page of a visitor has gone.
  func leave(_ browser: String) {
    guard let entry = entries[browser] else { return }
    entry.users -= 1
    if entry.users == 0, entry.isEmpty { entries[browser] = nil }
    makeRoom()
  }

  /// Lets those go who have been away longest.
  private func makeRoom() {
    while entries.count > visitorLimit {
      guard let oldest = entries.filter({ $0.value.users == 0 }).min(by: { $0.value.lastUse < $1.value.lastUse }) else {
        return
      }
      entries[oldest.key] = nil
    }
  }

  private func follow(_ values: StoredValues, of entry: Entry, _ browser: String) {
    if let folder {
      // A screen may be there longer than the server.
      values.didChange = { [weak entry, weak folder] in
        if let entry { folder?.change(of: browser) { entry.kept } }
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
