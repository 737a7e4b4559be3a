import Foundation

/// Something that is carried, in one way or several, each of a type.
///
/// What is registered first is the best. Whoever is given a provider asks for what it can read; loading may take time, and a completion may be
/// called on any thread.
// Unchecked, as a class that may be inherited from must be: all that changes is behind a lock.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A way in which the item can be had.
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

  /// Creates a provider of nothing, as long as nothing is registered.
  public override init() {}

  /// Creates a provider of a text or a URL.
  ///
  /// - Parameter object: an `NSString` or an `NSURL`.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a text, a URL or data.
  ///
  /// - Parameters:
  ///   - item: an `NSString`, an `NSURL` or `NSData`; anything else is not carried.
  ///   - typeIdentifier: what it is; `nil` says what it is by its type.
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

  /// Carries a value in the ways of its type.
  ///
  /// - Parameter transferable: the value.
  public convenience init<T: Transferable>(_ transferable: T) {
    self.init()
    register(transferable)
  }

  /// The name of what is carried.
  public var suggestedName: String? {
    get { lock.withLock { contents.name } }
    set { lock.withLock { contents.name = newValue } }
  }

  /// What it can be had as, the best first.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// What it can be had as, the best first.
  public var registeredContentTypes: [UTType] { registrations.map(\.type) }

  /// What it can be had as that is also of another type.
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// Whether it can be had as a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    offers(.named(typeIdentifier))
  }

  /// Whether it can be had as a type.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    offers(.named(typeIdentifier))
  }

  var registrations: [Registration] { lock.withLock { contents.registrations } }

  /// The value that is carried, where one was given.
  var value: (any Transferable)? { lock.withLock { contents.value } }

  /// Whether it can be had as a type.
  func offers(_ type: UTType) -> Bool { registrations.contains { $0.type.conforms(to: type) } }

  func add(_ registration: Registration) { lock.withLock { contents.registrations.append(registration) } }

  /// Carries a value in the ways of its type.
  ///
  /// - Parameter transferable: the value.
  public func register<T: Transferable>(_ transferable: T) { register(transferable, as: nil) }

  /// - Parameter type: what it is said to be, where that is not what its type says.
  private func register<T: Transferable>(_ value: T, as type: UTType?) {
    var added: [Registration] = []
    for way in T.transferWays where way.exports(value) {
      guard let export = way.export else { continue }
      added.append(Registration(type: type ?? way.type, load: TransferStep.now { value }.then(export)))
    }
    lock.withLock {
      contents.registrations += added
      if contents.value == nil { contents.value = value }
    }
  }
}

/// What may be given to an ``NSItemProvider``.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The object as a value that is carried.
  var _transferValue: any Transferable { get }
}

/// What may be had from an ``NSItemProvider``.
public protocol NSItemProviderReading: SendableMetatype {
  /// Whether a provider has such an object.
  static func _isOffered(by provider: NSItemProvider) -> Bool
  /// Loads the object.
  static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The text.
  public var _transferValue: any Transferable { self as String }
  /// Whether it has a text.
  public static func _isOffered(by provider: NSItemProvider) -> Bool { provider.canLoad(String.self) }
  /// Loads the text.
  public static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading {
    NSString(string: try await provider.load(String.self))
  }
}

extension String: NSItemProviderReading {
  /// Whether it has a text.
  public static func _isOffered(by provider: NSItemProvider) -> Bool { provider.canLoad(String.self) }
  /// Loads the text.
  public static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading {
    try await provider.load(String.self)
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The URL.
  public var _transferValue: any Transferable { self as URL }
  /// Whether it has a URL.
  public static func _isOffered(by provider: NSItemProvider) -> Bool { provider.canLoad(URL.self) }
  /// Loads the URL.
  public static func _load(from provider: NSItemProvider) async throws -> any NSItemProviderReading {
    try await provider.load(URL.self) as NSURL
  }
}

/// Which programs can have what a provider carries. Nothing is carried to others than the screen.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all
  /// Programs of the same makers.
  case team
  /// Programs of the same group.
  case group
  /// This program.
  case ownProcess
}

extension UTType {
  /// The type with an identifier, also where it is one of a program's own.
  static func named(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}
