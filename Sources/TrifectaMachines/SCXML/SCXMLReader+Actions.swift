/// Reads executable content: entry, exit and transition actions.
extension SCXMLReader {
  func actions(_ node: XMLNode) throws(SCXMLError) -> [ActionDescription] {
    var actions: [ActionDescription] = []
    for child in node.children {
      if let action = try action(child, in: node) { actions.append(action) }
    }
    return actions
  }

  private func action(_ node: XMLNode, in parent: XMLNode) throws(SCXMLError) -> ActionDescription? {
    switch name(of: node) {
    case "raise": return .raise(try required(node, "event"))
    case "send": return try send(node)
    case "cancel":
      if let id = text(node, "sendid") { return .cancel(id) }
      guard case .literal(.string(let id))? = try expression(node, "sendidexpr") else {
        throw refusal(node, "A <cancel> must identify the sent event with \"sendid\".")
      }
      return .cancel(id)
    case "assign":
      guard let value = try expression(node, "expr") else {
        throw refusal(node, "An <assign> has no \"expr\". Elements and texts cannot be assigned.")
      }
      return .assign(try location(node, "location"), value)
    case "log": return .log(text(node, "label") ?? "", try expression(node, "expr"))
    case "if" where isOurs && node.attributes["trifecta:empty"] != nil: return .choose([])
    case "if": return .choose(try branches(node))
    case "foreach":
      guard let list = try expression(node, "array") else { throw refusal(node, "A <foreach> has no \"array\".") }
      let index = node.attributes["index"] == nil ? nil : try location(node, "index")
      return .forEach(item: try location(node, "item"), index: index, in: list, try actions(node))
    case "trifecta:perform" where isOurs: return .named(try required(node, "name"))
    default:
      try skip(node, in: parent)
      return nil
    }
  }

  private func location(_ node: XMLNode, _ attribute: String) throws(SCXMLError) -> String {
    guard let text = node.attributes[attribute] else {
      throw refusal(node, "A <\(node.name)> has no \"\(attribute)\".")
    }
    do {
      return try SCXMLExpressionParser.location(text)
    } catch {
      throw refusal(
        node, "The \(attribute) \"\(text.prefix(60))\" of <\(node.name)> cannot be parsed: \(error.reason).")
    }
  }

  private func send(_ node: XMLNode) throws(SCXMLError) -> ActionDescription {
    let known: Set<String> = [
      "event", "eventexpr", "id", "delay", "delayexpr", "target", "targetexpr", "type", "typeexpr",
    ]
    if let other = node.attributes.keys.filter({ !known.contains($0) && !$0.contains(":") }).min() {
      throw refusal(
        node, "The attribute \"\(other)\" of <send> is not supported. A chart sends only to itself, without data.")
    }
    if let child = node.children.first {
      throw refusal(
        child, "The element <\(child.name)> in <send> is not supported. A chart sends only to itself, without data.")
    }
    if let type = node.attributes["type"], !SCXMLSending.types.contains(type) {
      throw refusal(node, "The type \"\(type)\" of <send> is not supported. Use SCXML's own event processor.")
    }
    let target = node.attributes["target"]
    if let target, target != SCXMLSending.internalTarget {
      throw refusal(node, "The target \"\(target)\" of <send> is not supported. A chart sends only to itself.")
    }
    let written = node.attributes["delay"].map { ChartExpression.literal(.string($0)) }
    let delay = try expression(node, "delayexpr") ?? written
    let id = text(node, "id")
    let computed = ["eventexpr", "targetexpr", "typeexpr"].contains { node.attributes[$0] != nil }
    if !computed, delay?.isLiteral ?? true {
      var time = try milliseconds(delay, of: node)
      if isOurs, let exact = node.attributes["trifecta:delay"].flatMap(Double.init) { time = exact }
      let event = try required(node, "event")
      return target != nil && time == 0 ? .raise(event) : .send(event, after: time, id: id)
    }
    // A literal delay is checked here, although it is evaluated later with the other expressions, so that the error has
    // a line number.
    if let delay, delay.isLiteral { _ = try milliseconds(delay, of: node) }
    var send = ActionDescription.ComputedSend(.literal(.string("")), after: delay, id: id)
    if let event = try expression(node, "eventexpr") {
      send.event = event
    } else {
      send.event = .literal(.string(try required(node, "event")))
    }
    send.target = try expression(node, "targetexpr") ?? target.map { ChartExpression.literal(.string($0)) }
    send.type = try expression(node, "typeexpr")
    return .sendComputed(send)
  }

  /// The value of a literal delay in milliseconds.
  private func milliseconds(_ delay: ChartExpression?, of node: XMLNode) throws(SCXMLError) -> Double {
    guard case .literal(let value)? = delay else { return 0 }
    guard let time = SCXMLSending.milliseconds(value) else {
      throw refusal(node, "\(value) is not a duration. Write a duration such as \"500ms\" or \"2s\".")
    }
    return time
  }

  private func branches(_ node: XMLNode) throws(SCXMLError) -> [ActionDescription.Branch] {
    var branches = [ActionDescription.Branch(try condition(node), [])]
    var hasElse = false
    for child in node.children {
      let name = name(of: child)
      guard name == "elseif" || name == "else" else {
        if let action = try action(child, in: node) { branches[branches.count - 1].actions.append(action) }
        continue
      }
      guard !hasElse else { throw refusal(child, "An <\(name)> follows an <else>, which must be the last branch.") }
      hasElse = name == "else"
      branches.append(.init(hasElse ? nil : try condition(child), []))
    }
    return branches
  }

  private func condition(_ node: XMLNode) throws(SCXMLError) -> ChartExpression? {
    if isOurs, node.attributes["trifecta:always"] != nil { return nil }
    guard let condition = try expression(node, "cond") else {
      throw refusal(node, "An <\(node.name)> has no \"cond\".")
    }
    return condition
  }
}
