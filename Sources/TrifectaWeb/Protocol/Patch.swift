/// The operations of one patch, written as JSON while they are found.
///
/// A patch is `[sequence, acknowledged, [operation, …]]`, an operation an array that begins with its name. Elements are
/// named by number. Each method below is one operation; `Resources/client.js` has the other half of each.
struct Patch {
  private var operations: [UInt8] = []
  /// The insertion whose markup is still open: the next one at the same place joins it.
  private var openInsertion: Insertion?
  private var lastSet: (element: Int, name: String)?

  private struct Insertion: Equatable {
    var parent: Int
    var sibling: Int
  }

  /// Whether there is nothing to send.
  var isEmpty: Bool { operations.isEmpty }

  /// Replaces an element's text.
  mutating func text(_ element: Int, _ text: String) {
    begin("text", element)
    argument(text)
    end()
  }

  /// Sets what a field holds. The page ignores it while the person is ahead of the server.
  mutating func value(_ element: Int, _ text: String) {
    begin("value", element)
    argument(text)
    end()
  }

  /// Sets an attribute, or removes it where `value` is `nil`. Said twice in a row of one attribute, it is sent once.
  mutating func set(_ element: Int, _ name: String, _ value: String?) {
    if let lastSet, lastSet == (element, name) { return }
    begin(value == nil ? "unset" : "set", element)
    argument(name)
    if let value { argument(value) }
    end()
    lastSet = (element, name)
  }

  /// Puts markup before `sibling`, or last in `parent` where it is `nil`.
  mutating func insert(_ markup: [UInt8], into parent: Int, before sibling: Int?) {
    let insertion = Insertion(parent: parent, sibling: sibling ?? -1)
    if openInsertion != insertion {
      begin("insert", parent)
      argument(insertion.sibling)
      operations += [UInt8(ascii: ","), UInt8(ascii: "\"")]
      openInsertion = insertion
    }
    operations.appendEscapedForJSON(markup)
  }

  /// Puts an element before `sibling`, or last where it is `nil`.
  mutating func move(_ element: Int, before sibling: Int?) {
    begin("move", element)
    argument(sibling ?? -1)
    end()
  }

  /// Takes an element away.
  mutating func remove(_ element: Int) {
    begin("remove", element)
    end()
  }

  /// Asks the page to open a URL and to answer under that number.
  mutating func open(_ request: Int, _ url: String) {
    begin("open", request)
    argument(url)
    end()
  }

  /// Replaces the whole picture; the page keeps what people have typed.
  mutating func render(_ markup: [UInt8], root: Int) {
    begin("render", root)
    operations += [UInt8(ascii: ","), UInt8(ascii: "\"")]
    operations.appendEscapedForJSON(markup)
    operations.append(UInt8(ascii: "\""))
    end()
  }

  /// The whole patch as a frame. Forgets the operations.
  mutating func finish(sequence: Int, acknowledged: Int) -> [UInt8] {
    closeInsertion()
    defer {
      operations.removeAll(keepingCapacity: operations.count <= 4_096)
      lastSet = nil
    }
    return Array("[\(sequence),\(acknowledged),[".utf8) + operations + Array("]]".utf8)
  }

  private mutating func begin(_ name: StaticString, _ element: Int) {
    closeInsertion()
    lastSet = nil
    operations += operations.isEmpty ? "[\"".utf8 : ",[\"".utf8
    name.withUTF8Buffer { operations += $0 }
    operations.append(UInt8(ascii: "\""))
    argument(element)
  }

  private mutating func argument(_ number: Int) {
    operations.append(UInt8(ascii: ","))
    operations += String(number).utf8
  }

  private mutating func argument(_ text: String) {
    operations += [UInt8(ascii: ","), UInt8(ascii: "\"")]
    operations.appendEscapedForJSON(text.utf8)
    operations.append(UInt8(ascii: "\""))
  }

  private mutating func end() {
    operations.append(UInt8(ascii: "]"))
  }

  private mutating func closeInsertion() {
    guard openInsertion != nil else { return }
    openInsertion = nil
    operations += [UInt8(ascii: "\""), UInt8(ascii: "]")]
  }
}
