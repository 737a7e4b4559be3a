import Foundation

/// A type whose values can be made without knowing anything: for telling cases apart, and for tests of paths.
///
/// What is `CaseIterable`, a number, a text, a collection or an optional needs no samples.
public protocol Sampled {
  /// Some values that differ in what matters; at least one.
  static var samples: [Self] { get }
}

extension UUID: Sampled {
  /// The id of zeros.
  public static var samples: [UUID] { [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))] }
}

extension Date: Sampled {
  /// The beginning of the year 2001.
  public static var samples: [Date] { [Date(timeIntervalSinceReferenceDate: 0)] }
}

extension Duration: Sampled {
  /// No time.
  public static var samples: [Duration] { [.zero] }
}
