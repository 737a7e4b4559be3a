import Foundation

extension NSItemProvider {
  /// Carries a text or a URL.
  ///
  /// - Parameters:
  ///   - object: an `NSString` or an `NSURL`.
  ///   - visibility: who can have it.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    register(object._transferValue)
  }

  /// Carries data that is made when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: what the data is.
  ///   - visibility: who can have it.
  ///   - loadHandler: makes the data and calls its completion, once.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(for: .named(typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Carries data that is made when it is asked for.
  ///
  /// - Parameters:
  ///   - contentType: what the data is.
  ///   - visibility: who can have it.
  ///   - loadHandler: makes the data and calls its completion, once.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let load = TransferStep<Void, Data>.later {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { data, error in
          continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? TransferError.noWay))
        }
      }
    }
    add(Registration(type: contentType, load: load))
  }

  /// Loads data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type.
  ///   - completionHandler: is given the data, or why there is none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: .named(typeIdentifier), completionHandler: completionHandler)
  }

  /// Loads data of a type.
  ///
  /// - Parameters:
  ///   - contentType: the type.
  ///   - completionHandler: is given the data, or why there is none.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    perform({ try await $0.data(for: contentType) }, completionHandler)
  }

  /// Loads what is of a type: a text, a URL, or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type.
  ///   - options: none change anything.
  ///   - completionHandler: is given an `NSString`, an `NSURL` or `NSData`, or why there is none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler?(nil, error) ?? () }
      completionHandler?(Self.item(of: data, .named(typeIdentifier)), nil)
    }
  }

  /// Loads what is of a type: a text, a URL, or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type.
  ///   - options: none change anything.
  /// - Throws: why there is none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let type = UTType.named(typeIdentifier)
    return Self.item(of: try await data(for: type), type)
  }

  private static func item(of data: Data, _ type: UTType) -> any NSSecureCoding {
    guard let text = String(data: data, encoding: .utf8) else { return NSData(data: data) }
    if type.conforms(to: .url), let url = NSURL(string: text) { return url }
    return type.conforms(to: .text) ? NSString(string: text) : NSData(data: data)
  }

  /// Whether it has an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { aClass._isOffered(by: self) }

  /// Whether it has a value of a type: a text, a URL.
  public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool { canLoad(T.self) }

  /// Loads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: `NSString.self` or `NSURL.self`.
  ///   - completionHandler: is given the object, or why there is none.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    perform({ try await aClass._load(from: $0) }, completionHandler)
  }

  /// Loads a value of a type.
  ///
  /// - Parameters:
  ///   - aClass: `String.self`, `URL.self`.
  ///   - completionHandler: is given the value, or why there is none.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    perform({ try await $0.load(T.self) }, completionHandler)
  }

  /// Loads a value in one of the ways of its type.
  ///
  /// - Parameters:
  ///   - transferableType: the type.
  ///   - completionHandler: is given the value, or why there is none.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let completion: @Sendable (T?, (any Error)?) -> Void = { value, error in
      completionHandler(value.map { .success($0) } ?? .failure(error ?? TransferError.noWay))
    }
    return perform({ try await $0.load(T.self) }, completion)
  }

  private func perform<Value>(
    _ load: @escaping @Sendable (NSItemProvider) async throws -> sending Value,
    _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completion(try await load(self), nil) } catch { completion(nil, error) }
    }
    return progress
  }

  /// The data of a type.
  func data(for type: UTType) async throws -> Data {
    guard let found = registrations.first(where: { $0.type.conforms(to: type) }) else { throw TransferError.noWay }
    return try await found.load(())
  }

  /// Whether a value of a type can be had.
  func canLoad<T: Transferable>(_ type: T.Type) -> Bool { value is T || way(to: type) != nil }

  /// A value of a type, where it can be had at once. One that is carried is handed over as it is.
  func loadNow<T: Transferable>(_ type: T.Type) throws -> T? {
    if let value = value as? T { return value }
    guard case .now(let load)? = way(to: type) else { return nil }
    return try load(())
  }

  /// A value of a type.
  func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    guard let way = way(to: type) else { throw TransferError.noWay }
    return try await way(())
  }

  /// The first way of the type in which the item can be had.
  private func way<T: Transferable>(to type: T.Type) -> TransferStep<Void, T>? {
    let registrations = registrations
    for way in T.transferWays {
      guard let read = way.import else { continue }
      if let found = registrations.first(where: { $0.type.conforms(to: way.type) }) { return found.load.then(read) }
    }
    return nil
  }
}
