import TrifectaCasePaths

/// How values of a type are saved and restored.
@MainActor
enum ValueStrategy {
  /// The type is ``SnapshotConvertible``.
  case convertible
  case codable(any Codable.Type)
  /// A struct or a tuple, by its stored properties.
  case fields([StoredField])
  /// An enum, by its case and payload.
  case cases(EnumLayout)
  /// The type of the contained value is saved too.
  case existential
  /// Values cannot be saved.
  case none(UnsavableValue)

  private static var known: [ObjectIdentifier: ValueStrategy] = [:]

  /// Returns the strategy of a type. It is cached.
  static func of(_ type: Any.Type) -> ValueStrategy {
    if let strategy = known[ObjectIdentifier(type)] { return strategy }
    let strategy = ValueStrategy(type)
    known[ObjectIdentifier(type)] = strategy
    return strategy
  }

  private init(_ type: Any.Type) {
    if type is any SnapshotConvertible.Type {
      self = Self.convertible(type)
    } else if let type = type as? any Codable.Type {
      self = .codable(type)
    } else {
      self = Self.byParts(type)
    }
  }

  private static func convertible(_ type: Any.Type) -> ValueStrategy {
    for element in (type as? any SnapshotContainer.Type)?.elementTypes ?? [] {
      if case .none(let reason) = of(element) { return .none(reason) }
    }
    return .convertible
  }

  private static func byParts(_ type: Any.Type) -> ValueStrategy {
    func unsavable(_ reason: String) -> ValueStrategy { .none(UnsavableValue(type, reason)) }
    switch TypeKind(type) {
    case .structure where isOfSystem(type) && size(of: type) == 0:
      // A type such as `ContinuousClock` has only one value.
      return .fields([])
    case .structure where isOfSystem(type), .enumeration where isOfSystem(type):
      return unsavable("is a type of the system that is not Codable.")
    case .structure, .tuple:
      return fieldwise(type)
    case .enumeration:
      return EnumLayout.of(type).map(ValueStrategy.cases) ?? unsavable("is an enum whose cases cannot be read.")
    case .existential:
      return .existential
    case .reference:
      return unsavable("is a class. Conform it to Codable, or store a value instead.")
    case .function:
      return unsavable("is a closure. Store a value that selects the code instead.")
    case .optional, .metatype, .opaque, .unknown:
      return unsavable("has no form that can be stored. Conform the type that contains it to Codable.")
    }
  }

  private static func fieldwise(_ type: Any.Type) -> ValueStrategy {
    let fields = storedFields(of: type) ?? []
    let records = TypeKind(type) == .structure ? FieldRecord.all(ofStruct: type) : []
    guard fields.areComplete(inSize: size(of: type)), TypeKind(type) == .tuple || records.count == fields.count else {
      return .none(UnsavableValue(type, "was compiled without reflection metadata. Conform it to Codable."))
    }
    if let weak = records.firstIndex(where: \.isWeak) {
      return .none(UnsavableValue(type, "has the property \(fields[weak].name), which is a weak or unowned reference."))
    }
    return .fields(fields)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  /// Whether a type belongs to the standard library or to Foundation. Such types may rely on conditions between their
  /// stored properties that are not checked, so they are not restored property by property.
  static func isOfSystem(_ type: Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return systemModules.contains(String(module))
  }

  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Observation", "Synchronization", "__C",
  ]
}
