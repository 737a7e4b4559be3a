import Elements
import PortableUI
import ViewGraph

extension Screen {
  /// Gives the screen files, as a person does whom a `fileImporter` asks for some.
  ///
  /// They are written where the screen can read them, and are removed with the screen.
  ///
  /// ```swift
  /// try await screen.tap("Import…")
  /// try await screen.chooseFiles(["notes.txt": Data("Hello".utf8)])
  /// ```
  ///
  /// - Parameters:
  ///   - files: the files, by name, first to last.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where no files are asked for, or not these; an error of the file system where they cannot be written.
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

  /// Gives the screen files that are there, as a person does whom a `fileImporter` asks for some. The screen reads them where they are.
  ///
  /// - Parameters:
  ///   - urls: where they are, first to last.
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where no files are asked for, or not these.
  public func chooseFiles(_ urls: [URL], fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      let button = try await fileButton("choose files")
      try check(urls.map { FileName($0.lastPathComponent) }, for: button)
      try await give(urls, by: button)
    }
  }

  /// Gives the screen no file, as a person does whom a `fileImporter` asks for some, or does not keep what a `fileExporter` offers.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where nothing is asked.
  public func cancelFiles(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      guard front != nil else {
        throw ActionError(
          action: "cancel files", query: .frontmost, reason: "No question about files is presented.", root: graph.root)
      }
      try await dismiss()
    }
  }

  /// Keeps what a `fileExporter` offers, as a person does. It is the last of ``savedFiles`` then.
  ///
  /// - Parameters:
  ///   - fileID: the file that an error names.
  ///   - line: the line that an error names.
  /// - Throws: ``ActionError`` where nothing is offered.
  public func saveFile(fileID: StaticString = #fileID, line: UInt = #line) async throws {
    try await located(fileID, line) {
      await catchUp()
      guard front != nil else {
        throw ActionError(
          action: "save", query: .frontmost, reason: "Nothing is offered: is fileExporter presented, with a document?",
          root: graph.root)
      }
      try await tap("Save")
    }
  }

  /// The file that the screen has given to the person last; `nil` before it has.
  public var savedFile: SavedFile? { savedFiles.last }

  private func fileButton(_ action: String) async throws -> Element {
    await catchUp()
    let place = front ?? graph.root
    var found: [Element] = []
    place.forEachInSubtree { if $0.kind == .fileButton { found.append($0) } }
    guard let button = found.first else {
      throw ActionError(
        action: action, query: .frontmost, reason: "No files are asked for: is fileImporter presented?",
        root: graph.root)
    }
    return button
  }

  private func check(_ names: [FileName], for button: Element) throws {
    var reason: String?
    let accepted = AcceptedFiles(button[.acceptedFiles]?.description ?? "")
    if names.isEmpty {
      reason = "No file was chosen. A person who wants to give none cancels: call cancelFiles()."
    } else if names.count > 1, button[.takesSeveral] != .flag(true) {
      reason = "\(names.count) files were chosen, and only one can be. Is allowsMultipleSelection true?"
    } else if let name = names.first(where: { !accepted.admits($0) }) {
      reason = "\"\(name)\" cannot be chosen: files are asked for that are \(accepted)."
    }
    guard let reason else { return }
    throw ActionError(action: "choose files", query: .element(button), reason: reason, root: graph.root)
  }

  private func give(_ urls: [URL], by button: Element) async throws {
    let files = urls.map { FileValue(path: $0.path) }
    try send(Event(.files, value: .files(files)), to: (button, nil), of: .element(button))
    await settle()
  }
}

/// The files that a test has given to a screen. They go with it.
final class ChosenFiles {
  private var folder: URL?
  private var count = 0

  /// Writes a file into a folder of its own.
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
