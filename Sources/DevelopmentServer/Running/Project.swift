import Foundation

/// The package and the executable product that is developed.
struct Project: Equatable, Sendable {
  /// The error that there is nothing to run.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder of the package.
  let folder: String
  /// The folder for build products.
  let buildFolder: String
  /// The name of the executable product.
  var product: String

  /// SwiftPM's manifest of debug builds.
  var manifest: String { buildFolder + "/debug.yaml" }

  /// The command that builds the product.
  var buildCommand: [String] {
    var command = ["swift", "build", "--product", product]
    if buildFolder != folder + "/.build" { command += ["--scratch-path", buildFolder] }
    return command
  }

  /// The arguments for a linker that takes half of the default one's time; empty if it is not installed.
  var linkerArguments: [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isInstalled = folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/ld.lld") }
    #if os(Linux)
      return isInstalled ? ["-use-ld=lld"] : []
    #else
      return []
    #endif
  }

  /// Finds the package by the location of this program, which `swift run` has built.
  ///
  /// - Parameters:
  ///   - product: The name of the product; `nil` for the package's only executable.
  ///   - program: The path of this program.
  ///   - workingFolder: The current folder.
  /// - Throws: ``Unusable``.
  init(product: String?, program: String, workingFolder: String) throws(Unusable) {
    let parts = program.split(separator: "/").map(String.init)
    guard let debug = parts.lastIndex(of: "debug"), debug >= 2 else {
      throw Unusable(
        description: "this program develops debug builds. Start it without the option -c: swift run trifecta-dev")
    }
    buildFolder = "/" + parts[..<(debug - 1)].joined(separator: "/")
    // The default folder for build products is in the folder of the package. Otherwise the package is around the
    // current folder.
    var folder = parts[debug - 2] == ".build" ? (buildFolder as NSString).deletingLastPathComponent : workingFolder
    while folder != "/", !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
      folder = (folder as NSString).deletingLastPathComponent
    }
    guard folder != "/" else {
      throw Unusable(description: "there is no Package.swift in \(workingFolder) or a folder around it")
    }
    self.folder = folder
    self.product = product ?? ""
    guard product == nil else { return }
    let names = executables.filter { $0 != (program as NSString).lastPathComponent }
    guard names.count == 1 else {
      throw Unusable(
        description: names.isEmpty
          ? "the package in \(folder) has no executable. Add an executable target"
          : "the package has several executables. Name one: swift run trifecta-dev \(names[0]). They are \(names.joined(separator: ", "))"
      )
    }
    self.product = names[0]
  }

  /// The executables of the package, by name.
  private var executables: [String] {
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8), let manifest = try? BuildManifest(text)
    else { return [] }
    return manifest.executables { path in
      guard path.hasPrefix(folder + "/"), !path.hasPrefix(buildFolder + "/") else { return false }
      // A package in the folder may have its own manifest.
      var parent = (path as NSString).deletingLastPathComponent
      while parent != folder {
        if FileManager.default.fileExists(atPath: parent + "/Package.swift") { return false }
        parent = (parent as NSString).deletingLastPathComponent
      }
      return true
    }.sorted()
  }

  /// A path for messages, relative to the folder of the package if it is in it.
  func shortened(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
