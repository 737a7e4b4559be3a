#if !canImport(Darwin)
  import Foundation

  // Apple's Foundation declares these properties. On other platforms, the file manager provides the directories.
  extension URL {
    /// The directory for documents.
    public static var documentsDirectory: URL { known(.documentDirectory, or: "Documents") }
    /// The directory for caches, whose contents can be recreated.
    public static var cachesDirectory: URL { known(.cachesDirectory, or: ".cache") }
    /// The directory for application support files, which the user does not see.
    public static var applicationSupportDirectory: URL { known(.applicationSupportDirectory, or: ".local/share") }
    /// The directory for downloads.
    public static var downloadsDirectory: URL { known(.downloadsDirectory, or: "Downloads") }
    /// The directory for other resources of the program.
    public static var libraryDirectory: URL { known(.libraryDirectory, or: ".local/share") }

    private static func known(_ directory: FileManager.SearchPathDirectory, or name: String) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
    }

    /// Requests access to a security-scoped resource. It always succeeds, because only Apple's platforms have a
    /// sandbox.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends access to a security-scoped resource. This has no effect.
    public func stopAccessingSecurityScopedResource() {}
  }

  extension Data.WritingOptions {
    /// Writes to an auxiliary file and then renames it, as `atomic` does.
    public static var atomicWrite: Data.WritingOptions { .atomic }
  }

  extension UserDefaults {
    /// Stores a value for a key. `nil` removes the stored value.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key, or `nil` if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
