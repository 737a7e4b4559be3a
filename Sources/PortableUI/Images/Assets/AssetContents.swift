import Elements
import IssueReporting

/// The `Contents.json` file of an image set, symbol set, color set or folder in an asset catalog. Only the entries that
/// this library uses are decoded.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?
    let templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable {
    let appearance: String?
    let value: String?
  }

  struct Image: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  struct Symbol: Decodable {
    let filename: String?
  }

  struct Color: Decodable {
    struct Value: Decodable {
      let components: [String: String]?
      let colorSpace: String?
      let reference: String?

      enum CodingKeys: String, CodingKey {
        case components, reference
        case colorSpace = "color-space"
      }
    }

    let color: Value?
    let appearances: [Appearance]?
  }

  let properties: Properties?
  let images: [Image]?
  let colors: [Color]?
  let symbols: [Symbol]?

  /// Reads the `Contents.json` of a set's folder. Returns `nil` if it is missing, or if it is invalid, which is reported.
  static func read(_ folder: String) -> AssetContents? {
    let file = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch {
      reportIssue(
        """
        The asset catalog file \(file) could not be decoded, so it is ignored: \(Self.reason(of: error, in: data)). Correct \
        the file, or create the asset again in Xcode.
        """)
      return nil
    }
  }

  /// Returns the reason of a decoding error, and the place in the file, on one line.
  private static func reason(of error: any Error, in data: Data) -> String {
    let context: DecodingError.Context
    switch error as? DecodingError {
    case .dataCorrupted(let each), .keyNotFound(_, let each), .typeMismatch(_, let each), .valueNotFound(_, let each):
      context = each
    default: return "\(error)"
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    if !path.isEmpty { return "\(context.debugDescription.trimmingCharacters(in: ["."])), at \(path)" }
    return (invalidJSON(in: data) ?? context.debugDescription).trimmingCharacters(in: ["."])
  }

  /// Returns where data is not JSON, which `JSONDecoder` does not report on all platforms; `nil` if it is JSON.
  private static func invalidJSON(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  /// Returns the light and dark variants of an image, in all scales. Variants for other appearances, such as high
  /// contrast, are ignored.
  func variants(in folder: String) -> [PictureValue.Variant] {
    (images ?? []).compactMap { image in
      guard let name = image.filename, !name.contains("/"), let isDark = Self.isDark(image.appearances) else {
        return nil
      }
      let file = "\(folder)/\(name)"
      guard ImageFile.suffixes.contains(file.lowercased().split(separator: ".").last.map(String.init) ?? ""),
        FileManager.default.fileExists(atPath: file)
      else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      return PictureValue.Variant(.file(file), scale: scale > 0 ? scale : 1, isDark: isDark)
    }
  }

  /// The color, with its light and dark variants.
  var color: ColorValue? {
    func find(_ isDark: Bool) -> Color.Value? {
      (colors ?? []).lazy.filter { Self.isDark($0.appearances) == isDark }.compactMap(\.color)
        .first { Self.parts($0, isDark: isDark) != nil }
    }
    let (light, dark) = (find(false), find(true))
    guard let usual = light ?? dark, let first = Self.parts(usual, isDark: light == nil) else { return nil }
    // A system color adapts to light and dark mode, so the reference is used instead of the two variants.
    if let reference = usual.reference, dark == nil || dark?.reference == reference {
      return Self.platformColor(reference).map { ColorValue(.platform($0)) }
    }
    guard let second = dark.flatMap({ Self.parts($0, isDark: true) }), second != first else {
      return ColorValue(
        .parts(red: first.rgb.red, green: first.rgb.green, blue: first.rgb.blue), opacity: first.opacity)
    }
    return ColorValue(light: first, dark: second)
  }

  /// Returns whether an entry is for dark mode. Returns `nil` if the entry is for an appearance other than light or
  /// dark.
  private static func isDark(_ appearances: [Appearance]?) -> Bool? {
    guard let appearances, !appearances.isEmpty else { return false }
    guard appearances.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
    return appearances.contains { $0.value == "dark" }
  }

  private static func parts(_ value: Color.Value, isDark: Bool) -> (rgb: RGBValue, opacity: Double)? {
    if let reference = value.reference {
      guard let entry = platformColor(reference).flatMap(PlatformColors.entry) else { return nil }
      return isDark ? (entry.dark, entry.darkOpacity) : (entry.light, entry.lightOpacity)
    }
    guard let components = value.components else { return nil }
    func part(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    let space: PortableCore.Color.RGBColorSpace = value.colorSpace == "display-p3" ? .displayP3 : .sRGB
    let opacity = part("alpha") ?? 1
    if let white = part("white") { return (ColorParts(white, white, white, in: space).rgb, opacity) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return (ColorParts(red, green, blue, in: space).rgb, opacity)
  }

  /// Returns the system color that a catalog refers to, such as `systemBlueColor`, `labelColor` or `systemGray6Color`;
  /// `nil` if the name is unknown.
  private static func platformColor(_ reference: String) -> ColorName? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let hue = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
    return [otherNames[name] ?? name, hue].lazy.map { ColorName(rawValue: $0) }
      .first { PlatformColors.entry($0) != nil }
  }

  /// Maps names of catalog colors to the names in `PlatformColors`.
  private static let otherNames = [
    "label": "primary", "secondaryLabel": "secondary", "tertiaryLabel": "tertiary", "quaternaryLabel": "quaternary",
    "text": "primary", "controlText": "primary", "link": "blue", "controlAccent": "accentColor", "tint": "accentColor",
    "windowBackground": "systemBackground", "controlBackground": "systemBackground",
    "textBackground": "systemBackground",
  ]

  /// Parses a color component: `0.5`, `127` or `0x7F`.
  private static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
