import Foundation

extension Data {
  /// Returns the XML document, converted to an encoding that an XML parser detects.
  ///
  /// A document with an encoding declaration or a byte order mark is returned unchanged (W3C, XML 1.0, appendix F).
  /// Otherwise, the encoding from the server is used, and UTF-8 if there is none.
  ///
  /// - Parameter encoding: The IANA name of the encoding.
  /// - Throws: ``NewsError/wrongEncoding`` if the document does not match the encoding, or the encoding is unknown.
  func inDeclaredEncoding(or encoding: String?) throws(NewsError) -> Data {
    let start = String(decoding: prefix(200), as: Unicode.ASCII.self)
    let hasMark = [[0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF]].contains { self.starts(with: $0) }
    let declaration = start.hasPrefix("<?xml") ? start.prefix(while: { $0 != ">" }) : ""
    guard !hasMark, !declaration.contains("encoding"), contains(0) == false else { return self }
    guard let text = text(in: encoding ?? "utf-8") else { throw .wrongEncoding }
    return Data(text.utf8)
  }

  private func text(in encoding: String) -> String? {
    switch encoding.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": String(data: self, encoding: .utf8)
    case "iso-8859-1", "latin1": String(data: self, encoding: .isoLatin1)
    case "iso-8859-2", "latin2": String(data: self, encoding: .isoLatin2)
    case "windows-1252", "cp1252": String(data: self, encoding: .windowsCP1252)
    case "windows-1251", "cp1251": String(data: self, encoding: .windowsCP1251)
    case "windows-1250", "cp1250": String(data: self, encoding: .windowsCP1250)
    case "shift_jis": String(data: self, encoding: .shiftJIS)
    case "euc-jp": String(data: self, encoding: .japaneseEUC)
    default: nil
    }
  }
}
