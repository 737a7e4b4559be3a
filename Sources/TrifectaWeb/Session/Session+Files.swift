import Elements
import PortableUI
import ViewGraph

/// What a page says of a file before it sends it.
struct FileAnnouncement: Sendable {
  /// The button by which it was chosen.
  var element: Int
  /// How many were chosen before it in one go.
  var index: Int
  var name: FileName
  /// What the person's system says it is.
  var mimeType: String
  var bytes: Int
  /// Whether the page only asks if it may send it.
  var isAsking: Bool
}

extension Session {
  /// Begins to receive a file, where the screen asks for one like it now.
  ///
  /// - Parameter address: the network address that sends it.
  func beginFile(_ file: FileAnnouncement, from address: String) -> Result<SessionFiles.Place, FileRefusal> {
    // What changed since the last turn may have taken the question away.
    turn()
    guard let button = view?.graph.element(id: file.element), button.handler(of: .files) != nil,
      button[.disabled] != .flag(true), isInFront(button)
    else { return .failure(.notAsked) }
    guard AcceptedFiles(button[.acceptedFiles]?.description ?? "").admits(file.name, mimeType: file.mimeType) else {
      return .failure(.wrongType(file.name))
    }
    if file.index > 0, button[.takesSeveral] != .flag(true) { return .failure(.tooMany(limit: 1)) }
    return files.begin(
      file.name, bytes: file.bytes, for: file.element, index: file.index, isAsking: file.isAsking, from: address)
  }

  /// Gives the screen the files whose numbers an event names. They have come before, by requests of the same page's.
  func receiveFiles(_ event: ClientEvent, _ button: Element) {
    let parts = (event.value ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
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

  /// Has the page download a file. `completion` is told a failure where no page is there to do so, or it does not.
  func save(_ file: SavedFile, _ completion: @escaping @MainActor (Result<URL, any Error>) -> Void) {
    guard wire != nil else { return HostedView.saveNothing(file, completion) }
    files.offer(file, completion)
    if !isBusy { flush() }
  }

  /// Whether nothing stands in front of an element.
  private func isInFront(_ element: Element) -> Bool {
    guard let front = view?.graph.root.lastChild, front.schema.isModal else { return true }
    var place: Element? = element
    while let current = place, current !== front { place = current.parent }
    return place != nil
  }
}
