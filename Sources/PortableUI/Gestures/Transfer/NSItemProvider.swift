import Foundation

/// An item to transfer, in one or several representations of different types.
///
/// Representations are registered in order of preference, with the best first. The receiver requests a type that it can
/// read. Loading is asynchronous, and completion handlers may be called on any thread.
// Unchecked, because the compiler cannot check an open class. The class is thread-safe: a lock guards all mutable
// state.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A representation of the item.
  struct Registration: Sendable {
    let type: UTType
    let load: TransferStep<Void, Data>
  }

  private struct Contents: Sendable {
    var registrations: [Registration] = []
    var value: (any Transferable)?
    var name: String?
  }

  private let lock = NSLock()
  private var contents = Contents()

  /// Creates a provider without representations.
  public override init() {}

  /// Creates a provider for a text or a URL.
  ///
  /// - Parameter object: an `NSString` or an `NSURL`.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for a text, a URL or data.
  ///
  /// - Parameters:
  ///   - item: an `NSString`, an `NSURL` or `NSData`. Other objects are ignored.
  ///   - typeIdentifier: the identifier of the item's type; `nil` derives it from the item.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let value: (any Transferable)?
    switch item {
    case let text as NSString: value = text._transferValue
    case let url as NSURL: value = url._transferValue
    case let data as NSData: value = Data(referencing: data)
    default: value = nil
    }
    guard let value else { return }
    register(value, as: typeIdentifier.map(UTType.named))
  }

  /// Creates a provider for a value, in the representations of its type.
  ///
  /// - Parameter transferable: the value.
  public convenience init<T: Transferable>(_ transferable: T) {
    self.init()
    register(transferable)
  }

  /// The suggested name of the item.
  public var suggestedName: String? {
    get { lock.withLock { contents.name } }
    set { lock.withLock { contents.name = newValue } }
  }

  /// The identifiers of the registered types, with the best first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// The registered types, with the best first.
  public var registeredContentTypes: [UTType] { registrations.map(\.type) }

  /// Returns the registered types that conform to the given type.
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// Returns whether a registered type conforms to the type with the given identifier.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    offers(.named(typeIdentifier))
  }

  /// Returns whether a registered type conforms to the type with the given identifier.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    offers(.named(typeIdentifier))
  }

  var registrations: [Registration] { lock.withLock { contents.registrations } }

  /// The first value that was registered; `nil` if no value was registered.
  var value: (any Transferable)? { lock.withLock { contents.value } }

  /// Returns whether a registered type conforms to the given type.
  package func offers(_ type: UTType) -> Bool { registrations.contains { $0.type.conforms(to: type) } }

  func add(_ registration: Registration) { lock.withLock { contents.registrations.append(registration) } }

  /// Registers a value in the representations of its type.
  ///
  /// - Parameter transferable: the value.
  public func register<T: Transferable>(_ transferable: T) { register(transferable, as: nil) }

  /// Registers a value in the representations of its type.
  ///
  /// - Parameter type: the content type to register for all representations; `nil` for the content type of each
  ///   representation.
  private func register<T: Transferable>(_ value: T, as type: UTType?) {
    var added: [Registration] = []
    for conversion in T.transferConversions where conversion.exports(value) {
      guard let export = conversion.export else { continue }
      added.append(Registration(type: type ?? conversion.type, load: TransferStep.now { value }.then(export)))
    }
    lock.withLock {
      contents.registrations += added
      if contents.value == nil { contents.value = value }
    }
  }
}

/// An object that an ``NSItemProvider`` can provide.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The object, converted to a transferable value.
  var _transferValue: any Transferable { get }
}

/// An object that an ``NSItemProvider`` can load.
public protocol NSItemProviderReading: SendableMetatype {
  /// Returns whether a provider can load an object of this class.
  static func _isOffered(by provider: NSItemProvider) -> Bool
  /// Loads the object.
  static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The text as a `String`.
  public var _transferValue: any Transferable { self as String }
  /// Returns whether a provider can load a text.
  public static func _isOffered(by provider: NSItemProvider) -> Bool { provider.canLoad(String.self) }
  /// Loads the text.
  public static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading {
    NSString(string: try await provider.load(String.self))
  }
}

extension String: NSItemProviderReading {
  /// Returns whether a provider can load a text.
  public static func _isOffered(by provider: NSItemProvider) -> Bool { provider.canLoad(String.self) }
  /// Loads the text.
  public static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading {
    try await provider.load(String.self)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The URL as a `URL`.
  public var _transferValue: any Transferable { self as URL }
  /// Returns whether a provider can load a URL.
  public static func _isOffered(by provider: NSItemProvider) -> Bool { provider.canLoad(URL.self) }
  /// Loads the URL.
  public static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading {
    try await provider.load(URL.self) as NSURL
  }
}

/// The programs that can access a representation. The visibility has no effect: an item is available only to the
/// screen.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Programs of the same team.
  case team
  /// Programs of the same app group.
  case group
  /// Only this program.
  case ownProcess
}

extension UTType {
  /// Returns the type with an identifier. If no type with the identifier is known, returns a new imported type.
  package static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}
