import Tracking
import ViewGraph

/// A key-value store that views access with `@AppStorage` or `@SceneStorage`. All views that use a key observe each
/// other's changes.
@MainActor
public final class StoredValues {
  /// All values by their keys. Setting this property invalidates the views that have read one of the changed values.
  public var values: [String: StoredValue] {
    get {
      PropertyLock.acquire()
      defer { PropertyLock.release() }
      return stored
    }
    set {
      PropertyLock.acquire()
      let old = stored
      stored = newValue
      PropertyLock.release()
      for (key, source) in sources where old[key] != newValue[key] { source.notify() }
    }
  }
  /// A closure that decides whether a view may write, for example to enforce a quota per user. It receives the values
  /// as they would be after the write.
  public var admits: @MainActor ([String: StoredValue]) -> Bool = { _ in true }
  /// A closure that runs after each change by a view, for example to persist the values.
  public var didChange: @MainActor () -> Void = {}

  private var stored: [String: StoredValue]
  private var sources: [String: Source] = [:]

  /// Creates a store in memory.
  ///
  /// - Parameter values: The initial values.
  public init(_ values: [String: StoredValue] = [:]) {
    stored = values
  }

  /// Accesses the value of a key. Reading it in a view records a dependency. A write that ``admits`` refuses has no
  /// effect.
  ///
  /// Any thread may access the value, as with `UserDefaults`. A write on another thread is visible immediately. Later,
  /// ``admits`` checks the write on the main actor. A refused write is reverted. The views that have read the value are
  /// invalidated in either case.
  package subscript(key: String) -> StoredValue? {
    get {
      if MainThread.isCurrent { source(of: key).access() }
      return values[key]
    }
    set {
      guard MainThread.isCurrent else { return write(newValue, for: key) }
      var new = values
      guard new[key] != newValue else { return }
      new[key] = newValue
      guard newValue == nil || admits(new) else { return }
      replace(key, by: newValue)
      didWrite(key)
    }
  }

  /// Writes a value on a thread other than the main thread.
  private func write(_ value: StoredValue?, for key: String) {
    PropertyLock.acquire()
    let old = stored.removeValue(forKey: key)
    stored[key] = value
    PropertyLock.release()
    guard old != value else { return }
    MainThread.perform {
      let values = self.values
      if values[key] != nil, !self.admits(values) { self.replace(key, by: old) }
      self.didWrite(key)
    }
  }

  /// Replaces one value. Other threads may write the values of other keys at the same time.
  private func replace(_ key: String, by value: StoredValue?) {
    PropertyLock.acquire()
    defer { PropertyLock.release() }
    stored[key] = value
  }

  private func didWrite(_ key: String) {
    source(of: key).notify()
    didChange()
  }

  private func source(of key: String) -> Source {
    if let source = sources[key] { return source }
    let source = ViewSource()
    #if DEBUG
      source.label = "the stored value “\(key)”"
    #endif
    sources[key] = source
    return source
  }
}

/// The persistent values of a screen: the values of its user and the values of its window.
@MainActor
public final class ScreenStorage {
  /// The values of `@AppStorage`, shared by all screens of a user.
  public let app: StoredValues
  /// The values of `@SceneStorage`, one store per window.
  public let scene: StoredValues

  /// Creates the storage of a screen.
  ///
  /// - Parameters:
  ///   - app: The values of `@AppStorage`.
  ///   - scene: The values of `@SceneStorage`.
  public init(app: StoredValues = StoredValues(), scene: StoredValues = StoredValues()) {
    self.app = app
    self.scene = scene
  }

  /// Returns a storage in memory with the current values.
  package func copy() -> ScreenStorage {
    ScreenStorage(app: StoredValues(app.values), scene: StoredValues(scene.values))
  }
}

private struct ScreenStorageKey: EnvironmentKey {
  static var defaultValue: ScreenStorage? { nil }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The storage of the screen, or `nil` outside of a screen.
  package var screenStorage: ScreenStorage? {
    get { self[ScreenStorageKey.self] }
    set { self[ScreenStorageKey.self] = newValue }
  }

  /// The `UserDefaults` that `@AppStorage` uses instead of the screen's storage.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the `UserDefaults` that `@AppStorage` in this view uses. All users of the process share them.
  ///
  /// - Parameter store: The defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
