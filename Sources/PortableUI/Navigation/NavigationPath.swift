/// The values that have led to the pages of a ``NavigationStack``, first to last: of any types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable]

  /// Creates a path to the first page.
  public init() {
    values = []
  }

  /// Creates a path of values.
  ///
  /// - Parameter elements: the values, first to last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// The values in a form that can be kept; `nil` where one of them cannot be encoded.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Creates a path that was kept.
  ///
  /// - Parameter codable: the values.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// Goes on to another page.
  ///
  /// - Parameter value: what leads there.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Goes back.
  ///
  /// - Parameter k: how many pages; more than there are goes back to the first.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(k, 0), values.count))
  }

  /// Adds a value that is wrapped already.
  mutating func append(wrapped value: AnyHashable) {
    values.append(value)
  }
}

extension NavigationPath {
  /// A path that can be kept, in a file for one: of each value the name of its type, and the value in JSON, last to first.
  ///
  /// Only types that the program has can be read again, and each reads its own values: keep a path where nobody else writes.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    fileprivate init?(_ values: [AnyHashable]) {
      for value in values where Self.type(of: value) == nil { return nil }
      self.values = values
    }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` where a type is unknown, or a value cannot be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The program has no type \(name) that can stand on a path.")
        }
        values.append(try Self.decode(type, from: Data(container.decode(String.self).utf8)))
      }
      self.values = values.reversed()
    }

    /// Writes the path.
    ///
    /// - Throws: what a value throws that cannot be written, and `EncodingError` for a type that has no name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let type = Self.type(of: value), let name = _mangledTypeName(type) else {
          throw EncodingError.invalidValue(
            value, .init(codingPath: container.codingPath, debugDescription: "Its type has no name to be found by."))
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
