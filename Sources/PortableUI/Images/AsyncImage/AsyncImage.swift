import Elements
import PortableCombine
import Snapshots
import ViewGraph

/// The loading state of an image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image failed to load.
  case failure(any Error)

  /// The loaded image; `nil` if the image is not loaded.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error; `nil` unless the image failed to load.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension AsyncImagePhase: TransientValue {}

/// A view that loads and shows an image from a URL.
///
/// The program loads the image, not the browser. A page therefore gets all content from its own server, and tests can
/// check each phase. The image loads when the view first appears, and again when its URL changes. A failed load is
/// retried when the view reappears. If another view of the screen already shows an image from the same URL, no load is
/// needed. Views that request the same URL at the same time share one load.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  /// Returns the view for a phase; `nil` shows a gray area.
  private let content: (AsyncImagePhase) -> Content?
  @State private var phase = AsyncImagePhase.empty
  /// The URL of the latest load that has finished.
  @State private var loaded: URL?
  @Environment(\.loadPicture) private var load
  @Environment(\.availablePictures) private var available

  /// Creates a view that shows each loading phase.
  ///
  /// - Parameters:
  ///   - url: the URL of the image; `nil` shows the empty phase.
  ///   - scale: the number of image pixels per point.
  ///   - transaction: the transaction for changes of the phase.
  ///   - content: returns the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale, transaction, content)
  }

  private init(
    _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> Content?
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates a view that shows a placeholder until the image is loaded.
  ///
  /// - Parameters:
  ///   - url: the URL of the image; `nil` shows the placeholder.
  ///   - scale: the number of image pixels per point.
  ///   - content: returns the view for the image.
  ///   - placeholder: returns the view to show in the other phases.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view for the current phase.
  public var body: some View {
    Group {
      if let content = content(shown) { content } else { Color.gray.opacity(0.2) }
    }
    .task(id: url) { await run() }
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
    // A view that reappears keeps its image.
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
    // The task is cancelled if the URL has changed or the view has disappeared. The result is then outdated.
    if Task.isCancelled { return }
    loaded = url
    withTransaction(transaction) { phase = next }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a view that shows a gray area until the image is loaded, and then the image.
  ///
  /// - Parameters:
  ///   - url: the URL of the image; `nil` shows the gray area.
  ///   - scale: the number of image pixels per point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url, scale, Transaction(), \.image)
  }
}

/// An error that occurs when an image is loaded.
public enum AsyncImageError: Error, Hashable, LocalizedError {
  /// The server responded with an unsuccessful status code.
  case status(Int)
  /// The image has more bytes than are allowed.
  case tooLarge
  /// The data is not in one of the image formats that browsers show.
  case unknownFormat

  /// A description of the error.
  public var errorDescription: String? {
    switch self {
    case .status(let status): "The server answered with status \(status)."
    case .tooLarge: "The image is larger than \(PictureDownload.byteLimit >> 20) MB."
    case .unknownFormat: "The loaded data is not a PNG, JPEG, GIF, WebP or AVIF image."
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

/// A function that loads the bytes of an image.
package typealias PictureLoader = @Sendable (URL) async throws -> PictureData

private struct PictureLoaderKey: EnvironmentKey {
  static let defaultValue: PictureLoader = { url in
    let data = try await url.isFileURL ? PictureDownload.read(url) : PictureDownload.load(url.withLowercaseScheme)
    // SVG images are rejected, because they can contain scripts, and the URL may refer to an untrusted source.
    guard let type = ImageFile.type(of: data), type != "image/svg+xml" else { throw AsyncImageError.unknownFormat }
    return PictureData(data)
  }
}

extension URL {
  /// The URL with its scheme in lowercase. Outside Apple's platforms, `URLSession` supports no other schemes.
  var withLowercaseScheme: URL {
    guard let lowercase = scheme?.lowercased(), lowercase != scheme else { return self }
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    parts?.scheme = lowercase
    return parts?.url ?? self
  }
}

extension EnvironmentValues {
  /// The function that loads images from URLs.
  package var loadPicture: PictureLoader {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }
}
