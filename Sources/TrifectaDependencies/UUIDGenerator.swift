import Foundation
import Locking

/// A source of UUIDs that a test can make predictable.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// state.rows.append(Row(id: uuid()))
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator.
  ///
  /// - Parameter generate: returns the next UUID. It is called on any thread.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A new generator of sequential UUIDs: 00000000-0000-0000-0000-000000000000, then …0001 and so on, in hexadecimal.
  public static var incrementing: UUIDGenerator {
    let count = Locked<UInt64>(0)
    return UUIDGenerator {
      let number = count.withLock { next in
        defer { next &+= 1 }
        return next
      }
      func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
      return UUID(
        uuid: (0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)))
    }
  }

  /// Returns the next UUID.
  public func callAsFunction() -> UUID {
    generate()
  }
}

private enum UUIDKey: BuiltInDependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
  static let property = "uuid"
  static let valueToSet = ".incrementing"
}

extension DependencyValues {
  /// Generates UUIDs: random ones in an app and in previews.
  ///
  /// There is no default in tests. A test that generates ids sets `$0.uuid = .incrementing`, and can then predict the
  /// ids.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
}
