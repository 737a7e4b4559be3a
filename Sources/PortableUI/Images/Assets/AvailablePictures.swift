import Elements
import ViewGraph

/// The images that the views of a screen have loaded from URLs and currently show. A view that requests one of these
/// images gets it immediately. Views that request the same URL at the same time share one load.
///
/// This cache corresponds to the *list of available images* of a document in HTML. An image is in the cache while a
/// view of the screen shows it.
@MainActor
package final class AvailablePictures {
  /// The loaded images. When a load finishes, references whose image has been released are removed.
  private var pictures: [URL: Reference] = [:]
  private var loads: [URL: Load] = [:]
  private var lastWaiter = 0
  /// Limits the number of concurrent loads. Browsers have the same limit for each server.
  private let slots = LoadSlots(6)

  package init() {}

  private struct Reference {
    weak var picture: PictureData?
  }

  private struct Load {
    let task: Task<PictureData, any Error>
    var waiting: Set<Int> = []
  }

  /// Returns the image from a URL if the screen currently shows it; `nil` otherwise.
  subscript(url: URL) -> PictureData? { pictures[url]?.picture }

  /// Returns an image, and loads it if it is not available. The load is cancelled when all waiting callers have been
  /// cancelled.
  ///
  /// - Throws: the error of the load.
  func picture(at url: URL, load: @escaping PictureLoader) async throws -> PictureData {
    if let picture = self[url] { return picture }
    let task =
      loads[url]?.task
      ?? Task { [slots] in
        let slot = try await slots.take()
        defer { slot.end() }
        return try await load(url)
      }
    lastWaiter += 1
    let waiter = lastWaiter
    loads[url, default: Load(task: task)].waiting.insert(waiter)
    defer { removeWaiter(waiter, from: url) }
    let picture = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { @MainActor in self.removeWaiter(waiter, from: url) }
    }
    pictures = pictures.filter { $0.value.picture != nil }
    pictures[url] = Reference(picture: picture)
    return picture
  }

  /// Removes a waiting caller from a load. If no other caller is waiting, cancels the load.
  private func removeWaiter(_ waiter: Int, from url: URL) {
    guard var load = loads[url], load.waiting.remove(waiter) != nil else { return }
    loads[url] = load.waiting.isEmpty ? nil : load
    if load.waiting.isEmpty { load.task.cancel() }
  }
}

extension EnvironmentValues {
  /// The cache of images from URLs that the views of a screen share.
  package var availablePictures: AvailablePictures? {
    get { self[AvailablePicturesKey.self] }
    set { self[AvailablePicturesKey.self] = newValue }
  }
}

private struct AvailablePicturesKey: EnvironmentKey {
  static var defaultValue: AvailablePictures? { nil }
}
