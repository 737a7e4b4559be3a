/// A document that is a value, made of a file and written as one.
///
/// ```swift
/// struct TextFile: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
@preconcurrency
public protocol FileDocument: Sendable {
  /// What a document is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as. By default those that it can be made of.
  static var writableContentTypes: [UTType] { get }

  /// Makes a document of a file.
  ///
  /// - Throws: what is wrong with the file.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  ///
  /// - Throws: why it cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it can be made of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, of which a snapshot is written.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What the document is at one moment.
  associatedtype Snapshot: Sendable
  /// What a document is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as. By default those that it can be made of.
  static var writableContentTypes: [UTType] { get }

  /// Makes a document of a file.
  ///
  /// - Throws: what is wrong with the file.
  init(configuration: ReadConfiguration) throws

  /// What the document is now.
  ///
  /// - Throws: why that cannot be said.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes what the document was.
  ///
  /// - Throws: why it cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that it can be made of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is made of.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Says what a document is made of.
  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// How a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was written last; `nil` where there is none.
  public let existingFile: FileWrapper?
}
