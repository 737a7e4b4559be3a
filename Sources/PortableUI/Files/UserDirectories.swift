#if !canImport(Darwin)
  import Foundation

  // Apple's Foundation has these by names of their own; elsewhere they are asked of the file manager.
  extension URL {
    /// Where a program keeps documents.
    public static var documentsDirectory: URL { known(.documentDirectory, or: "Documents") }
    /// Where a program keeps what it can make anew.
    public static var cachesDirectory: URL { known(.cachesDirectory, or: ".cache") }
    /// Where a program keeps what a person does not see.
    public static var applicationSupportDirectory: URL { known(.applicationSupportDirectory, or: ".local/share") }
    /// Where a program keeps what was downloaded.
    public static var downloadsDirectory: URL { known(.downloadsDirectory, or: "Downloads") }
    /// Where a program keeps what is neither a document nor to be thrown away.
    public static var libraryDirectory: URL { known(.libraryDirectory, or: ".local/share") }

    private static func known(_ directory: FileManager.SearchPathDirectory, or name: String) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
    }

    /// Asks for a file outside of a program's own. Off Apple's platforms nothing has to be asked: it is as if it had been allowed.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends what was asked for.
    public func stopAccessingSecurityScopedResource() {}
  }

  extension Data.WritingOptions {
    /// By a file beside, which takes the other's place: `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
  }

  extension UserDefaults {
    /// Keeps a value; `nil` removes what is there.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key; `nil` where there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
