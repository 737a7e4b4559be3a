/// Reads the format and size of an image from its first bytes.
package enum ImageFile {
  /// The extensions of image files that hosts can show.
  static let suffixes = ["png", "jpg", "jpeg", "svg", "gif", "webp", "avif"]

  /// Returns the size of an image file in pixels; `nil` if it cannot be determined.
  static func size(atPath path: String) -> (width: Double, height: Double)? {
    guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: 262_144) else {
      return nil
    }
    return size(of: data)
  }

  /// Returns the size of an image in pixels; `nil` if it cannot be determined.
  package static func size(of data: Data) -> (width: Double, height: Double)? {
    let bytes = [UInt8](data.prefix(262_144))
    switch type(of: data) {
    case "image/png"?: return bytes.count >= 24 ? (number(bytes, 16, 4), number(bytes, 20, 4)) : nil
    case "image/gif"?: return bytes.count >= 10 ? (little(bytes, 6, 2), little(bytes, 8, 2)) : nil
    case "image/jpeg"?: return jpegSize(bytes)
    case "image/webp"?: return webpSize(bytes)
    case "image/svg+xml"?: return svgSize(String(decoding: bytes, as: UTF8.self))
    default: return nil
    }
  }

  /// Returns the media type of an image, detected from its content; `nil` if browsers do not show images of its type.
  package static func type(of data: Data) -> String? {
    let bytes = [UInt8](data.prefix(1_024))
    func begins(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins("GIF8") { return "image/gif" }
    if begins("RIFF"), begins("WEBP", at: 8) { return "image/webp" }
    if begins("ftypavif", at: 4) { return "image/avif" }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("<svg") ? "image/svg+xml" : nil
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Double {
    Double(bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func little(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Double {
    Double(bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  /// Reads the size from the first frame header (ISO 10918-1, B.2.2). If the Exif orientation rotates the image by 90
  /// degrees, width and height are exchanged, because browsers show the image in its orientation.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    var offset = 2
    var isTurned = false
    while offset + 9 < bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (width, height) = (number(bytes, offset + 7, 2), number(bytes, offset + 5, 2))
        return isTurned ? (height, width) : (width, height)
      }
      if marker == 0xE1, let orientation = exifOrientation(bytes, at: offset + 4) {
        isTurned = (5...8).contains(orientation)
      }
      offset += marker == 0xFF ? 1 : 2 + Int(number(bytes, offset + 2, 2))
    }
    return nil
  }

  /// Reads the orientation, from 1 to 8, of an APP1 segment (Exif 3.0, 4.6.2); `nil` if the segment has none.
  private static func exifOrientation(_ bytes: [UInt8], at start: Int) -> Int? {
    let header = start + 6
    guard bytes.count >= header + 8, bytes[start..<start + 6].elementsEqual("Exif\0\0".utf8) else { return nil }
    let isLittle = bytes[header] == 0x49
    func value(_ offset: Int, _ count: Int) -> Int? {
      guard offset + count <= bytes.count else { return nil }
      return Int(isLittle ? little(bytes, offset, count) : number(bytes, offset, count))
    }
    guard let directory = value(header + 4, 4).map({ header + $0 }), let count = value(directory, 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = value(offset, 2) else { return nil }
      if tag == 0x0112 { return value(offset + 8, 2) }
    }
    return nil
  }

  private static func webpSize(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    case "VP8 ": return (Double(Int(little(bytes, 26, 2)) & 0x3FFF), Double(Int(little(bytes, 28, 2)) & 0x3FFF))
    case "VP8L":
      let bits = Int(little(bytes, 21, 4))
      return (Double(bits & 0x3FFF + 1), Double(bits >> 14 & 0x3FFF + 1))
    default: return nil
    }
  }

  private static func svgSize(_ text: String) -> (width: Double, height: Double)? {
    guard let start = text.range(of: "<svg"), let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else {
      return nil
    }
    let tag = text[start.upperBound..<end.lowerBound]
    func attribute(_ name: String) -> Substring? {
      guard let begin = tag.range(of: " \(name)=\"") else { return nil }
      return tag[begin.upperBound...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") { return (width, height) }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? (box[2], box[3]) : nil
  }
}
