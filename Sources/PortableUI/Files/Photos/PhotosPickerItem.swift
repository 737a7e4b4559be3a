/// A photo or video that the user has chosen in a ``PhotosPicker``.
///
/// ```swift
/// .onChange(of: item) {
///   Task { data = try? await item?.loadTransferable(type: Data.self) }
/// }
/// ```
///
/// The host deletes the file when the screen ends, or earlier if it needs the space.
public struct PhotosPickerItem: Hashable, Sendable {
  private let id = UUID()
  private let url: URL
  /// Always `nil`, because browsers do not identify photos.
  public var itemIdentifier: String? { nil }

  init(url: URL) {
    self.url = url
  }

  /// The content type of the file, or an empty array if the extension of its name is unknown.
  public var supportedContentTypes: [UTType] { UTType(filenameExtension: url.pathExtension).map { [$0] } ?? [] }

  /// Loads the file as a value of a type.
  ///
  /// - Parameter type: the type, such as `Data` or `Image`, or a type that imports data of the file's content type.
  /// - Returns: the value; `nil` if the type cannot be created from this kind of file.
  /// - Throws: an error if the file cannot be read, or if its contents are damaged.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let (url, provider) = (url, NSItemProvider())
    for type in supportedContentTypes.isEmpty ? [.image] : supportedContentTypes {
      provider.registerDataRepresentation(for: type) { completion in
        do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
        return nil
      }
    }
    guard provider.canLoadObject(ofClass: T.self) else { return nil }
    return try await provider.load(T.self)
  }

  /// Loads the file as a value of a type.
  ///
  /// - Parameters:
  ///   - type: the type, such as `Data` or `Image`.
  ///   - completionHandler: a closure that receives the value, or `nil` if the type cannot be created from this kind of
  ///     file. It runs on the main actor.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

/// The kinds of files that a ``PhotosPicker`` offers.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  /// Images, including screenshots.
  public static let images = PHPickerFilter(types: [.image])
  /// Videos.
  public static let videos = PHPickerFilter(types: [.movie])
  /// Browsers do not distinguish screenshots, so this filter offers all images.
  public static let screenshots = images
  /// Browsers do not distinguish panoramas, so this filter offers all images.
  public static let panoramas = images
  /// Browsers have no Live Photos, so this filter offers all images.
  public static let livePhotos = images

  /// Offers the files that at least one of the filters offers.
  ///
  /// - Parameter subfilters: the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: subfilters.flatMap(\.types))
  }
}

/// The order of the items that a user chooses. Browsers decide it.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// The browser's order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// On Apple's platforms, the order in which the user chooses. Here, the browser's order.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
