import Foundation

/// Reads a chart from an SCXML document.
struct SCXMLReader {
  /// Whether ``SCXMLWriter`` wrote the document, so that names must be decoded.
  var isOurs = false
  private var data: [String: ChartExpression?] = [:]
  private var works = 0
  /// The line of each state, for error messages.
  private var lines: [String: Int] = [:]
  /// All ids in the document.
  private var ids: Set<String> = []
  private var unnamed = 0

  static func read(_ document: Data) throws(SCXMLError) -> ChartDescription {
    let root = try XMLTreeReader.read(document)
    var reader = SCXMLReader()
    return try reader.chart(root)
  }

  // MARK: The document

  private mutating func chart(_ root: XMLNode) throws(SCXMLError) -> ChartDescription {
    for (key, value) in root.attributes where value == SCXMLNames.namespace && key == "xmlns:trifecta" {
      isOurs = true
    }
    root.resolveNames()
    findIDs(root)
    guard name(of: root) == "scxml" else {
      throw refusal(root, "The root element is <\(root.name)>, but must be <scxml>.")
    }
    if let model = root.attributes["datamodel"], !["ecmascript", "null", ""].contains(model) {
      throw refusal(root, "The data model \"\(model)\" is not supported. Use \"ecmascript\" or \"null\".")
    }
    if root.attributes["binding"] == "late" {
      throw refusal(root, "Late binding of data is not supported. Remove the attribute \"binding\".")
    }
    var chart = ChartDescription(name: text(root, "name") ?? "", initial: initial(root), states: [])
    for child in root.children {
      switch name(of: child) {
      case "state", "parallel", "final", "history": chart.states.append(try state(child))
      case "datamodel": try readData(child)
      case "trifecta:initial": chart.initial?.actions = try actions(child)
      case "trifecta:event":
        chart.events.append(EventDescription(try required(child, "name"), payload: text(child, "payload")))
      default: try skip(child, in: root)
      }
    }
    chart.data = data
    if let cycle = chart.inescapableCycle {
      let names = cycle.prefix(6).map { "\"\($0.id)\"" }.joined(separator: " → ") + (cycle.count > 6 ? " → …" : "")
      throw SCXMLError(
        line: lines[cycle[0].id] ?? root.line,
        reason: """
          Transitions without events and conditions form an infinite loop: \(names). Add an event or a condition to one of them.
          """)
    }
    return chart
  }

  private mutating func readData(_ node: XMLNode) throws(SCXMLError) {
    for child in node.children {
      guard name(of: child) == "data" else {
        try skip(child, in: node)
        continue
      }
      let id = try required(child, "id")
      if child.attributes["src"] != nil {
        throw refusal(child, "The attribute \"src\" of <data> is not supported. Write the data in \"expr\".")
      }
      let inner = child.text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard child.children.isEmpty else { throw refusal(child, "Child elements of <data> are not supported.") }
      var value = try expression(child, "expr")
      if value == nil, !inner.isEmpty { value = try expression(inner, of: child, "data") }
      guard data.updateValue(value, forKey: id) == nil else {
        throw refusal(child, "There are two <data> elements with the id \"\(id)\".")
      }
    }
  }

  // MARK: States

  private mutating func state(_ node: XMLNode) throws(SCXMLError) -> StateDescription {
    let tag = name(of: node)
    var state = StateDescription(text(node, "id") ?? generatedID(), initial: initial(node))
    guard !state.id.isEmpty || isOurs && node.attributes["id"] == "_x_" else {
      throw refusal(node, "The id of a <\(tag)> is empty. Set another id, or remove the attribute.")
    }
    lines[state.id] = node.line
    state.payload = text(node, "trifecta:payload")
    switch tag {
    case "parallel": state.kind = .parallel
    case "final": state.kind = .final
    case "history":
      let type = node.attributes["type"] ?? "shallow"
      guard type == "shallow" || type == "deep" else {
        throw refusal(node, "The type of a <history> must be \"shallow\" or \"deep\", not \"\(type)\".")
      }
      state.kind = type == "deep" ? .deepHistory : .history
    default: break
    }
    for child in node.children { try read(child, into: &state, node) }
    return state
  }

  private mutating func findIDs(_ root: XMLNode) {
    var waiting = [root]
    while let node = waiting.popLast() {
      if let id = text(node, "id") { ids.insert(id) }
      waiting += node.children
    }
  }

  /// Generates an unused id for a state without one. The ids are deterministic.
  private mutating func generatedID() -> String {
    repeat { unnamed += 1 } while ids.contains("unnamed\(unnamed)")
    return "unnamed\(unnamed)"
  }

  private mutating func read(
    _ child: XMLNode, into state: inout StateDescription, _ node: XMLNode
  ) throws(SCXMLError) {
    let isTimer = isOurs && child.attributes["trifecta:timer"] != nil
    switch name(of: child) {
    case "state", "parallel", "final", "history": state.states.append(try self.state(child))
    case "datamodel": try readData(child)
    case "onentry": if !isTimer { state.entryBlocks.append(try actions(child)) }
    case "onexit": if !isTimer { state.exitBlocks.append(try actions(child)) }
    case "initial":
      guard let transition = child.children.first(where: { name(of: $0) == "transition" }) else {
        throw refusal(child, "An <initial> has no <transition>.")
      }
      let route = try self.transition(transition)
      state.initial = InitialDescription(route.targets, do: route.actions)
    case "transition":
      if isOurs, child.attributes["trifecta:ignored"] != nil {
        state.ignored += tokens(child, "event")
      } else {
        state.transitions.append(try transition(child))
      }
    case "invoke": state.invokes.append(try invoke(child, in: state))
    case "donedata":
      for part in child.children {
        switch name(of: part) {
        case "content" where part.children.isEmpty:
          state.doneData = try expression(part, "expr") ?? .literal(value(ofText: part.text))
        case "param":
          let name = try required(part, "name")
          let location = try expression(part, "location")
          guard let value = try expression(part, "expr") ?? location else {
            throw refusal(part, "A <param> has no \"expr\" and no \"location\".")
          }
          state.doneParameters[name] = value
        default:
          throw refusal(
            part, "<\(part.name)> in <donedata> is not supported. Use <param>, or <content> without child elements.")
        }
      }
    default: try skip(child, in: node)
    }
  }

  /// The value of a text: the value of the literal that it contains or, if it is not a literal, the text itself with
  /// white space collapsed.
  private func value(ofText text: String) -> ChartValue {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.hasPrefix("'"),
      case .literal(let value)? = try? SCXMLExpressionParser.read(text, isOurs: isOurs)
    else { return .string(words) }
    return value
  }

  private func initial(_ node: XMLNode) -> InitialDescription? {
    node.attributes["initial"].map { _ in InitialDescription(tokens(node, "initial")) }
  }

  private mutating func transition(_ node: XMLNode) throws(SCXMLError) -> TransitionDescription {
    var route = TransitionDescription(to: tokens(node, "target"), do: try actions(node))
    switch node.attributes["type"] ?? "external" {
    case "external": break
    case "internal": route.isInternal = true
    case let type:
      throw refusal(node, "The type of a <transition> must be \"internal\" or \"external\", not \"\(type)\".")
    }
    if let condition = try expression(node, "cond") { route.guard = .expression(condition) }
    if isOurs, let name = text(node, "trifecta:guard") { route.guard = .named(name) }
    if isOurs, let delay = node.attributes["trifecta:after"] {
      guard let milliseconds = Double(delay) else {
        throw refusal(node, "\"\(delay)\" is not a number of milliseconds.")
      }
      route.delay = milliseconds
    } else {
      route.events = tokens(node, "event")
    }
    return route
  }

  private mutating func invoke(_ node: XMLNode, in state: StateDescription) throws(SCXMLError) -> InvokeDescription {
    let known: Set<String> = ["id", "type", "trifecta:name", "trifecta:done", "trifecta:error"]
    if let other = node.attributes.keys.filter({ !known.contains($0) && !$0.hasPrefix("xmlns") }).min() {
      throw refusal(
        node, "The attribute \"\(other)\" of <invoke> is not supported. The id of an <invoke> names the code to run.")
    }
    if let child = node.children.first {
      throw refusal(
        child, "The element <\(child.name)> in <invoke> is not supported. The id of an <invoke> names the code to run.")
    }
    let id = (isOurs ? text(node, "trifecta:name") : nil) ?? text(node, "id")
    works += 1
    return InvokeDescription(
      id ?? "\(state.id).work\(works)", onDone: isOurs ? text(node, "trifecta:done") : nil,
      onError: isOurs ? text(node, "trifecta:error") : nil)
  }
}

// MARK: Attributes

extension SCXMLReader {
  /// The name of an element of SCXML without its prefix. The names of other elements contain a colon.
  func name(of node: XMLNode) -> String { node.resolvedName }

  func refusal(_ node: XMLNode, _ reason: String) -> SCXMLError { SCXMLError(line: node.line, reason: reason) }

  func text(_ node: XMLNode, _ attribute: String) -> String? {
    node.attributes[attribute].map { isOurs ? SCXMLNames.decoded($0) : $0 }
  }

  func required(_ node: XMLNode, _ attribute: String) throws(SCXMLError) -> String {
    guard let value = text(node, attribute) else {
      throw refusal(node, "A <\(node.name)> has no \"\(attribute)\".")
    }
    return value
  }

  func tokens(_ node: XMLNode, _ attribute: String) -> [String] {
    let tokens = node.attributes[attribute]?.split(whereSeparator: \.isWhitespace) ?? []
    return tokens.map { isOurs ? SCXMLNames.decoded(String($0)) : String($0) }
  }

  func expression(_ node: XMLNode, _ attribute: String) throws(SCXMLError) -> ChartExpression? {
    guard let text = node.attributes[attribute] else { return nil }
    return try expression(text, of: node, attribute)
  }

  func expression(_ text: String, of node: XMLNode, _ attribute: String) throws(SCXMLError) -> ChartExpression {
    do {
      return try SCXMLExpressionParser.read(text, isOurs: isOurs)
    } catch {
      let excerpt = text.count > 60 ? text.prefix(60) + "…" : text[...]
      throw refusal(node, "The \(attribute) \"\(excerpt)\" of <\(node.name)> cannot be parsed: \(error.reason).")
    }
  }

  /// Ignores elements of other namespaces. Throws an error for unsupported SCXML elements.
  func skip(_ child: XMLNode, in node: XMLNode) throws(SCXMLError) {
    let name = name(of: child)
    guard !name.contains(":") else { return }
    throw refusal(
      child,
      name == "script"
        ? "A <script> is not supported. Use <assign>, <if> or <foreach> instead."
        : "The element <\(child.name)> inside of <\(node.name)> is not supported.")
  }
}
