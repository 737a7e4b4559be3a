import Foundation
import Testing
import TrifectaSQLite

@testable import TrifectaWeb

@Suite("Choice of the storage")
struct StateStorageTests {
  private let log = TestLog()

  private func choice(_ option: String? = nil, _ environment: [String: String] = [:]) throws -> String {
    try StateStorage(option: option, app: "counter", environment: environment).name
  }

  @Test("By default, the state is in the app's folder of the state home")
  func defaults() throws {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #expect(try choice() == home + "/.local/state/counter/state.sqlite")
    #expect(try choice(nil, ["XDG_STATE_HOME": "/home/ann/state"]) == "/home/ann/state/counter/state.sqlite")
    #expect(try choice(nil, ["XDG_STATE_HOME": "relative"]) == home + "/.local/state/counter/state.sqlite")
  }

  @Test("The option has precedence over the variables, and empty variables are ignored")
  func precedence() throws {
    let both = ["STATE_DATABASE": "/b/x.db", "STORAGE_FOLDER": "/c", "XDG_STATE_HOME": "/d"]
    #expect(try choice("/a/x.db", both) == "/a/x.db")
    #expect(try choice(nil, both) == "/b/x.db")
    #expect(try choice(nil, ["STATE_DATABASE": "", "STORAGE_FOLDER": "/c"]) == "/c/state.sqlite")
    #expect(try choice(nil, ["STORAGE_FOLDER": "", "XDG_STATE_HOME": "/d"]) == "/d/counter/state.sqlite")
  }

  @Test("A path may be that of a folder")
  func folder() throws {
    #expect(try choice("/a/b/") == "/a/b/state.sqlite")
    #expect(try choice("/") == "/state.sqlite")
    #expect(try choice("/dev") == "/dev/state.sqlite")
  }

  @Test("Memory is chosen by its name")
  func memory() throws {
    #expect(try choice("memory", ["STATE_DATABASE": "/b/x.db"]) == "memory")
    #expect(try choice(nil, ["STATE_DATABASE": "memory", "STORAGE_FOLDER": "/c"]) == "memory")
    let limits = StateLimits(sessions: .init(count: 1, bytes: 1), visitors: 1)
    #expect(StateStorage.memory.database(limits: limits, logger: log.logger) == nil)
    #expect(log.all.isEmpty)
  }

  @Test(
    "An empty value and a URL are errors that do not repeat the value", arguments: ["", "mysql://ann:secret@host"])
  func invalid(value: String) throws {
    let error = try #require(throws: StateStorage.InvalidChoice.self) { try choice(value) }
    #expect("\(error)".contains("memory") && !"\(error)".contains("secret"))
  }

  @Test("The name of a PostgreSQL database has no user and no password")
  func postgreSQL() {
    #expect(
      StateStorage.databaseURL("postgres://ann:secret@db.example:5433/counter?password=secret").name
        == "the database postgres://db.example:5433/counter")
    #expect(StateStorage.databaseURL("postgres://ann:secret@[").name == "the PostgreSQL database")
    // Without its trait, the client is not linked, and the choice is an error.
    let name = try? choice("postgresql://host/counter")
    #expect(name == nil || name == "the database postgres://host/counter")
  }

  @Test("The option is found among other arguments, and the last value counts")
  func arguments() throws {
    #expect(try StateStorage.option(in: ["app", "--port", "1"]) == nil)
    #expect(try StateStorage.option(in: ["app", "--state", "a", "x", "--state=b"]) == "b")
    for arguments in [["app", "--state"], ["app", "--state", "--port"]] {
      #expect(throws: StateStorage.InvalidChoice.self) { try StateStorage.option(in: arguments) }
    }
  }

  @Test("A place that cannot be used is logged in one line with the reason", arguments: ["/dev/null/counter", "/proc"])
  func unusable(folder: String) {
    let storage = StateStorage.sqlite(URL(fileURLWithPath: folder + "/state.sqlite"))
    let limits = StateLimits(sessions: .init(count: 1, bytes: 1), visitors: 1)
    #expect(storage.database(limits: limits, logger: log.logger) == nil)
    #expect(log.all.count == 1 && log.all[0].hasPrefix("error:"))
    for part in [folder, "in memory", "cannot be created", "irectory"] { #expect(log.all[0].contains(part)) }
  }
}
