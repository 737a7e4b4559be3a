import Foundation

/// Reads a feed of either format.
enum Feed {
  /// The entries of a feed, each id once: of two entries with one id the first counts. O(bytes).
  ///
  /// What the feed is, is seen from its content: servers give both formats all kinds of types.
  ///
  /// - Parameters:
  ///   - data: what the server sent.
  ///   - encoding: the name of the encoding that the server says it is in, as IANA registers it.
  /// - Throws: a ``NewsError`` that says what is wrong with the feed.
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
  /// The first character that is no white space, whatever the encoding: a byte order mark and the zeros of UTF-16 are
  /// passed over.
  fileprivate var firstCharacter: Character? {
    let passedOver: Set<UInt8> = [0x00, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return first { !passedOver.contains($0) }.map { Character(Unicode.Scalar($0)) }
  }
}
