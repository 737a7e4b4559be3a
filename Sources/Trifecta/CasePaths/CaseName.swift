/// The name of an enum's case without its values, or the name of the type of anything else.
package func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .enum {
    if let label = mirror.children.first?.label { return ".\(label)" }
    return ".\(value)"
  }
  return "\(type(of: value))"
}
