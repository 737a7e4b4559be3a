import Foundation

/// The languages that a request prefers, from its `Accept-Language` header (RFC 9110, 12.5.4).
enum AcceptedLanguage {
  /// Returns the locale of the most preferred language that Foundation knows; `nil` if Foundation knows none of the
  /// languages.
  ///
  /// Unknown subtags are dropped from the right (RFC 4647, 3.4): `de-AT-1901` is `de_AT`.
  static func locale(_ fields: [String]) -> Locale? {
    let languages = fields.onlyASCII.prefix(4).joined(separator: ",").prefix(1_000).split(separator: ",").prefix(20)
    var best: (identifier: String, weight: Double)?
    for language in languages {
      let parts = language.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard let name = parts.first, weight > best?.weight ?? 0, let identifier = KnownLocales.identifier(of: name)
      else {
        continue
      }
      best = (identifier, weight)
    }
    return best.map { Locale(identifier: $0.identifier) }
  }
}

/// The locale identifiers that Foundation knows, by their language tags.
///
/// Foundation caches every identifier that a `Locale` was created with, for the life of the process. So no locale is
/// created from text that a client sends, only from these identifiers, of which there are about a thousand.
private enum KnownLocales {
  private static let identifiers: [String: String] = {
    let known = Locale.availableIdentifiers
    var identifiers: [String: String] = [:]
    for identifier in known { identifiers[tag(identifier)] = identifier }
    // Browsers omit the script: `zh-TW` is `zh_Hant_TW`.
    for identifier in known {
      let parts = identifier.split(separator: "_")
      guard parts.count == 3, parts[1].utf8.count == 4 else { continue }
      let short = "\(parts[0])-\(parts[2])"
      if Locale.Language(identifier: short).maximalIdentifier == identifier.replacingOccurrences(of: "_", with: "-") {
        identifiers[tag(short)] = identifiers[tag(short)] ?? identifier
      }
    }
    return identifiers
  }()

  private static func tag(_ identifier: String) -> String {
    identifier.lowercased().replacingOccurrences(of: "_", with: "-")
  }

  /// Returns the locale identifier for a language tag or its longest known prefix.
  static func identifier(of name: String) -> String? {
    // RFC 5646, 4.4.1: no registered tag is longer.
    guard name.utf8.count <= 35 else { return nil }
    var tag = name.lowercased()[...]
    while !tag.isEmpty {
      if let identifier = identifiers[String(tag)] { return identifier }
      tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
    }
    return nil
  }
}
