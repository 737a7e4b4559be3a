import Elements
import PortableUI

/// The pictures on screens. Each is served under a name that depends on its content.
@MainActor
enum Pictures {
  /// Returns the declarations of an image: its picture or symbol, and its size.
  static func declarations(of element: Element) -> [String] {
    let fit = element.layers.first { $0.kind == .aspectRatio }
    var declarations: [String] = []
    if case .picture(let picture)? = element[.picture] {
      declarations += self.declarations(of: picture, element, isKept: fit != nil)
      if fit?[.mode] == .string("fill") { declarations.append("--f:cover") }
    } else if let symbol = element[.symbol]?.description {
      let picture = element[.multicolor] != nil ? Symbols.picture(symbol) : nil
      if let picture {
        declarations += ["mask:none", "background:\(picture) center/contain no-repeat"]
      } else {
        declarations.append("mask-image:\(Symbols.mask(symbol, isHierarchical: element[.hierarchical] != nil))")
      }
      if element[.resizable] != nil {
        declarations += ["width:auto", "height:auto", "--b:none"]
        if fit == nil { declarations.append("\(picture == nil ? "mask" : "background")-size:100% 100%") }
      }
      switch element[.imageScale]?.description {
      case "small": declarations.append("scale:.8")
      case "large": declarations.append("--k:1.28")
      default: break
      }
    }
    return declarations
  }

  private static func declarations(of picture: PictureValue, _ element: Element, isKept: Bool) -> [String] {
    let isResizable = element[.resizable] != nil
    // An empty image. Without a background, the element is not filled with the foreground color.
    if picture.variants.isEmpty { return ["background:none"] + (isResizable ? [] : ["width:0", "height:0"]) }
    guard let image = image(picture) else { return [] }
    let property: String
    var declarations: [String]
    if element[.template] == .flag(true) {
      property = "mask-image"
      declarations = ["mask:\(image) \(place(of: picture, element, isKept: isKept))"]
    } else if !isKept, let slices = slices(of: picture, element) {
      property = "border-image-source"
      // Some browsers draw no image for a border that has no width.
      declarations = [
        "mask:none", "background:none", "border:1px solid transparent", "border-image:\(image) \(slices)",
      ]
    } else {
      property = "background-image"
      declarations = ["mask:none", "background:\(image) \(place(of: picture, element, isKept: isKept))"]
    }
    if !isResizable {
      let (width, height) = (picture.width > 0 ? picture.width : 100, picture.height > 0 ? picture.height : 100)
      declarations += ["width:\(Style.text(width))px", "height:\(Style.text(height))px"]
    } else {
      declarations += ["width:auto", "height:auto"]
      if picture.width > 0, picture.height > 0, !isKept {
        declarations += ["min-width:1px", "min-height:1px"]
      }
    }
    if element[.pixelated] == .flag(true) { declarations.append("image-rendering:pixelated") }
    if picture.variants.contains(where: \.isDark), let dark = self.image(picture, isDark: true) {
      declarations.append("@media(prefers-color-scheme:dark){\(property):\(dark)}")
    }
    return declarations
  }

  /// The position, size and repetition of a background.
  private static func place(of picture: PictureValue, _ element: Element, isKept: Bool) -> String {
    guard element[.resizable] == .string("tile") else {
      return isKept ? "center/var(--f,contain) no-repeat" : "0 0/100% 100% no-repeat"
    }
    guard picture.width > 0, picture.height > 0 else { return "0 0" }
    return "0 0/\(Style.text(picture.width))px \(Style.text(picture.height))px"
  }

  /// The slices, widths and repetition of a border image with the cap insets of an image; `nil` for an image without them, or of
  /// unknown size.
  private static func slices(of picture: PictureValue, _ element: Element) -> String? {
    let insets = (element[.capInsets]?.description ?? "").split(separator: " ").compactMap { Double($0) }
    guard insets.count == 4, insets.allSatisfy(\.isFinite), picture.width > 0, picture.height > 0 else { return nil }
    let caps = insets.map { max(0, $0) }
    let parts = zip(caps, [picture.height, picture.width, picture.height, picture.width]).map { Paint.percent($0 / $1) }
    let widths = caps.map { Style.text($0) + "px" }
    let repetition = element[.resizable] == .string("tile") ? "repeat" : "stretch"
    return "\(parts.joined(separator: " ")) fill/\(widths.joined(separator: " ")) \(repetition)"
  }

  /// Returns the natural aspect ratio of an image, width divided by height.
  static func ratio(of element: Element) -> Double? {
    guard element.kind == .image else { return nil }
    guard case .picture(let picture)? = element[.picture], picture.width > 0, picture.height > 0 else { return 1 }
    return picture.width / picture.height
  }

  /// Returns a picture as a CSS image, with one file per screen density.
  static func image(_ picture: PictureValue, isDark: Bool = false) -> String? {
    let fitting = picture.variants.filter { $0.isDark == isDark }
    let files = (fitting.isEmpty ? picture.variants : fitting).compactMap { variant in
      PictureFiles.shared.path(of: variant.content).map { (path: $0, scale: variant.scale) }
    }
    guard let first = files.first else { return nil }
    if files.count == 1 { return "url(\(first.path))" }
    return "image-set(\(files.map { "url(\($0.path)) \(Style.text($0.scale))x" }.joined(separator: ",")))"
  }
}
