import Foundation
import Testing

@testable import DevelopmentServer

/// A manifest of the form that SwiftPM writes, for the executable `App` with the modules `Kit` and `Main`.
let sampleManifest = """
  client:
    name: basic
    file-system: device-agnostic
  tools: {}
  targets:
    "main": ["<App-x-debug.exe>"]
  default: "main"
  commands:
    "/p/.build/x/debug/Main.build/sources":
      tool: write-auxiliary-file
      inputs: ["<sources-file-list>","/p/Sources/Main/App.swift"]
      outputs: ["/p/.build/x/debug/Main.build/sources"]

    "<App-x-debug.exe>":
      tool: phony
      inputs: ["/p/.build/x/debug/App"]
      outputs: ["<App-x-debug.exe>"]

    "/p/.build/x/debug/Assets.build/Assets.c.o":
      tool: clang
      inputs: ["/p/Sources/Assets/Assets.c"]
      outputs: ["/p/.build/x/debug/Assets.build/Assets.c.o"]
      args: ["clang","-c"]
      deps: "/p/.build/x/debug/Assets.build/Assets.c.d"

    "/p/.build/x/debug/P_Kit.resources/text.json":
      tool: copy-tool
      inputs: ["/p/Sources/Kit/Resources/text.json"]
      outputs: ["/p/.build/x/debug/P_Kit.resources/text.json"]

    "C.App-x-debug.exe":
      tool: shell
      inputs: ["/p/.build/x/debug/Main.build/App.swift.o","/p/.build/x/debug/Kit.build/Kit.swift.o","/p/.build/x/debug/Assets.build/Assets.c.o","/p/.build/x/debug/P_Kit.resources/text.json"]
      outputs: ["/p/.build/x/debug/App"]
      args: ["swiftc","-emit-executable","-Xlinker","--defsym","-Xlinker","main=Main_main"]

    "C.Main-x-debug.module":
      tool: shell
      inputs: ["/p/Sources/Main/App.swift","/p/.build/x/debug/Main.build/sources","/p/.build/x/debug/Modules/Kit.swiftmodule"]
      outputs: ["/p/.build/x/debug/Main.build/App.swift.o","/p/.build/x/debug/Modules/Main.swiftmodule"]
      args: ["swiftc","-module-name","Main"]

    "C.Kit-x-debug.module":
      tool: shell
      inputs: ["/p/Sources/Kit/Kit.swift","/p/Sources/Kit/Screens/Screen.swift"]
      outputs: ["/p/.build/x/debug/Kit.build/Kit.swift.o","/p/.build/x/debug/Modules/Kit.swiftmodule"]
      args: ["swiftc","-module-name","Kit"]

    "C.KitTests-x-debug.module":
      tool: shell
      inputs: ["/p/Tests/KitTests/Tests.swift","/p/.build/x/debug/Modules/Kit.swiftmodule"]
      outputs: ["/p/.build/x/debug/KitTests.build/Tests.swift.o"]
      args: ["swiftc"]

  """

struct BuildPlanTests {
  private func plan() throws -> BuildPlan {
    try BuildPlan(BuildManifest(sampleManifest), product: "App") { file in
      file == "/p/.build/x/debug/Assets.build/Assets.c.d"
        ? ["/p/Sources/Assets/Assets.c", "/p/Sources/Assets/a.h"] : []
    }
  }

  @Test("A plan contains the commands of the product, each after those that it needs")
  func order() throws {
    let plan = try plan()
    let names = plan.commands.map(\.name)
    #expect(plan.executable == "/p/.build/x/debug/App")
    #expect(!names.contains("C.KitTests-x-debug.module"))
    let kit = try #require(names.firstIndex(of: "C.Kit-x-debug.module"))
    let main = try #require(names.firstIndex(of: "C.Main-x-debug.module"))
    let link = try #require(names.firstIndex(of: "C.App-x-debug.exe"))
    #expect(kit < main && main < link)
    #expect(names.last == "<App-x-debug.exe>")
  }

  @Test("The consumers of a file include commands whose compiler has read it")
  func consumers() throws {
    let plan = try plan()
    func names(_ file: String) -> [String] { (plan.consumers[file] ?? []).map { plan.commands[$0].name } }
    #expect(names("/p/Sources/Assets/a.h") == ["/p/.build/x/debug/Assets.build/Assets.c.o"])
    #expect(names("/p/Sources/Kit/Kit.swift") == ["C.Kit-x-debug.module"])
    #expect(names("/p/Tests/KitTests/Tests.swift").isEmpty)
  }

  @Test("The tools and arguments of commands are read")
  func commands() throws {
    let commands = Dictionary(uniqueKeysWithValues: try plan().commands.map { ($0.name, $0) })
    #expect(commands["C.Main-x-debug.module"]?.arguments == ["swiftc", "-module-name", "Main"])
    #expect(commands["C.Main-x-debug.module"]?.tool == .process)
    #expect(commands["/p/.build/x/debug/Main.build/sources"]?.tool == .planned)
    #expect(commands["/p/.build/x/debug/P_Kit.resources/text.json"]?.tool == .copy)
  }

  @Test("A malformed manifest, or one without the product, is refused")
  func invalid() throws {
    #expect(throws: BuildPlan.InvalidManifest.noProduct("Other")) {
      try BuildPlan(BuildManifest(sampleManifest), product: "Other")
    }
    #expect(throws: BuildPlan.InvalidManifest.malformed) { try BuildManifest("client:\n") }
    #expect(throws: BuildPlan.InvalidManifest.malformed) { try BuildManifest("") }
  }

  @Test("The executables of a package are those whose main module has sources in it")
  func executables() throws {
    let manifest = try BuildManifest(sampleManifest)
    #expect(manifest.executables { $0.hasPrefix("/p/Sources") } == ["App"])
    #expect(manifest.executables { $0.hasPrefix("/q/") } == [])
  }

  @Test("Files of dependencies may have escaped spaces and continued lines")
  func dependencyFile() {
    #expect(
      DependencyFile.paths(in: "a.o: \\\n  /x/a\\ b.c /x/c.h \\\n  /x/d.h\n") == ["/x/a b.c", "/x/c.h", "/x/d.h"])
    #expect(DependencyFile.paths(in: "").isEmpty)
  }
}

struct EditClassifierTests {
  private func classifier() throws -> EditClassifier {
    let manifest = try BuildManifest(sampleManifest)
    return EditClassifier(
      plan: try BuildPlan(manifest, product: "App"), manifest: manifest, buildFolder: "/p/.build",
      isPackage: { $0 == "/p" })
  }

  @Test("The folders of the targets and the package are watched")
  func folders() throws {
    let classifier = try classifier()
    #expect(classifier.moduleFolders == ["/p/Sources/Kit", "/p/Sources/Main", "/p/Sources/Assets"])
    #expect(classifier.packageFolders == ["/p"])
  }

  @Test("An edited source is built by the plan")
  func edited() throws {
    let changes = FileTree.Changes(edited: ["/p/Sources/Kit/Kit.swift", "/p/Sources/Kit/Resources/text.json"])
    #expect(try classifier().action(for: changes) == .quickBuild(changes.edited))
  }

  @Test(
    "New and removed files and manifests are built by SwiftPM",
    arguments: [
      FileTree.Changes(added: ["/p/Sources/Kit/New.swift"]), FileTree.Changes(removed: ["/p/Sources/Kit/Kit.swift"]),
      FileTree.Changes(edited: ["/p/Package.swift"]), FileTree.Changes(edited: ["/p/Sources/Kit/Images/a.png"]),
      FileTree.Changes(edited: ["/p/Sources/Kit/Kit.swift"], added: ["/p/Sources/Main/New.swift"]),
    ])
  func planned(changes: FileTree.Changes) throws {
    #expect(try classifier().action(for: changes) == .completeBuild)
  }

  @Test(
    "Files of tests, articles and other files are ignored",
    arguments: [
      "/p/Tests/KitTests/Tests.swift", "/p/README.md", "/p/Sources/Kit/Kit.docc/Article.md", "/q/Sources/A.swift",
    ])
  func ignored(file: String) throws {
    #expect(try classifier().action(for: FileTree.Changes(edited: [file])) == .nothing)
  }
}
