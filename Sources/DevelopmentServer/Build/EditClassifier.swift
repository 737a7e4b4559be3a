import Foundation

/// The parts of a package that belong to the program, and what an edit of them requires.
struct EditClassifier: Sendable {
  /// The files of the program that a plan lists.
  private let known: Set<String>
  /// Files that are part of other products, such as tests.
  private let foreign: Set<String>
  /// The folders with the sources and resources of the program's modules.
  let moduleFolders: Set<String>
  /// The folders of the packages that are edited on this machine.
  let packageFolders: Set<String>

  /// The reaction to an edit.
  enum Action: Equatable, Sendable {
    /// The edit does not affect the program.
    case nothing
    /// The commands of the plan that read these files are run.
    case quickBuild(Set<String>)
    /// SwiftPM plans and builds the program.
    case completeBuild
  }

  /// - Parameters:
  ///   - plan: The plan of the program.
  ///   - manifest: All commands, to recognize files of other products.
  ///   - buildFolder: The folder for build products and downloaded packages. Files in it are not edited.
  ///   - isPackage: Returns whether a folder contains a package.
  init(plan: BuildPlan, manifest: BuildManifest, buildFolder: String, isPackage: (String) -> Bool) {
    func isEdited(_ path: String) -> Bool { path.hasPrefix("/") && !path.hasPrefix(buildFolder + "/") }
    known = Set(plan.consumers.keys.filter(isEdited))
    foreign = Set(manifest.commands.flatMap(\.inputs).filter(isEdited)).subtracting(known)
    var packages: [String: String?] = [:]
    func package(of folder: String) -> String? {
      if let found = packages[folder] { return found }
      let parent = (folder as NSString).deletingLastPathComponent
      let found = isPackage(folder) ? folder : parent == folder ? nil : package(of: parent)
      packages[folder] = .some(found)
      return found
    }
    var packageFolders: Set<String> = []
    var moduleFolders: Set<String> = []
    for command in plan.commands where command.tool != .phony {
      let files = command.inputs.filter(isEdited)
      guard let folder = Self.commonFolder(of: files), let package = package(of: folder) else { continue }
      packageFolders.insert(package)
      moduleFolders.insert(Self.targetFolder(folder, in: package))
    }
    self.packageFolders = packageFolders
    // A folder in another one is watched with it.
    self.moduleFolders = moduleFolders.filter { folder in !moduleFolders.contains { folder.hasPrefix($0 + "/") } }
  }

  /// The folders to watch.
  var scope: FileWatcher.Scope { FileWatcher.Scope(recursive: moduleFolders, flat: packageFolders) }

  /// Returns what an edit requires.
  func action(for changes: FileTree.Changes) -> Action {
    var edited: Set<String> = []
    for file in changes.all {
      let isManifest = (file as NSString).lastPathComponent.hasPrefix("Package")
      if isManifest, packageFolders.contains((file as NSString).deletingLastPathComponent) {
        return .completeBuild
      }
      if known.contains(file) {
        guard changes.edited.contains(file) else { return .completeBuild }
        edited.insert(file)
      } else if !foreign.contains(file), !file.contains(".docc/"),
        moduleFolders.contains(where: { file.hasPrefix($0 + "/") })
      {
        return .completeBuild
      }
    }
    return edited.isEmpty ? .nothing : .quickBuild(edited)
  }

  /// The innermost folder that contains all files; `nil` if there are none.
  private static func commonFolder(of files: [String]) -> String? {
    guard var common = files.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return nil }
    for file in files {
      while !file.hasPrefix(common + "/") { common = (common as NSString).deletingLastPathComponent }
    }
    return common
  }

  /// The folder of a target: by convention a folder in `Sources`, even if all files are deeper.
  private static func targetFolder(_ folder: String, in package: String) -> String {
    let parts = folder.dropFirst(package.count + 1).split(separator: "/")
    guard parts.first == "Sources", parts.count > 2 else { return folder }
    return "\(package)/Sources/\(parts[1])"
  }
}
