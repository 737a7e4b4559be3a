import Elements
import Synchronization

/// The images and asset catalogs in a resource folder. The folder is scanned once.
final class AssetFolder: Sendable {
  /// An image of the folder.
  struct Image: Sendable {
    var picture: PictureValue
    /// Whether the image is a template, of which only the alpha channel is used. All symbols are templates. An image set
    /// is a template if the catalog declares it as one.
    var isTemplate = false
  }

  /// The images and colors that were requested, by name; `nil` for a missing one.
  private struct Cache {
    var images: [String: Image?] = [:]
    var colors: [String: ColorValue?] = [:]
  }

  private let cache = Mutex(Cache())
  private let path: String
  /// The folders of image sets, symbol sets and color sets, by name. The names include namespaces as prefixes.
  private let imageSets: [String: String]
  private let symbolSets: [String: String]
  private let colorSets: [String: String]

  /// The folders that have been scanned, by path.
  private static let known = Mutex<[String: AssetFolder]>([:])
  /// The maximum number of missing names to cache. It limits the memory of the cache, because names may come from
  /// untrusted data.
  private static let maximumMissing = 500
  /// The maximum length, in UTF-8 bytes, of a file name and of a cached missing name.
  static let nameLimit = 100

  /// Returns the folder at a path. The folder is scanned at the first call.
  static func at(_ path: String) -> AssetFolder {
    known.withLock { folders in
      if let folder = folders[path] { return folder }
      let folder = AssetFolder(path)
      folders[path] = folder
      return folder
    }
  }

  private init(_ path: String) {
    self.path = path
    var (images, symbols, colors): ([String: String], [String: String], [String: String]) = ([:], [:], [:])
    // The limit is far above the number of resources of any program. It ends a scan that follows a cycle of symbolic
    // links.
    var left = 20_000
    func look(in folder: String, prefix: String, isCatalog: Bool, depth: Int) {
      guard depth < 16 else { return }
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        left -= 1
        guard left > 0 else { return }
        let child = "\(folder)/\(name)"
        let (stem, suffix) = Self.split(name)
        switch suffix {
        case "xcassets": look(in: child, prefix: "", isCatalog: true, depth: depth + 1)
        case "imageset" where isCatalog: images[prefix + stem] = images[prefix + stem] ?? child
        case "symbolset" where isCatalog: symbols[prefix + stem] = symbols[prefix + stem] ?? child
        case "colorset" where isCatalog: colors[prefix + stem] = colors[prefix + stem] ?? child
        case "" where isCatalog:
          let contents = AssetContents.read(child)
          let isNamespace = contents?.properties?.providesNamespace == true
          look(in: child, prefix: isNamespace ? "\(prefix)\(stem)/" : prefix, isCatalog: true, depth: depth + 1)
        default: break
        }
      }
    }
    look(in: path, prefix: "", isCatalog: false, depth: 0)
    (imageSets, symbolSets, colorSets) = (images, symbols, colors)
  }

  private static func split(_ name: String) -> (stem: String, suffix: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Returns the image with a name. The name can be the name of an image set or a symbol set, or a file name with or
  /// without its extension.
  func image(named name: String) -> Image? {
    guard name.utf8.count <= Self.nameLimit || imageSets[name] != nil || symbolSets[name] != nil else { return nil }
    return cache.withLock { cache in
      if let known = cache.images[name] { return known }
      let image =
        imageSets[name].flatMap { Self.imageSet($0, name) } ?? symbolSets[name].flatMap { Self.symbolSet($0, name) }
        ?? files(named: name).map { Image(picture: $0) }
      if image != nil || cache.images.count < Self.maximumMissing { cache.images[name] = .some(image) }
      return image
    }
  }

  /// Returns the color with a name.
  func color(named name: String) -> ColorValue? {
    guard name.utf8.count <= Self.nameLimit || colorSets[name] != nil else { return nil }
    return cache.withLock { cache in
      if let known = cache.colors[name] { return known }
      let color = colorSets[name].flatMap { AssetContents.read($0)?.color }
      if color != nil || cache.colors.count < Self.maximumMissing { cache.colors[name] = .some(color) }
      return color
    }
  }

  private static func imageSet(_ folder: String, _ name: String) -> Image? {
    guard let contents = AssetContents.read(folder) else { return nil }
    let variants = contents.variants(in: folder)
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    return PictureValue(name: name, variants: variants).map { Image(picture: $0, isTemplate: isTemplate) }
  }

  private static func symbolSet(_ folder: String, _ name: String) -> Image? {
    SymbolTemplate.read(folder).map { symbol in
      let variant = PictureValue.Variant(.data(PictureData(Data(symbol.svg.utf8))))
      let picture = PictureValue(
        name: name, variants: [variant], width: Double(symbol.size.width), height: Double(symbol.size.height))
      return Image(picture: picture, isTemplate: true)
    }
  }

  private func files(named name: String) -> PictureValue? {
    // Rejects names that could refer to a file outside the folder. It also rejects different spellings of the same
    // path, such as `a//b` and `./a/b`, because each spelling would be a separate entry in the cache.
    guard
      !name.split(separator: "/", omittingEmptySubsequences: false).contains(where: { ["", ".", ".."].contains($0) })
    else { return nil }
    let (stem, suffix) = Self.split(name)
    let isWhole = ImageFile.suffixes.contains(suffix.lowercased())
    for suffix in isWhole ? [suffix] : ImageFile.suffixes {
      let variants = [("", 1.0), ("@2x", 2.0), ("@3x", 3.0)].compactMap { mark, scale in
        let file = "\(path)/\(isWhole ? stem : name)\(mark).\(suffix)"
        return FileManager.default.fileExists(atPath: file) ? PictureValue.Variant(.file(file), scale: scale) : nil
      }
      if let picture = PictureValue(name: name, variants: variants) { return picture }
    }
    return nil
  }
}

extension PictureValue {
  /// Creates an image from its variants; `nil` if there are no variants.
  fileprivate init?(name: String, variants: [Variant]) {
    guard let first = variants.first(where: { !$0.isDark }) ?? variants.first, case .file(let file) = first.content
    else {
      return nil
    }
    let size = ImageFile.size(atPath: file)
    self.init(
      name: name, variants: variants, width: (size?.width ?? 0) / first.scale, height: (size?.height ?? 0) / first.scale
    )
  }
}
