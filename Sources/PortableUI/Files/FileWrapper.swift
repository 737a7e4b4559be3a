#if !canImport(Darwin)
  import Foundation

  /// A file or a folder in memory, for documents. Apple's Foundation has it; here it is made, read, and written as a whole.
  open class FileWrapper: NSObject {
    private enum Content {
      case file(Data)
      case folder([String: FileWrapper])
    }

    private var content: Content
    /// What it is called; `nil` where it was neither read nor written.
    open var filename: String?
    /// What it would best be called where it is written.
    open var preferredFilename: String?

    /// Creates a file.
    ///
    /// - Parameter contents: what is in it.
    public init(regularFileWithContents contents: Data) {
      content = .file(contents)
    }

    /// Creates a folder.
    ///
    /// - Parameter childrenByPreferredName: what is in it, by what that would best be called.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .folder(childrenByPreferredName)
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// Reads a file, or a folder with all that is in it.
    ///
    /// - Parameters:
    ///   - url: where it is.
    ///   - options: are not looked at: it is read at once.
    /// - Throws: why it cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
      content = try Self.read(url, depth: 0)
      filename = url.lastPathComponent
      preferredFilename = url.lastPathComponent
    }

    /// When a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt
      /// Creates options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// At once.
      public static let immediate = ReadingOptions(rawValue: 1)
      /// Without a copy of it.
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt
      /// Creates options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// As a whole or not at all.
      public static let atomic = WritingOptions(rawValue: 1)
      /// Files are called what they were written as.
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it leads to another file. It never does: what a link leads to is read in its place.
    open var isSymbolicLink: Bool { false }

    /// What is in the file; `nil` for a folder.
    open var regularFileContents: Data? {
      guard case .file(let data) = content else { return nil }
      return data
    }

    /// What is in the folder, by name; `nil` for a file.
    open var fileWrappers: [String: FileWrapper]? {
      guard case .folder(let children) = content else { return nil }
      return children
    }

    /// Puts a file into the folder. Where another one has its name, it gets one with a number. A file takes none.
    ///
    /// - Returns: the name that it has there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
      let wanted = child.preferredFilename ?? child.filename ?? "file"
      guard case .folder(var children) = content else { return wanted }
      var name = wanted
      var number = 1
      while children[name] != nil {
        number += 1
        name = "\(number)__#$!@%!#__\(wanted)"
      }
      children[name] = child
      content = .folder(children)
      return name
    }

    /// Makes a file and puts it into the folder.
    ///
    /// - Returns: the name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Takes a file out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
      guard case .folder(let children) = content else { return }
      content = .folder(children.filter { $0.value !== child })
    }

    /// The name that a file has in the folder; `nil` where it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }

    /// Writes it.
    ///
    /// - Parameters:
    ///   - url: where it will be.
    ///   - options: how it is written.
    ///   - originalContentsURL: is not looked at.
    /// - Throws: why it cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      switch content {
      case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      case .folder(let children):
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
          // A name is one name, wherever it comes from.
          let place = url.appendingPathComponent(FileName(name).description)
          try child.write(to: place, options: options, originalContentsURL: nil)
        }
      }
      if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private static let depthLimit = 64

    private static func read(_ url: URL, depth: Int) throws -> Content {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw CocoaError(.fileReadNoSuchFile)
      }
      guard isFolder.boolValue else { return .file(try Data(contentsOf: url)) }
      // A link may lead back to where it is.
      guard depth < depthLimit else { throw CocoaError(.fileReadUnknown) }
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        let child = FileWrapper(content: try read(url.appendingPathComponent(name), depth: depth + 1), name: name)
        children[name] = child
      }
      return .folder(children)
    }

    private init(content: Content, name: String) {
      self.content = content
      filename = name
      preferredFilename = name
    }
  }
#endif
