import Foundation
import Locking
import Trifecta

extension SharedKey where Value: Codable {
  /// Returns a key for a value in `UserDefaults`.
  ///
  /// A `Bool`, `Int`, `Double`, `String`, `Data` or `Date` is stored in that type, so that other code can read it. A
  /// value that is encoded as a string, such as an enum with string raw values, is stored as a string, and any other
  /// value as JSON data. A property list value that other code has stored is read if the type can be decoded from it:
  /// for example, an enum from a string, or an array from an array. A value that cannot be decoded is reported and
  /// moved to the first unused key of those with the suffixes `.corrupt`, `.2.corrupt`, `.3.corrupt` and so on, and the
  /// default is used. Changes made by other code of the process are detected if the platform posts a notification.
  ///
  /// - Parameters:
  ///   - key: the key in the defaults.
  ///   - defaultValue: the value that is used until one is saved.
  ///   - suite: the name of the suite; `nil` for the standard defaults.
  /// - Returns: the key.
  public static func defaults(_ key: String, default defaultValue: Value, suite: String? = nil) -> SharedKey {
    SharedKey(
      // The quotation marks delimit the suite's name.
      id: suite.map { "suite \(String(reflecting: $0)) \(key)" } ?? "defaults \(key)",
      default: defaultValue,
      persistence: DefaultsPersistence(key: key, suite: suite)
    )
  }
}

/// Persists a value under one key of `UserDefaults`.
struct DefaultsPersistence<Value: Sendable & Equatable & Codable>: SharedPersistence {
  let key: String
  let suite: String?

  /// The defaults are created for each use, because the class is not `Sendable` on all platforms. All instances share
  /// the stored values.
  private func defaults() throws -> UserDefaults {
    guard let suite else { return .standard }
    guard let defaults = UserDefaults(suiteName: suite) else { throw MissingSuite(name: suite) }
    return defaults
  }

  private var isNative: Bool {
    Value.self == Bool.self || Value.self == Int.self || Value.self == Double.self || Value.self == String.self
      || Value.self == Data.self || Value.self == Date.self
  }

  func load() throws -> Value? {
    let defaults = try defaults()
    guard let object = defaults.object(forKey: key) else { return nil }
    do {
      if isNative, let value = object as? Value { return value }
      if !isNative, let data = object as? Data { return try JSONDecoder().decode(Value.self, from: data) }
      guard Value.self != Data.self, Value.self != Date.self, JSONSerialization.isValidJSONObject([object]) else {
        throw WrongType()
      }
      let json = try JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
      return try JSONDecoder().decode(Value.self, from: json)
    } catch {
      let kept = unusedKey(in: defaults)
      defaults.set(object, forKey: kept)
      defaults.removeObject(forKey: key)
      throw CorruptDefault(key: key, kept: kept, type: Value.self, reason: error is WrongType ? nil : error)
    }
  }

  /// Returns an unused key for a value that could not be decoded.
  private func unusedKey(in defaults: UserDefaults) -> String {
    var unused = "\(key).corrupt"
    var number = 2
    while defaults.object(forKey: unused) != nil {
      unused = "\(key).\(number).corrupt"
      number += 1
    }
    return unused
  }

  func save(_ value: Value) throws {
    let defaults = try defaults()
    defaults.set(isNative ? value : try encoded(value), forKey: key)
    #if !canImport(Darwin)
      // Apple's platforms write the defaults to disk automatically; others write them only when `synchronize` is
      // called.
      guard defaults.synchronize() else { throw UnwrittenDefault(key: key) }
    #endif
  }

  /// Returns the string if the value is encoded as one, and otherwise the value's JSON data. Numbers are not stored as
  /// property list numbers, which would lose precision.
  private func encoded(_ value: Value) throws -> Any {
    let json = try JSONEncoder().encode(value)
    let object = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return object is String ? object : json
  }

  /// Returns the stored object for comparison with an earlier one; `nil` if it cannot be compared.
  private func fingerprint() -> Fingerprint? {
    guard let object = try? defaults().object(forKey: key) else { return Fingerprint(object: nil) }
    return (object as? AnyHashable).map { Fingerprint(object: $0) }
  }

  /// A stored object, or none. It is `@unchecked Sendable` because the objects stored in the defaults are immutable.
  private struct Fingerprint: Equatable, @unchecked Sendable {
    let object: AnyHashable?
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? {
    let center = NotificationCenter.default
    let seen = Locked(fingerprint())
    // `nonisolated(unsafe)` is safe because only the observation uses the token, once, and the notification center is
    // thread-safe.
    nonisolated(unsafe) let token = center.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      // The notification does not contain the key of the changed default, so the stored objects are compared.
      let hasChanged = seen.withLock { last in
        let now = fingerprint()
        defer { last = now }
        return now == nil || now != last
      }
      if hasChanged { onChange() }
    }
    return SharedObservation { NotificationCenter.default.removeObserver(token) }
  }
}

/// The error of a suite that the platform does not open.
private struct MissingSuite: Error, CustomStringConvertible {
  let name: String
  var description: String { "The UserDefaults suite \(name) cannot be opened." }
}

#if !canImport(Darwin)
  /// The error of a default that was set in this process but could not be written to disk.
  private struct UnwrittenDefault: Error, CustomStringConvertible {
    let key: String
    var description: String { "The UserDefaults value \(key) could not be written to the disk." }
  }
#endif

/// The error of an object that cannot be decoded at all.
private struct WrongType: Error {}

/// The error of a value in `UserDefaults` that has a different type.
private struct CorruptDefault: Error, CustomStringConvertible {
  let key: String
  let kept: String
  let type: Any.Type
  let reason: (any Error)?

  var description: String {
    "The UserDefaults value \(key) is not of the type \(type) and was moved to \(kept).\(reason.map { " \($0)" } ?? "")"
  }
}
