/// A list of values of any type that represents the pages of a ``NavigationStack``, first to last.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// Creates an empty path.
  public init() {
    values = []
  }

  /// Creates a path with the given values.
  ///
  /// - Parameter elements: the values, first to last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }

  /// A representation of the path that can be encoded, or `nil` if one of the values is not `Codable`.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Creates a path from its encoded representation.
  ///
  /// - Parameter codable: the representation.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// Appends a value. The stack then shows the page of the value.
  ///
  /// - Parameter value: the value to append.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end. The stack then goes back by the same number of pages.
  ///
  /// - Parameter k: the number of values. If it is larger than ``count``, all values are removed.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }

  /// Appends a value that is already type-erased.
  mutating func append(wrapped value: AnyHashable) {
    values.append(value)
  }
}

extension NavigationPath {
  /// A `Codable` representation of a path, for example to store it in a file. It contains the type name and the JSON of
  /// each value, last to first.
  ///
  /// Decode only trusted data: the data contains type names, and decoding creates values of any `Codable` and
  /// `Hashable` type of the app.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    fileprivate init?(_ values: [AnyHashable]) {
      for value in values where Self.type(of: value) == nil { return nil }
      self.values = values
    }

    /// Decodes a path.
    ///
    /// - Throws: `DecodingError` if a type is unknown or a value cannot be decoded.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The program has no Codable and Hashable type \(name).")
        }
        values.append(try Self.decode(type, from: Data(container.decode(String.self).utf8)))
      }
      self.values = values.reversed()
    }

    /// Encodes the path.
    ///
    /// - Throws: errors of a value's `encode(to:)` method, and `EncodingError` for a value whose type has no mangled
    ///   name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let type = Self.type(of: value), let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            value, .init(codingPath: container.codingPath, debugDescription: "Its type has no mangled name."))
        }
        try container.encode(name)
        try container.encode(String(decoding: Self.encoded(value, as: type), as: UTF8.self))
      }
    }

    private static func type(of value: AnyHashable) -> (any (Codable & Hashable).Type)? {
      Swift.type(of: value.base) as? any (Codable & Hashable).Type
    }

    private static func decode<Value: Codable & Hashable>(_ type: Value.Type, from data: Data) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: data))
    }

    private static func encoded<Value: Codable & Hashable>(_ value: AnyHashable, as type: Value.Type) throws -> Data {
      try JSONEncoder().encode(value.base as? Value)
    }
  }
}
