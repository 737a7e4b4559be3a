#if !canImport(Darwin)
  import Foundation

  /// A file or a directory in memory, for documents. It replaces the class of the same name in Apple's Foundation. A
  /// file is always read and written completely.
  open class FileWrapper: NSObject {
    private enum Content {
      case file(Data)
      case folder([String: FileWrapper])
    }

    private var content: Content
    /// The name of the file, or `nil` if it was neither read nor written.
    open var filename: String?
    /// The preferred name for writing the file.
    open var preferredFilename: String?

    /// Creates a file.
    ///
    /// - Parameter contents: The contents of the file.
    public init(regularFileWithContents contents: Data) {
      content = .file(contents)
    }

    /// Creates a directory.
    ///
    /// - Parameter childrenByPreferredName: The children by their preferred names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .folder(childrenByPreferredName)
      for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
        child.preferredFilename = name
      }
    }

    /// Reads a file, or a directory with all its descendants.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - options: Ignored: the file is read immediately.
    /// - Throws: An error if the file cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
      content = try Self.read(url, depth: 0)
      filename = url.lastPathComponent
      preferredFilename = url.lastPathComponent
    }

    /// Options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: UInt
      /// Creates options from raw bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Reads the file immediately.
      public static let immediate = ReadingOptions(rawValue: 1)
      /// Reads the file without mapping it into memory.
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
      /// The raw bits.
      public let rawValue: UInt
      /// Creates options from raw bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Writes the file completely or not at all.
      public static let atomic = WritingOptions(rawValue: 1)
      /// Updates ``FileWrapper/filename`` to the name that was written.
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether this is a directory.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether this is a symbolic link. It is always `false`, because reading a link reads the link's target.
    open var isSymbolicLink: Bool { false }

    /// The contents of a file, or `nil` for a directory.
    open var regularFileContents: Data? {
      guard case .file(let data) = content else { return nil }
      return data
    }

    /// The children of a directory by their names, or `nil` for a file.
    open var fileWrappers: [String: FileWrapper]? {
      guard case .folder(let children) = content else { return nil }
      return children
    }

    /// Adds a child to a directory. If the directory has a child of that name already, a number is added to the name. A
    /// wrapper of a file ignores the call.
    ///
    /// - Returns: The name of the child in the directory.
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

    /// Creates a file and adds it to a directory.
    ///
    /// - Returns: The name of the file in the directory.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Removes a child from a directory.
    open func removeFileWrapper(_ child: FileWrapper) {
      guard case .folder(let children) = content else { return }
      content = .folder(children.filter { $0.value !== child })
    }

    /// Returns the name of a child in the directory, or `nil` if it is not a child.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }

    /// Writes the file or directory.
    ///
    /// - Parameters:
    ///   - url: The destination.
    ///   - options: The writing options.
    ///   - originalContentsURL: Ignored.
    /// - Throws: An error if the file cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      switch content {
      case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      case .folder(let children):
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
          // Sanitize the name. If it were a path, the child would be written outside of the directory.
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
      // Limit the depth, because symbolic links may form a cycle.
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
