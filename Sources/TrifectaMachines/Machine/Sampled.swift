import Foundation

/// A type that provides sample values. They are used to distinguish enum cases with equal payload types, and in tests
/// of paths through a chart.
///
/// Conform only types that are not `CaseIterable`, numbers, strings, collections or optionals: these are supported
/// already.
public protocol Sampled {
  /// The sample values, at least one. If a guard depends on the value, include values for which it holds and values for
  /// which it fails.
  static var samples: [Self] { get }
}

extension UUID: Sampled {
  /// The UUID of zeros.
  public static var samples: [UUID] { [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))] }
}

extension Date: Sampled {
  /// The reference date, the first instant of 2001.
  public static var samples: [Date] { [Date(timeIntervalSinceReferenceDate: 0)] }
}

extension Duration: Sampled {
  /// A duration of zero.
  public static var samples: [Duration] { [.zero] }
}
