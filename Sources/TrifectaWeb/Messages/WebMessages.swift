import Foundation
import HTTPTypes

/// The texts of the messages that pages and responses show to people, by language.
///
/// The request's `Accept-Language` header decides the language. English, German, French, Spanish, Italian, Japanese and
/// Arabic are built in. An app can change a text, or add a language:
///
/// ```swift
/// options.messages[.atCapacity, in: "en"] = "Many people are here. You are next."
/// options.messages[.atCapacity, in: "pt"] = "O servidor está cheio. A ligação será retomada em breve."
/// ```
///
/// Messages without a text in the language are in English.
public struct WebMessages: Sendable {
  private var texts: [String: [WebMessage: String]] = [:]

  /// Creates the built-in messages.
  public init() {}

  /// The text of a message in a language; `nil` if there is none, so the English text is shown. Setting `nil` restores
  /// the built-in text.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - language: The language tag (BCP 47), such as `pt` or `pt-BR`. A tag with a region applies only to that region.
  public subscript(message: WebMessage, in language: String) -> String? {
    get { texts[language.lowercased()]?[message] ?? Self.builtIn(message, in: language.lowercased()) }
    set { texts[language.lowercased(), default: [:]][message] = newValue }
  }

  private static func builtIn(_ message: WebMessage, in language: String) -> String? {
    language == "en" ? message.rawValue : translations[message]?[language]
  }

  /// The messages of one page or response.
  struct Selection {
    /// The language tag of the texts.
    let language: String
    /// The texts by message. It contains only texts that differ from the English ones.
    fileprivate(set) var texts: [WebMessage: String] = [:]

    /// Returns the text of a message with values in place of its placeholders.
    func text(_ message: WebMessage, _ values: [String] = []) -> String {
      WebMessage.fill(texts[message] ?? message.rawValue, with: values)
    }
  }

  /// Returns the messages in the language of a request.
  ///
  /// - Parameters:
  ///   - headers: The header fields of the request.
  ///   - fallback: The language tag if the request states no known language.
  func selection(for headers: HTTPFields, fallback: String) -> Selection {
    selection(in: AcceptedLanguage.locale(headers[values: .acceptLanguage])?.identifier(.bcp47) ?? fallback)
  }

  /// Returns the messages in a language, or in English if it is unknown.
  func selection(in tag: String) -> Selection {
    let tag = tag.lowercased()
    let language = tag.prefix { $0 != "-" }.description
    var selection = Selection(language: language)
    for message in WebMessage.allCases {
      guard let text = texts[tag]?[message] ?? self[message, in: language] ?? self[message, in: "en"] else { continue }
      if text != message.rawValue { selection.texts[message] = text }
    }
    // A page in an unknown language has no texts, or only English ones.
    let isKnown = WebMessage.allCases.contains { texts[tag]?[$0] != nil || self[$0, in: language] != nil }
    return isKnown ? selection : Selection(language: "en", texts: selection.texts)
  }
}

extension WebOptions {
  /// Returns the messages in the language of a request.
  func messages(for headers: HTTPFields) -> WebMessages.Selection {
    messages.selection(for: headers, fallback: language)
  }
}

extension WebMessages.Selection {
  /// Appends the HTML attributes of the status line, from which the page's script reads the texts. There are none if all
  /// texts are the English ones.
  func appendAttributes(to html: inout [UInt8]) {
    guard !texts.isEmpty else { return }
    let words = Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, $0.value) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding a dictionary of strings cannot fail.
    guard let json = try? encoder.encode(words) else { return }
    html += " dir=auto lang=\"".utf8
    html.appendEscapedForHTML(language)
    html += "\" data-words=\"".utf8
    html.appendEscapedForHTML(String(decoding: json, as: UTF8.self))
    html += "\"".utf8
  }
}
