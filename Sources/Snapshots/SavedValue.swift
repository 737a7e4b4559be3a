/// A value in the form in which snapshots store it. It contains only data: no types and no objects.
///
/// Equal values of a type have equal saved forms, so the saved form of an id can be compared across processes.
package indirect enum SavedValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  /// An integer above the largest `Int64`.
  case uint(UInt64)
  case double(Double)
  case string(String)
  case bytes([UInt8])
  case list([SavedValue])
  case record([String: SavedValue])

  /// The elements of a list; `nil` for other values.
  package var list: [SavedValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The fields of a record; `nil` for other values.
  package var record: [String: SavedValue]? {
    if case .record(let record) = self { record } else { nil }
  }

  /// The text of a string; `nil` for other values.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The Boolean; `nil` for other values.
  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The number as an `Int`; `nil` for other values and for numbers that do not fit.
  package var int: Int? { integer() }

  /// The number; `nil` for values that are not a `double`.
  package var double: Double? {
    if case .double(let double) = self { double } else { nil }
  }

  /// Creates a number.
  package init(_ number: some FixedWidthInteger) {
    self = Int64(exactly: number).map(SavedValue.int) ?? .uint(UInt64(truncatingIfNeeded: number))
  }

  /// Returns the number as a type; `nil` for other values and for numbers that do not fit.
  package func integer<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    switch self {
    case .int(let int): Number(exactly: int)
    case .uint(let uint): Number(exactly: uint)
    default: nil
    }
  }
}
