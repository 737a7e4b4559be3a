import Foundation

// The saved forms of basic types.

extension SnapshotConvertible where Self: FixedWidthInteger {
  package func saved(by saver: ValueSaver) -> SavedValue { SavedValue(self) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Self? { saved.integer() }
}

extension Int: SnapshotConvertible {}
extension Int8: SnapshotConvertible {}
extension Int16: SnapshotConvertible {}
extension Int32: SnapshotConvertible {}
extension Int64: SnapshotConvertible {}
extension UInt: SnapshotConvertible {}
extension UInt8: SnapshotConvertible {}
extension UInt16: SnapshotConvertible {}
extension UInt32: SnapshotConvertible {}
extension UInt64: SnapshotConvertible {}

extension Bool: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .bool(self) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Bool? { saved.bool }
}

extension Double: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .double(self) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Double? { saved.double }
}

extension Float: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .double(Double(self)) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Float? {
    saved.double.map { Float($0) }
  }
}

extension String: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { saver.save(text: self) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> String? { saved.string }
}

extension Substring: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { saver.save(text: String(self)) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Substring? {
    saved.string.map { Substring($0) }
  }
}

extension Character: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .string(String(self)) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Character? {
    saved.string.flatMap { $0.count == 1 ? $0.first : nil }
  }
}

extension Data: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .bytes([UInt8](self)) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Data? {
    if case .bytes(let bytes) = saved { Data(bytes) } else { nil }
  }
}

extension Date: SnapshotConvertible {
  package func saved(by saver: ValueSaver) -> SavedValue { .double(timeIntervalSinceReferenceDate) }

  package static func restored(from saved: SavedValue, by restorer: ValueRestorer) -> Date? {
    saved.double.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}
