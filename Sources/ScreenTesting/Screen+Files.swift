import Elements
import HostKit
import PortableUI
import ViewGraph

extension Screen {
  /// Chooses files in a presented `fileImporter`.
  ///
  /// The files are written to a temporary folder, which is removed with the screen.
  ///
  /// ```swift
  /// try await screen.tap("Import…")
  /// try await screen.chooseFiles(["notes.txt": Data("Hello".utf8)])
  /// ```
  ///
  /// - Parameters:
  ///   - files: The contents of the files by name, in order.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if no `fileImporter` is presented, or it does not accept these files. A file system
  ///   error if the files cannot be written.
  public func chooseFiles(_ files: KeyValuePairs<String, Data>, fileID: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    try await located(fileID, line) {
      let button = try await fileButton("choose files")
      let names = files.map { FileName($0.key) }
      try check(names, for: button)
      try await give(try zip(names, files).map { try chosenFiles.write($1.value, as: $0.description) }, by: button)
    }
  }

  /// Chooses existing files in a presented `fileImporter`. The screen reads them at their location.
  ///
  /// - Parameters:
  ///   - urls: The URLs of the files, in order.
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if no `fileImporter` is presented, or it does not accept these files.
  public func chooseFiles(_ urls: [URL], fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      let button = try await fileButton("choose files")
      try check(urls.map { FileName($0.lastPathComponent) }, for: button)
      try await give(urls, by: button)
    }
  }

  /// Cancels a presented `fileImporter` or `fileExporter`.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if neither is presented.
  public func cancelFiles(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard front != nil else {
        throw ActionError(
          action: "cancel files", query: .frontmost, reason: "No fileImporter or fileExporter is presented.",
          root: graph.root)
      }
      try await dismiss()
    }
  }

  /// Saves the document of a presented `fileExporter`. It is then the last of ``savedFiles``.
  ///
  /// - Parameters:
  ///   - fileID: The file that errors report as the caller.
  ///   - line: The line that errors report as the caller.
  /// - Throws: ``ActionError`` if no `fileExporter` is presented.
  public func saveFile(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await applyPendingChanges()
      guard front != nil else {
        throw ActionError(
          action: "save", query: .frontmost, reason: "No fileExporter is presented, or it has no document.",
          root: graph.root)
      }
      try await tap("Save")
    }
  }

  /// The most recent file that the screen has saved; `nil` if there is none.
  public var savedFile: SavedFile? { savedFiles.last }

  private func fileButton(_ action: String) async throws -> Element {
    await applyPendingChanges()
    let place = front ?? graph.root
    var found: [Element] = []
    place.forEachInSubtree { if $0.kind == .fileButton { found.append($0) } }
    guard let button = found.first else {
      throw ActionError(
        action: action, query: .frontmost, reason: "No fileImporter is presented.",
        root: graph.root)
    }
    return button
  }

  private func check(_ names: [FileName], for button: Element) throws {
    var reason: String?
    let accepted = AcceptedFiles(button[.acceptedFiles]?.description ?? "")
    if names.isEmpty {
      reason = "No file was chosen. To choose none, call cancelFiles()."
    } else if names.count > 1, button[.takesSeveral] != .flag(true) {
      reason =
        "\(names.count) files were chosen, but only one is allowed. For several, set allowsMultipleSelection to true."
    } else if let name = names.first(where: { !accepted.admits($0) }) {
      reason = "\"\(name)\" cannot be chosen: the allowed types are \(accepted)."
    }
    guard let reason else { return }
    throw ActionError(action: "choose files", query: .element(button), reason: reason, root: graph.root)
  }

  private func give(_ urls: [URL], by button: Element) async throws {
    let files = urls.map { FileValue(path: $0.path) }
    try send(Event(.files, value: .files(files)), to: EventTarget(button), of: .element(button))
    await settle()
  }
}

/// The files that a test has chosen for a screen. They are removed with the screen.
final class ChosenFiles {
  private var folder: URL?
  private var count = 0

  /// Writes a file into a new folder.
  func write(_ contents: Data, as name: String) throws -> URL {
    let folder =
      self.folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        "screen-\(UUID().uuidString)", isDirectory: true)
    self.folder = folder
    count += 1
    let place = folder.appendingPathComponent("\(count)", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent(name)
    try contents.write(to: file)
    return file
  }

  deinit {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}
