import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML element with its child elements.
final class XMLNode {
  /// The name as written, with its prefix.
  let name: String
  var attributes: [String: String]
  let line: Int
  var children: [XMLNode] = []
  var text = ""
  /// The local name if the element is in SCXML's namespace, otherwise a name with a colon. Set by ``resolveNames()``.
  private(set) var resolvedName = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  private var prefix: Substring { name.firstIndex(of: ":").map { name[..<$0] } ?? "" }

  /// Finds the namespaces of this root element and its descendants.
  ///
  /// The namespace of the root element counts as SCXML's, so that documents without a namespace, or with a wrong one,
  /// can be read.
  func resolveNames() {
    var waiting: [(node: XMLNode, namespaces: [Substring: String])] = [(self, [:])]
    var accepted: Set<String> = [SCXMLNames.standard]
    while let next = waiting.popLast() {
      let node = next.node
      var namespaces = next.namespaces
      for (key, value) in node.attributes where key == "xmlns" || key.hasPrefix("xmlns:") {
        namespaces[key.dropFirst(6)] = value
      }
      let namespace = namespaces[node.prefix] ?? ""
      if node === self { accepted.insert(namespace) }
      let isSCXML =
        namespace.isEmpty ? node.prefix.isEmpty || node.prefix == prefix : accepted.contains(namespace)
      if isSCXML {
        node.resolvedName = String(node.name.dropFirst(node.prefix.isEmpty ? 0 : node.prefix.count + 1))
      } else {
        node.resolvedName = node.prefix.isEmpty ? ":\(node.name)" : node.name
      }
      waiting += node.children.map { ($0, namespaces) }
    }
  }
}

/// Parses an XML document into elements. It loads no external resources, rejects entity declarations, and limits the
/// depth.
final class XMLTreeReader: NSObject, XMLParserDelegate {
  /// The maximum depth of elements: more than the deepest chart with actions needs, less than would overflow the stack.
  static let maximumDepth = 240
  /// The maximum length in bytes. The parser itself fails in the middle of documents of more than ten million bytes.
  static let maximumLength = 9_000_000
  /// The maximum number of equals signs in a tag or text.
  static let maximumAttributes = 10_000

  private var root: XMLNode?
  private var open: [XMLNode] = []
  private var failure: SCXMLError?

  static func read(_ document: Data) throws(SCXMLError) -> XMLNode {
    guard document.count <= maximumLength else {
      throw SCXMLError(
        line: 1, reason: "The document is longer than \(maximumLength) bytes. Split it into several charts.")
    }
    if let error = errorBeforeParsing(document) { throw error }
    let parser = XMLParser(data: document)
    parser.shouldResolveExternalEntities = false
    parser.shouldProcessNamespaces = false
    let reader = XMLTreeReader()
    parser.delegate = reader
    let isRead = parser.parse()
    if let failure = reader.failure { throw failure }
    // The parser repairs some errors and reports success, so unclosed elements are detected here.
    if reader.failedLine == nil, !reader.open.isEmpty {
      reader.failedReason = "the document ends before all elements are closed"
    }
    guard isRead, reader.failedLine == nil, parser.parserError == nil, reader.open.isEmpty, let root = reader.root
    else {
      let line = max(1, reader.failedLine ?? parser.lineNumber)
      throw SCXMLError(line: line, reason: "This is not well-formed XML: \(reader.failedReason).")
    }
    return root
  }

  private var failedLine: Int?
  private var failedReason = "a tag, a quotation mark or the end of an element is missing"

  /// Finds input that must not reach the parser. One kind is a document type declaration, even in a comment or a CDATA
  /// section, where it has no meaning. The other kind is a tag with so many attributes that the parser would take very
  /// long, because it compares each attribute with all others.
  private static func errorBeforeParsing(_ document: Data) -> SCXMLError? {
    var line = 1
    var recent: UInt64 = 0
    var attributes = 0
    for byte in document {
      // Skip zeros, so that UTF-16 documents are scanned too.
      if byte == 0 { continue }
      if byte == UInt8(ascii: "\n") { line += 1 }
      recent = recent << 8 | UInt64(byte)
      // "<!DOCTYP" and "<!ENTITY".
      if recent == 0x3C21_444F_4354_5950 || recent == 0x3C21_454E_5449_5459 {
        return SCXMLError(
          line: line,
          reason: """
            Document type and entity declarations are not supported, because they can load external files. Remove <!DOCTYPE \
            and <!ENTITY.
            """)
      }
      // An attribute value cannot contain "<", so each "<" starts a new tag.
      if byte == UInt8(ascii: "<") { attributes = 0 }
      if byte == UInt8(ascii: "=") { attributes += 1 }
      if attributes > maximumAttributes {
        return SCXMLError(
          line: line, reason: "A tag or a text contains more than \(maximumAttributes) equals signs. Remove some."
        )
      }
    }
    return nil
  }

  private func stop(_ parser: XMLParser, _ reason: String) {
    if failure == nil { failure = SCXMLError(line: max(1, parser.lineNumber), reason: reason) }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    guard open.count < Self.maximumDepth else {
      return stop(parser, "Elements are nested deeper than \(Self.maximumDepth) levels. Reduce the nesting.")
    }
    let node = XMLNode(name: name, attributes: attributes, line: max(1, parser.lineNumber))
    if let parent = open.last {
      parent.children.append(node)
    } else if root == nil {
      root = node
    } else {
      return stop(parser, "This is not well-formed XML: there is a second root element, <\(name)>.")
    }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if failure == nil { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if failure == nil { open.last?.text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if failure == nil { open.last?.text += String(decoding: block, as: UTF8.self) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failedLine == nil else { return }
    failedLine = parser.lineNumber
    if (error as NSError).code == 5 { failedReason = "the document ends before all elements are closed" }
    if (error as NSError).code == 76 { failedReason = "an end tag does not match its start tag" }
    if (error as NSError).code == 26 { failedReason = "it contains an unknown entity" }
  }
}
