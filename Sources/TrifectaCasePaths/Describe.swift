/// A value on one line, as Swift writes it: a case with its dot and its values.
package func describe(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return String(reflecting: value) }
  guard let payload = mirror.children.first else { return nameOfPlainCase(value) }
  let arguments = Mirror(reflecting: payload.value)
  let text =
    arguments.displayStyle == .tuple
    ? arguments.children.map(argument).joined(separator: ", ") : describe(payload.value)
  return ".\(payload.label ?? "")(\(text))"
}

/// An argument of a case, with its label if it has one; Mirror calls those without `.0`, `.1`.
private func argument(_ child: Mirror.Child) -> String {
  guard let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
  return "\(label): \(describe(child.value))"
}

/// The name of an enum's case without its values, or the name of the type of anything else.
package func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .enum {
    return mirror.children.first?.label.map { ".\($0)" } ?? nameOfPlainCase(value)
  }
  return "\(type(of: value))"
}

/// The name of a case without values, which only Swift's own description has: of an enum that describes itself, what
/// that says.
private func nameOfPlainCase(_ value: Any) -> String {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible ? "\(value)" : ".\(value)"
}

/// The name of a type with the types it is in, and without its module: there are many of the name "Action".
package func typeName(_ type: Any.Type) -> String {
  let path = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
  return path.dropFirst(path.count > 1 ? 1 : 0).joined(separator: ".")
}
