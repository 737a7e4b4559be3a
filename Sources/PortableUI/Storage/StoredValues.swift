import Tracking
import ViewGraph

/// Values under names, which views read and write by `@AppStorage` or `@SceneStorage`: all that have one name see each other's changes.
@MainActor
public final class StoredValues {
  /// All values by their names. Setting it tells the views that have read one that differs.
  public var values: [String: StoredValue] {
    get {
      PropertyLock.acquire()
      defer { PropertyLock.release() }
      return stored
    }
    set {
      let old = values
      replace(by: newValue)
      for (key, source) in sources where old[key] != newValue[key] { source.notify() }
    }
  }
  /// Decides whether a view may write: a host that keeps values for many people gives each so much room. It is told the values as
  /// they would be.
  public var admits: @MainActor ([String: StoredValue]) -> Bool = { _ in true }
  /// Called after each change that a view has made, for who keeps the values elsewhere.
  public var didChange: @MainActor () -> Void = {}

  private var stored: [String: StoredValue]
  private var sources: [String: Source] = [:]

  /// Creates a store in memory.
  ///
  /// - Parameter values: what is in it at first.
  public init(_ values: [String: StoredValue] = [:]) {
    stored = values
  }

  /// The value of a key. A view that reads it depends on it. A write that ``admits`` refuses changes nothing.
  ///
  /// Any thread may read and write it, as with `UserDefaults`. A write on another thread than the main actor's is visible at once; the
  /// main actor admits it, or takes it back, and invalidates the views.
  subscript(key: String) -> StoredValue? {
    get {
      if MainThread.isCurrent { source(of: key).access() }
      return values[key]
    }
    set {
      guard MainThread.isCurrent else { return write(newValue, for: key) }
      let old = values
      guard old[key] != newValue else { return }
      var new = old
      new[key] = newValue
      guard newValue == nil || admits(new) else { return }
      replace(by: new)
      didWrite(key)
    }
  }

  /// Writes a value on another thread than the main actor's.
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

  private func replace(_ key: String, by value: StoredValue?) {
    var values = values
    values[key] = value
    replace(by: values)
  }

  private func replace(by values: [String: StoredValue]) {
    PropertyLock.acquire()
    defer { PropertyLock.release() }
    stored = values
  }

  private func didWrite(_ key: String) {
    source(of: key).notify()
    didChange()
  }

  private func source(of key: String) -> Source {
    if let source = sources[key] { return source }
    let source = Source()
    sources[key] = source
    return source
  }
}

/// What a screen keeps beyond its own life: the values of a person, and those of one of their windows.
@MainActor
public final class ScreenStorage {
  /// What `@AppStorage` has: one for all screens that a person has before them.
  public let app: StoredValues
  /// What `@SceneStorage` has: one for each window.
  public let scene: StoredValues

  /// Joins two stores.
  ///
  /// - Parameters:
  ///   - app: what `@AppStorage` has.
  ///   - scene: what `@SceneStorage` has.
  public init(app: StoredValues = StoredValues(), scene: StoredValues = StoredValues()) {
    self.app = app
    self.scene = scene
  }
}

private struct ScreenStorageKey: EnvironmentKey {
  static var defaultValue: ScreenStorage? { nil }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// What the screen keeps; `nil` outside of one.
  var screenStorage: ScreenStorage? {
    get { self[ScreenStorageKey.self] }
    set { self[ScreenStorageKey.self] = newValue }
  }

  /// Where `@AppStorage` keeps its values in place of the screen's store.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Lets `@AppStorage` in this view keep its values in defaults of the process, which all who use the program share.
  ///
  /// - Parameter store: the defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
