import Foundation

/// The compiler plugin that expands the macros of PortableUI. It implements the compiler's plugin protocol, length-prefixed JSON
/// messages, directly, so that a program with previews need not compile swift-syntax.
@main
enum Plugin {
  static func main() {
    let output = dup(STDOUT_FILENO)
    // Redirect standard output, so that prints do not mix with messages.
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let host = FileHandle(fileDescriptor: output)
    while let message = read() {
      guard let answer = try? JSONSerialization.data(withJSONObject: answer(to: message)) else { return }
      var header = UInt64(answer.count).littleEndian
      host.write(Data(bytes: &header, count: 8) + answer)
    }
  }

  /// Reads the next message. Returns `nil` after the compiler closed the connection.
  private static func read() -> [String: Any]? {
    guard let header = bytes(8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= 1 << 30, let payload = bytes(Int(count)) else { return nil }
    return (try? JSONSerialization.jsonObject(with: payload)) as? [String: Any]
  }

  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let more = FileHandle.standardInput.readData(ofLength: count - data.count)
      if more.isEmpty { return nil }
      data += more
    }
    return data
  }

  private static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    let request = (message["expandFreestandingMacro"] ?? message["expandAttachedMacro"]) as? [String: Any] ?? [:]
    let expansion = Result { () throws(ExpansionError) in try Request(request).expand() }
    var result: [String: Any] = ["diagnostics": [Any]()]
    switch expansion {
    case .success(let source): result["expandedSource"] = source
    case .failure(let error): result["diagnostics"] = [error.diagnostic(at: Request(request).location)]
    }
    return ["expandMacroResult": result]
  }
}

/// An error in the use of a macro.
struct ExpansionError: Error {
  let message: String

  func diagnostic(at location: [String: Any]) -> [String: Any] {
    [
      "message": message, "severity": "error", "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
      "position": ["fileName": location["fileName"] ?? "", "offset": location["offset"] ?? 0],
    ]
  }
}

/// An expansion request of the compiler.
struct Request {
  let macro: String
  let role: String
  let discriminator: String
  /// The macro with its arguments, or the declaration that it is attached to.
  let source: String
  /// The enclosing declarations, innermost first.
  let surroundings: [String]
  let location: [String: Any]

  init(_ request: [String: Any]) {
    let syntax = (request["syntax"] ?? request["declSyntax"]) as? [String: Any] ?? [:]
    macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    role = request["macroRole"] as? String ?? ""
    discriminator = request["discriminator"] as? String ?? ""
    source = syntax["source"] as? String ?? ""
    surroundings = (request["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
    location = (request["attributeSyntax"] as? [String: Any] ?? syntax)["location"] as? [String: Any] ?? [:]
  }

  func expand() throws(ExpansionError) -> String {
    switch macro {
    case "PreviewMacro": try PreviewMacro(source, discriminator, at: location).expansion
    case "EntryMacro": try EntryMacro(source, inside: surroundings.first ?? "").expansion(role)
    case "PreviewableMacro": ""
    default: throw ExpansionError(message: "PortableUI has no macro \(macro).")
    }
  }
}
