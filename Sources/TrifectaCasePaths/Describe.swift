/// Returns a one-line description of a value in Swift syntax, such as a case with a leading dot and its values.
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

/// Returns an argument of a case with its label, if it has one. Mirror labels unlabelled arguments `.0`, `.1`.
private func argument(_ child: Mirror.Child) -> String {
  guard let label = child.label, !label.hasPrefix(".") else { return describe(child.value) }
  return "\(label): \(describe(child.value))"
}

/// Returns the name of an enum case without its values, or the type name of any other value.
package func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .enum {
    return mirror.children.first?.label.map { ".\($0)" } ?? nameOfPlainCase(value)
  }
  return "\(type(of: value))"
}

/// Returns the name of a case without values. Only Swift's default description contains this name. For an enum with a
/// custom description, returns that description.
private func nameOfPlainCase(_ value: Any) -> String {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible ? "\(value)" : ".\(value)"
}

/// Returns the name of a type with its enclosing types and without its module, because there are many types named
/// "Action".
package func typeName(_ type: Any.Type) -> String {
  let path = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
  return path.dropFirst(path.count > 1 ? 1 : 0).joined(separator: ".")
}
