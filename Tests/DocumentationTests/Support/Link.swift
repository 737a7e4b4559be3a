import Foundation

/// A relative link of a Markdown document to a file, or to a heading.
struct Link: Equatable {
  /// The document that contains the link, as a path from the package's root.
  let document: String
  /// The line of the link, counted from 1.
  let line: Int
  /// The path relative to the document's folder, followed by `#` and the heading's anchor if the link has one.
  let target: String

  /// Returns the relative links of a document: those of Markdown, and the attributes `src` and `href` of HTML.
  static func links(in text: String, of document: String) -> [Link] {
    Prose(markdown: text).lines.enumerated().flatMap { index, line in
      line.matches(of: /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/).compactMap { match in
        let target = String(match.output.1 ?? match.output.2 ?? "")
        let isAbsolute = target.prefixMatch(of: /[a-z]+:/) != nil
        return isAbsolute ? nil : Link(document: document, line: index + 1, target: target)
      }
    }
  }

  /// Returns the anchors of a document's headings, as GitHub forms them.
  static func anchors(in text: String) -> Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for (line, prose) in zip(text.lines, Prose(markdown: text).lines)
    where prose.hasPrefix("#") && prose.drop(while: { $0 == "#" }).first == " " {
      let title = line.drop { $0 == "#" }.dropFirst().replacing(/\]\([^)]*\)/, with: "").lowercased()
      let anchor = String(title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }).replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// Returns the reason why the link does not resolve, or `nil` if it does.
  ///
  /// - Parameter content: returns the text of the file at a path relative to the package's root. It returns an empty
  ///   text for a folder, and `nil` if nothing exists at the path.
  func fault(_ content: (_ file: String) throws -> String?) rethrows -> String? {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = parts[0].isEmpty ? document : path(to: parts[0].removingPercentEncoding ?? parts[0])
    guard let text = try content(file) else {
      return "\(document):\(line): the link \(target) does not resolve: there is no \(file)."
    }
    guard parts.count == 2, file.hasSuffix(".md"), !Self.anchors(in: text).contains(parts[1]) else { return nil }
    return "\(document):\(line): the link \(target) does not resolve: \(file) has no heading #\(parts[1])."
  }

  /// Converts a path relative to the document's folder to a path relative to the package's root.
  private func path(to target: String) -> String {
    var parts = document.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    // On GitHub, the pages of workflows have addresses outside the repository's files.
    if parts.starts(with: ["..", "..", "actions", "workflows"]), parts.count > 4 {
      return ".github/workflows/\(parts[4])"
    }
    return parts.joined(separator: "/")
  }
}
