import SwiftSyntax

/// A case of an enum, from which a case path is generated.
struct EnumCase {
  let element: EnumCaseElementSyntax
  let attributes: AttributeListSyntax

  /// Returns the cases of a `case` declaration, or none for any other declaration.
  static func all(in member: DeclSyntax) -> [EnumCase] {
    guard let member = member.as(EnumCaseDeclSyntax.self) else { return [] }
    return member.elements.map { EnumCase(element: $0, attributes: member.attributes) }
  }

  /// Returns the lines of the property with the case's path.
  ///
  /// - Parameters:
  ///   - root: the name of the enum.
  ///   - access: the access modifier of the property, followed by a space.
  func path(root: TokenSyntax, access: String) -> [String] {
    let types = parameters.map { $0.type.replacingSelf(by: root) }
    // Labels are omitted: `IdentifiedChildren` takes a path to `(ID, Action)`, and a tuple with labels is a different
    // type.
    let value = types.count == 1 ? types[0] : types.isEmpty ? "Void" : "(\(types.joined(separator: ", ")))"
    let closures = block(".init(named: \"\(plainName)\") { \(embedding) } extract:", [extraction])
    return attributes.availability + block("\(access)var \(name): Trifecta.CasePath<\(root.text), \(value)>", closures)
  }

  private var name: String { element.name.text }
  /// The name without backticks, escaped for a string literal.
  private var plainName: String { (element.name.identifier?.name ?? name).replacing("\"", with: "\\\"") }
  private var parameters: [EnumCaseParameterSyntax] { Array(element.parameterClause?.parameters ?? []) }

  private var embedding: String {
    let parameters = parameters
    if parameters.isEmpty { return "_ in .\(name)" }
    let arguments = parameters.enumerated().map { index, parameter in
      let value = parameters.count == 1 ? "$0" : "$0.\(index)"
      guard let label = parameter.firstName, label.tokenKind != .wildcard else { return value }
      return "\(label.argumentLabel): \(value)"
    }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  private var extraction: String {
    let count = parameters.count
    if count == 0 { return "if case .\(name) = $0 { () } else { nil }" }
    let values = count == 1 ? ["value"] : (0..<count).map { "value\($0)" }
    let pattern = values.map { "let \($0)" }.joined(separator: ", ")
    let result = count == 1 ? "value" : "(\(values.joined(separator: ", ")))"
    return "if case .\(name)(\(pattern)) = $0 { \(result) } else { nil }"
  }
}
