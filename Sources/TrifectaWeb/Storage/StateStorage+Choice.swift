public import Foundation
import Logging
import NIOConcurrencyHelpers

extension StateStorage {
  /// The error that the storage that a user has chosen does not exist.
  public struct InvalidChoice: Error, CustomStringConvertible {
    /// The reason, without the value that the user has chosen, because it may contain a password.
    public let description: String
  }

  /// The name of the database's file in a folder.
  package static let fileName = "state.sqlite"

  /// Opens a database in a file.
  package typealias Opener = @Sendable (URL, StateLimits, Logger) throws -> any StateDatabase

  private static let registered = NIOLockedValueBox<Opener?>(nil)

  /// Opens databases in files; `nil` if the program links no module that has them.
  private static var opener: Opener? { registered.withLockedValue { $0 } }

  /// Registers the module that has databases in files.
  package static func register(_ opener: @escaping Opener) {
    registered.withLockedValue { $0 = opener }
  }

  /// The storage in a file. The module that is registered opens it.
  package static func file(_ file: URL) -> StateStorage {
    StateStorage(name: file.path) { limits, logger in
      guard let opener else { throw noDatabase }
      return try opener(file, limits, logger)
    }
  }

  /// Opens the database of a connection URL.
  package typealias URLOpener = @Sendable (String, StateLimits, Logger) throws -> any StateDatabase

  private static let registeredPostgreSQL = NIOLockedValueBox<URLOpener?>(nil)

  /// Registers the module that supports PostgreSQL databases.
  package static func registerPostgreSQL(_ opener: @escaping URLOpener) {
    registeredPostgreSQL.withLockedValue { $0 = opener }
  }

  /// The storage in a PostgreSQL database. The module that is registered opens it.
  package static func databaseURL(_ url: String) -> StateStorage {
    StateStorage(name: description(of: url)) { limits, logger in
      guard let opener = registeredPostgreSQL.withLockedValue({ $0 }) else { throw noPostgreSQL }
      return try opener(url, limits, logger)
    }
  }

  /// Returns a description of a URL without the user, the password and the parameters, which may contain a password too.
  private static func description(of url: String) -> String {
    // If the password has a "/", the rest of it is parsed as a part of the path.
    guard let parts = URLComponents(string: url), !parts.path.contains("@") else { return "the PostgreSQL database" }
    let port = parts.port.map { ":\($0)" } ?? ""
    return "the database postgres://\(parts.host ?? "")\(port)\(parts.path)"
  }

  private static let noPostgreSQL = InvalidChoice(
    description: """
      the program has no PostgreSQL client. Add the product TrifectaPostgreSQL to the dependencies of its target, and \
      the trait PostgreSQL to the dependency on Trifecta
      """)

  private static let noDatabase = InvalidChoice(
    description: """
      the program has no database. Add the product TrifectaSQLite to the dependencies of its target, or choose memory
      """)

  /// Creates the storage that the user of a program has chosen.
  ///
  /// The first of these counts that is present and not empty:
  /// 1. the value of the option `--state`
  /// 2. the environment variable `STATE_DATABASE`
  /// 3. the environment variable `STORAGE_FOLDER`, a folder for the database
  /// 4. the file `state.sqlite` in the folder `$XDG_STATE_HOME/<app>`, or else `~/.local/state/<app>`
  ///
  /// The first two are `memory`, or the path of a file, or the path of an existing folder for the file `state.sqlite`, or
  /// the URL of a PostgreSQL database, such as `postgres://db.example.com/counter`. Other users of the machine can see
  /// options, so pass a password by a variable.
  ///
  /// If the program does not link `TrifectaSQLite` and the user has chosen nothing, the storage is ``memory``.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` if it is absent.
  ///   - app: The name of the app's folder.
  ///   - environment: The environment variables.
  /// - Throws: ``InvalidChoice`` if the value is empty or another URL, or if the program does not link the database.
  public init(
    option: String? = nil, app: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(InvalidChoice) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let chosen = option ?? value("STATE_DATABASE")
    if chosen == "memory" {
      self = .memory
      return
    }
    if let chosen, ["postgres://", "postgresql://"].contains(where: chosen.hasPrefix) {
      if Self.registeredPostgreSQL.withLockedValue({ $0 }) == nil { throw Self.noPostgreSQL }
      self = .databaseURL(chosen)
      return
    }
    let file: URL? =
      if let chosen {
        try Self.file(at: chosen)
      } else if let folder = value("STORAGE_FOLDER") {
        URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(Self.fileName)
      } else {
        nil
      }
    if Self.opener == nil {
      if file != nil { throw Self.noDatabase }
      self = .memory
    } else {
      self = .file(file ?? Self.folder(of: app, value("XDG_STATE_HOME")).appendingPathComponent(Self.fileName))
    }
  }

  /// Returns the value of the option `--state`, written as `--state PATH` or `--state=PATH`; `nil` if it is absent. If
  /// it is repeated, the last value counts. Other arguments are ignored.
  ///
  /// - Throws: ``InvalidChoice`` if the value is missing.
  static func option(in arguments: [String]) throws(InvalidChoice) -> String? {
    var value: String?
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--state=") {
        value = String(argument.dropFirst("--state=".count))
      } else if argument == "--state" {
        let next = index + 1
        guard next < arguments.count, !arguments[next].hasPrefix("--") else { throw noValue }
        value = arguments[next]
      }
    }
    return value
  }

  private static let noValue = InvalidChoice(
    description: "the option --state needs a value: memory, the path of a file, or the URL of a PostgreSQL database")

  /// Returns the database's file for a path of a file or of an existing folder.
  private static func file(at path: String) throws(InvalidChoice) -> URL {
    guard !path.isEmpty else { throw noValue }
    guard !path.contains("://") else {
      throw InvalidChoice(
        description: """
          there is no database for the URL given. Choose memory, the path of a file for SQLite, or a URL that begins with \
          postgres://
          """)
    }
    var isFolder: ObjCBool = false
    if path.hasSuffix("/") || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    {
      return URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(fileName)
    }
    return URL(fileURLWithPath: path)
  }

  /// Returns the folder for the state of an app, as in the XDG Base Directory Specification.
  private static func folder(of app: String, _ home: String?) -> URL {
    // The specification says that relative paths are ignored.
    let base =
      home.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state", isDirectory: true)
    return base.appendingPathComponent(app, isDirectory: true)
  }
}
