import Foundation

extension NSItemProvider {
  /// Registers a text or a URL.
  ///
  /// - Parameters:
  ///   - object: an `NSString` or an `NSURL`.
  ///   - visibility: ignored; accepted for source compatibility.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    register(object._transferValue)
  }

  /// Registers data that is created on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the identifier of the data's type.
  ///   - visibility: ignored; accepted for source compatibility.
  ///   - loadHandler: creates the data and calls its completion handler exactly once.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(for: .named(typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers data that is created on demand.
  ///
  /// - Parameters:
  ///   - contentType: the content type of the data.
  ///   - visibility: ignored; accepted for source compatibility.
  ///   - loadHandler: creates the data and calls its completion handler exactly once.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let load = TransferStep<Void, Data>.later {
      try await withCheckedThrowingContinuation { continuation in
        _ = loadHandler { data, error in
          continuation.resume(
            with: data.map { .success($0) } ?? .failure(error ?? TransferError.noSuitableRepresentation))
        }
      }
    }
    add(Registration(type: contentType, load: load))
  }

  /// Loads data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the identifier of the type.
  ///   - completionHandler: receives the data or an error.
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
  ///   - completionHandler: receives the data or an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    perform({ try await $0.data(for: contentType) }, completionHandler)
  }

  /// Loads an item of a type: a text, a URL or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the identifier of the type.
  ///   - options: ignored; accepted for source compatibility.
  ///   - completionHandler: receives an `NSString`, an `NSURL` or `NSData`, or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler?(nil, error) ?? () }
      completionHandler?(Self.item(of: data, .named(typeIdentifier)), nil)
    }
  }

  /// Loads an item of a type: a text, a URL or data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the identifier of the type.
  ///   - options: ignored; accepted for source compatibility.
  /// - Returns: an `NSString`, an `NSURL` or `NSData`.
  /// - Throws: an error if there is no such item, or it cannot be loaded.
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

  /// Returns whether the provider can load an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { aClass._isOffered(by: self) }

  /// Returns whether the provider can load a value of a type, such as `String` or `URL`.
  public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool { canLoad(T.self) }

  /// Loads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: `NSString.self` or `NSURL.self`.
  ///   - completionHandler: receives the object or an error.
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
  ///   - aClass: the type, such as `String.self` or `URL.self`.
  ///   - completionHandler: receives the value or an error.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    perform({ try await $0.load(T.self) }, completionHandler)
  }

  /// Loads a value from one of the representations of its type.
  ///
  /// - Parameters:
  ///   - transferableType: the type.
  ///   - completionHandler: receives the value or an error.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let completion: @Sendable (T?, (any Error)?) -> Void = { value, error in
      completionHandler(value.map { .success($0) } ?? .failure(error ?? TransferError.noSuitableRepresentation))
    }
    return perform({ try await $0.load(T.self) }, completion)
  }

  /// Loads a value in a task.
  ///
  /// - Returns: The progress, which is finished when the completion handler is called.
  private func perform<Value>(
    _ load: @escaping @Sendable (NSItemProvider) async throws -> sending Value,
    _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        let value = try await load(self)
        progress.completedUnitCount = 1
        completion(value, nil)
      } catch {
        progress.completedUnitCount = 1
        completion(nil, error)
      }
    }
    return progress
  }

  /// Returns the data of a type.
  func data(for type: UTType) async throws -> Data {
    guard let found = registrations.first(where: { $0.type.conforms(to: type) }) else {
      throw TransferError.noSuitableRepresentation
    }
    return try await found.load(())
  }

  /// Returns whether a value of a type can be loaded.
  func canLoad<T: Transferable>(_ type: T.Type) -> Bool { value is T || conversion(to: type) != nil }

  /// Returns a value of a type if it is available synchronously; `nil` otherwise. If the registered value has this
  /// type, it is returned without a conversion.
  package func loadNow<T: Transferable>(_ type: T.Type) throws -> T? {
    if let value = value as? T { return value }
    guard case .now(let load)? = conversion(to: type) else { return nil }
    return try load(())
  }

  /// Loads a value of a type.
  package func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    guard let conversion = conversion(to: type) else { throw TransferError.noSuitableRepresentation }
    return try await conversion(())
  }

  /// Returns the conversion that loads a value of a type. It uses the first representation of the type that the
  /// provider can supply; `nil` if there is no such representation.
  private func conversion<T: Transferable>(to type: T.Type) -> TransferStep<Void, T>? {
    let registrations = registrations
    for conversion in T.transferConversions {
      guard let read = conversion.import else { continue }
      if let found = registrations.first(where: { $0.type.conforms(to: conversion.type) }) {
        return found.load.then(read)
      }
    }
    return nil
  }
}
