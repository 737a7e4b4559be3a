import Foundation
import Locking
import Trifecta

extension SharedKey where Value: Codable {
  /// A value kept in the user's defaults.
  ///
  /// A `Bool`, `Int`, `Double`, `String`, `Data` or `Date` is kept as such, so that other code can read it, and so is
  /// what is encoded as a text, like an enum of raw texts; any other type as JSON. What other code has
  /// saved is read if the type can be decoded from it: an enum from a text, an array from an array. What cannot be read
  /// is reported, kept under the key with `.corrupt` added, and the default is used. Changes made by other code of the
  /// process arrive where the platform announces them.
  ///
  /// - Parameters:
  ///   - key: the key in the defaults.
  ///   - defaultValue: the value until one is saved.
  ///   - suite: the suite's name, `nil` for the standard defaults.
  /// - Returns: the key.
  public static func defaults(_ key: String, default defaultValue: Value, suite: String? = nil) -> SharedKey {
    SharedKey(
      // The quotation marks tell where the suite's name ends.
      id: suite.map { "suite \(String(reflecting: $0)) \(key)" } ?? "defaults \(key)",
      default: defaultValue,
      persistence: DefaultsPersistence(key: key, suite: suite)
    )
  }
}

/// One key of the user's defaults.
struct DefaultsPersistence<Value: Sendable & Equatable & Codable>: SharedPersistence {
  let key: String
  let suite: String?

  /// Made for each use, because the class is not `Sendable` everywhere. The platform shares what is in them.
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
        throw CorruptDefault(key: key, type: Value.self, reason: nil)
      }
      let json = try JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
      return try JSONDecoder().decode(Value.self, from: json)
    } catch {
      defaults.set(object, forKey: key + ".corrupt")
      defaults.removeObject(forKey: key)
      throw error is CorruptDefault ? error : CorruptDefault(key: key, type: Value.self, reason: error)
    }
  }

  func save(_ value: Value) throws {
    let defaults = try defaults()
    defaults.set(isNative ? value : try encoded(value), forKey: key)
    #if !canImport(Darwin)
      // Apple's platforms write the defaults to the disk by themselves, the others only when they are told to.
      guard defaults.synchronize() else { throw UnwrittenDefault(key: key) }
    #endif
  }

  /// The text that a value is encoded as, or else its JSON: numbers would lose digits.
  private func encoded(_ value: Value) throws -> Any {
    let json = try JSONEncoder().encode(value)
    let object = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return object is String ? object : json
  }

  /// What is under the key, to be compared with what was there before, `nil` if it cannot be compared.
  private func fingerprint() -> Fingerprint? {
    guard let object = try? defaults().object(forKey: key) else { return Fingerprint(object: nil) }
    return (object as? AnyHashable).map { Fingerprint(object: $0) }
  }

  /// An object of the defaults, or none. `@unchecked Sendable` because what is in the defaults is immutable.
  private struct Fingerprint: Equatable, @unchecked Sendable {
    let object: AnyHashable?
  }

  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedObservation? {
    let center = NotificationCenter.default
    let seen = Locked(fingerprint())
    // Only the observation uses the token, once, and the centre may be called from any thread.
    nonisolated(unsafe) let token = center.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      // That a default has changed, but not which.
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

/// A suite that the platform does not open.
private struct MissingSuite: Error, CustomStringConvertible {
  let name: String
  var description: String { "There are no defaults of the suite \(name)." }
}

#if !canImport(Darwin)
  /// A default that is set in this process only.
  private struct UnwrittenDefault: Error, CustomStringConvertible {
    let key: String
    var description: String { "The default \(key) could not be written to the disk." }
  }
#endif

/// A default that is of another type.
private struct CorruptDefault: Error, CustomStringConvertible {
  let key: String
  let type: Any.Type
  let reason: (any Error)?

  var description: String {
    "The default \(key) is no \(type) and was kept as \(key).corrupt.\(reason.map { " \($0)" } ?? "")"
  }
}
