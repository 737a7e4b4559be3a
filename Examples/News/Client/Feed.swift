import Foundation

/// A parser for feeds of either format.
enum Feed {
  /// Returns the entries of a feed, without duplicates: of entries with the same ID, the first is returned. O(bytes).
  ///
  /// The format is detected from the content, because servers use various media types for both formats.
  ///
  /// - Parameters:
  ///   - data: The content of the feed.
  ///   - encoding: The IANA name of the encoding that the server has declared.
  /// - Throws: A ``NewsError`` if the feed is invalid.
  @concurrent
  static func entries(in data: Data, encoding: String? = nil) async throws(NewsError) -> [NewsEntry] {
    let entries: [NewsEntry]
    switch data.firstCharacter {
    case "{": entries = try JSONFeed.entries(in: data)
    case "<": entries = try RSSFeed.entries(in: data, encoding: encoding)
    default: throw .unknownFormat
    }
    var known: Set<String> = []
    return entries.filter { known.insert($0.id).inserted }
  }
}

extension Data {
  /// The first character that is not white space, in any encoding. A byte order mark and the zero bytes of UTF-16 are
  /// skipped.
  fileprivate var firstCharacter: Character? {
    let passedOver: Set<UInt8> = [0x00, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return first { !passedOver.contains($0) }.map { Character(Unicode.Scalar($0)) }
  }
}
