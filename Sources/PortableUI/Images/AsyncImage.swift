import Elements
import PortableCombine
import ViewGraph

/// How far an image is that comes from somewhere else.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The image; `nil` where it is not there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why it cannot be had; `nil` where it can, or may.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// Shows an image that comes from somewhere else.
///
/// The program loads it, and not the browser: what a page shows comes from its own server, and tests see each phase. It is loaded when
/// the view appears for the first time, and anew when its address changes. One that did not come is asked for again when the view comes back.
/// An image that another view of the screen shows is there at once, and views that ask for the same at one time wait for one load.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// Where the image is from that is there.
  @State private var loaded: URL?
  @Environment(\.loadPicture) private var load
  @Environment(\.availablePictures) private var available

  /// Shows an image, given how far it is.
  ///
  /// - Parameters:
  ///   - url: where it is; `nil` for nowhere yet.
  ///   - scale: how many of its pixels make a point.
  ///   - transaction: under which phases change.
  ///   - content: shows a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Shows an image, and something else until it is there.
  ///
  /// - Parameters:
  ///   - url: where it is; `nil` for nowhere yet.
  ///   - scale: how many of its pixels make a point.
  ///   - content: shows the image.
  ///   - placeholder: stands in its place.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The phase, which changes as the image comes.
  public var body: some View {
    content(shown).task(id: url) { await run() }
  }

  private var shown: AsyncImagePhase {
    guard let url, loaded != url, let picture = available?[url] else { return phase }
    return .success(image(picture, from: url))
  }

  private func image(_ picture: PictureData, from url: URL) -> Image {
    Image(picture: picture.value(named: url.lastPathComponent, scale: Double(scale)))
  }

  private func run() async {
    guard let url else {
      phase = .empty
      return
    }
    // A view that comes back has what it had.
    if phase.image != nil, loaded == url { return }
    if let picture = available?[url] {
      phase = .success(image(picture, from: url))
      loaded = url
      return
    }
    if phase.image != nil || phase.error != nil { phase = .empty }
    let next: AsyncImagePhase
    do {
      let picture = if let available { try await available.picture(at: url, load: load) } else { try await load(url) }
      next = .success(image(picture, from: url))
    } catch {
      next = .failure(error)
    }
    // Another address, or nobody looks any more.
    if Task.isCancelled { return }
    loaded = url
    withTransaction(transaction) { phase = next }
  }
}

extension AsyncImage where Content == _AsyncImageContent {
  /// Shows an image, and gray until it is there.
  ///
  /// - Parameters:
  ///   - url: where it is; `nil` for nowhere yet.
  ///   - scale: how many of its pixels make a point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in _AsyncImageContent(image: phase.image) }
  }
}

/// What an image shows that nobody has said more of.
public struct _AsyncImageContent: View {
  let image: Image?

  /// The image, or gray.
  public var body: some View {
    if let image { image } else { Color.gray.opacity(0.2) }
  }
}

/// Why an image cannot be shown.
public enum AsyncImageError: Error, Hashable, LocalizedError {
  /// The server answered with that status.
  case status(Int)
  /// It has so many bytes, which are too many.
  case tooLarge
  /// It is no image that browsers show.
  case unknownFormat

  /// What happened.
  public var errorDescription: String? {
    switch self {
    case .status(let status): "The server answered with status \(status)."
    case .tooLarge: "The image has more than 32 MB."
    case .unknownFormat: "What was loaded is no PNG, JPEG, GIF, WebP or AVIF image."
    }
  }
}

extension PictureData {
  func value(named name: String, scale: Double) -> PictureValue {
    let size = ImageFile.size(of: bytes)
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return PictureValue(
      name: name, variants: [.init(.data(self), scale: scale)], width: (size?.width ?? 0) / scale,
      height: (size?.height ?? 0) / scale)
  }
}

/// Loads the bytes of an image.
package typealias PictureLoader = @Sendable (URL) async throws -> PictureData

private struct PictureLoaderKey: EnvironmentKey {
  static let defaultValue: PictureLoader = { url in
    let data = try await url.isFileURL ? PictureDownload.read(url) : PictureDownload.load(url)
    // A drawing in SVG may have been written by a stranger, and is a program of its own.
    guard let type = ImageFile.type(of: data), type != "image/svg+xml" else { throw AsyncImageError.unknownFormat }
    return PictureData(data)
  }
}

extension EnvironmentValues {
  /// How images are loaded that come from somewhere else.
  package var loadPicture: PictureLoader {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }
}
