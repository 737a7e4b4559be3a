import Elements
import ViewGraph

/// The pictures that a screen shows from somewhere else, by their addresses: a view that asks for one of them has it at once, and views that ask
/// for the same at the same time wait for one load.
///
/// This is what HTML calls a document's list of available images. A picture is in it for as long as a view of the screen shows it.
@MainActor
final class AvailablePictures {
  /// What has been loaded, some of which nobody shows any more.
  private var pictures: [URL: Reference] = [:]
  private var loads: [URL: Load] = [:]
  private var lastTicket = 0
  /// A browser loads as many at a time from one server.
  private let slots = LoadSlots(6)

  private struct Reference {
    weak var picture: PictureData?
  }

  private struct Load {
    let task: Task<PictureData, any Error>
    var waiting: Set<Int> = []
  }

  /// A picture that is shown somewhere on the screen; `nil` for another.
  subscript(url: URL) -> PictureData? { pictures[url]?.picture }

  /// A picture, which is loaded if it is not there. The load ends when nobody waits for it any more.
  ///
  /// - Throws: what the load throws.
  func picture(at url: URL, load: @escaping PictureLoader) async throws -> PictureData {
    if let picture = self[url] { return picture }
    let task =
      loads[url]?.task
      ?? Task { [slots] in
        let slot = try await slots.take()
        defer { slot.end() }
        return try await load(url)
      }
    lastTicket += 1
    let ticket = lastTicket
    loads[url, default: Load(task: task)].waiting.insert(ticket)
    defer { leave(url, ticket) }
    let picture = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { @MainActor in self.leave(url, ticket) }
    }
    pictures = pictures.filter { $0.value.picture != nil }
    pictures[url] = Reference(picture: picture)
    return picture
  }

  /// One that has waited for a load does so no more.
  private func leave(_ url: URL, _ ticket: Int) {
    guard var load = loads[url], load.waiting.remove(ticket) != nil else { return }
    loads[url] = load.waiting.isEmpty ? nil : load
    if load.waiting.isEmpty { load.task.cancel() }
  }
}

extension EnvironmentValues {
  /// What is shared by all views of a screen that show images from somewhere else.
  var availablePictures: AvailablePictures? {
    get { self[AvailablePicturesKey.self] }
    set { self[AvailablePicturesKey.self] = newValue }
  }
}

private struct AvailablePicturesKey: EnvironmentKey {
  static var defaultValue: AvailablePictures? { nil }
}
