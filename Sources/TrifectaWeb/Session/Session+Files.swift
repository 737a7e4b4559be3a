import Elements
import HostKit
import PortableUI
import ViewGraph

/// The metadata of a file that a page is about to upload.
struct FileAnnouncement: Sendable {
  /// The ID of the button with which it was chosen.
  var element: Int
  /// The index of the file in a multiple selection.
  var index: Int
  var name: FileName
  /// The MIME type, as determined by the user's device.
  var mimeType: String
  var bytes: Int
  /// Whether the request only checks whether the file would be accepted.
  var isPreflight: Bool
}

extension Session {
  /// Begins an upload, if the screen currently requests such a file.
  ///
  /// - Parameter address: The network address of the sender.
  func beginFile(_ file: FileAnnouncement, from address: String) -> Result<SessionFiles.Destination, FileRefusal> {
    // Changes since the last turn may have removed the button.
    turn()
    guard let button = view?.graph.element(id: file.element), button.handler(of: .files) != nil,
      button[.disabled] != .flag(true), isInFront(button)
    else { return .failure(.notRequested) }
    guard AcceptedFiles(button[.acceptedFiles]?.description ?? "").admits(file.name, mimeType: file.mimeType) else {
      return .failure(.wrongType(file.name))
    }
    if file.index > 0, button[.takesSeveral] != .flag(true) { return .failure(.tooMany(limit: 1)) }
    return files.begin(
      file.name, bytes: file.bytes, for: file.element, index: file.index, isPreflight: file.isPreflight, from: address)
  }

  /// Passes the files with the numbers in an event to the screen. Requests of the same page have uploaded these files
  /// before.
  func receiveFiles(_ event: ClientEvent, _ button: Element) {
    // Splits bytes, because comparing characters with many combining marks is slow.
    let parts = (event.value ?? "").utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(Substring($0)) }
    guard !numbers.isEmpty, numbers.count == parts.count, numbers.count <= options.fileCountLimit else {
      return refuse(.undeclaredValue)
    }
    guard isInFront(button), let chosen = files.files(numbers, for: button.id) else { return refuse(.notHandled) }
    files.take(numbers)
    let value = AttributeValue.files(chosen.map { FileValue(path: $0.path) })
    guard let view, view.graph.dispatch(Event(.files, value: value), to: button.id) == .handled else {
      return refuse(.notHandled)
    }
    turn()
  }

  /// Downloads a file in the page. `completion` gets an error if no page is connected, or if the page does not download
  /// the file.
  func save(_ file: SavedFile, _ completion: @escaping @MainActor (Result<URL, any Error>) -> Void) {
    guard transport != nil else { return HostedView.saveNothing(file, completion) }
    files.offer(file, completion)
    if !isBusy { flush() }
  }

  /// Returns whether an element is not covered by a presentation.
  private func isInFront(_ element: Element) -> Bool {
    guard let presentation = view?.graph.presentation else { return true }
    return element.isInside(presentation)
  }
}
