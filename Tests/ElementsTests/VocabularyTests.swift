import Elements
import Foundation
import Testing

/// The vocabulary cannot be enumerated at run time, so these tests read its sources.
@Suite("Vocabulary")
struct VocabularyTests {
  /// A declaration of a kind, a key, an event or a role.
  private struct Word {
    let type: Substring
    let name: Substring
    let rawValue: Substring
    /// The lines of the doc comment, without the comment markers.
    let comment: [Substring]
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  private static func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
  }

  private static func words() throws -> [Word] {
    let declaration =
      #/  public static let (\w+) = (ElementKind|AttributeKey|EventKind|Role)\(rawValue: "(.+)"\)/#
    return try files(in: sources.appending(path: "Elements/Vocabulary")).flatMap { file -> [Word] in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { index -> Word? in
        guard let match = lines[index].wholeMatch(of: declaration) else { return nil }
        let comment = lines[..<index].reversed().prefix { $0.hasPrefix("  ///") }.reversed()
        return Word(
          type: match.2, name: match.1, rawValue: match.3, comment: comment.map { $0.dropFirst(6) })
      }
    }
  }

  @Test("Each name denotes one kind, key, event or role")
  func uniqueNames() throws {
    let words = try Self.words()
    #expect(words.count > 400)
    for (name, words) in Dictionary(grouping: words, by: { "\($0.type) \($0.rawValue)" }) {
      #expect(words.count == 1, "\(name) is declared as \(words.map(\.name))")
    }
  }

  @Test("Each word has a comment, and each attribute and event states its value and the kinds that carry it")
  func documented() throws {
    for word in try Self.words() {
      let isStated = word.type == "AttributeKey" || word.type == "EventKind"
      let sentences = word.comment.prefix { !$0.hasPrefix("- ") && !$0.isEmpty }
      #expect(sentences.last?.hasSuffix(".") == true, "\(word.type).\(word.name)")
      for field in ["- Value: ", "- Kinds: "] where isStated {
        #expect(word.comment.contains { $0.hasPrefix(field) }, "\(word.type).\(word.name) states no \(field)")
      }
    }
  }

  @Test("Kinds, keys, events and roles are declared only in the vocabulary")
  func declaredOnce() throws {
    let others = Self.files(in: Self.sources).filter { !$0.path().contains("/Elements/Vocabulary/") }
    #expect(others.count > 500)
    for file in others {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration = text.firstMatch(of: /static let \w+ = (?:ElementKind|AttributeKey|EventKind|Role)\(/)?.output
      #expect(declaration == nil, "Move the declaration in \(file.path()) to Elements/Vocabulary.")
    }
  }

  @Test("Names in the comments of attributes and events are names of kinds")
  func kindsExist() throws {
    let words = try Self.words()
    let kinds = Set(words.filter { $0.type == "ElementKind" }.map(\.name))
    for word in words {
      // The list of kinds is the last part of the comment.
      let list = word.comment.drop { !$0.hasPrefix("- Kinds: ") }.joined(separator: " ")
      for name in list.matches(of: /`(\w+)`/).map(\.1) where name != "handlesEditing" {
        #expect(kinds.contains(name), "\(word.type).\(word.name) names the kind \(name)")
      }
    }
  }
}
