/// A document type with value semantics that is read from and written to a file.
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
  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can write. They default to the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  ///
  /// - Throws: An error if the file cannot be read.
  init(configuration: ReadConfiguration) throws

  /// Returns the contents to write to a file.
  ///
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that the document can write: the readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document type with reference semantics. Its contents are written from a snapshot of its state.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of a snapshot of the document.
  associatedtype Snapshot: Sendable
  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can write. They default to the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  ///
  /// - Throws: An error if the file cannot be read.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document's current state.
  ///
  /// - Throws: An error if the snapshot cannot be created.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the contents of a snapshot to write to a file.
  ///
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that the document can write: the readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration for reading a document from a file.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Creates a configuration for reading a file.
  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The configuration for writing a document to a file.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The previously written file, or `nil` if there is none.
  public let existingFile: FileWrapper?
}
