import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the source of this node with `Self` replaced by the name of a type, because `Self` has a different meaning in
  /// a nested type.
  func replacingSelf(by name: TokenSyntax) -> String {
    SelfReplacer(name: name.text).rewrite(self).trimmedDescription
  }
}

extension TokenSyntax {
  /// The token without backticks.
  var identifierText: String { identifier?.name ?? text }

  /// The token as an argument label. The compiler warns about backticks around keywords in labels, with three
  /// exceptions.
  var argumentLabel: String {
    let name = identifierText
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && !["inout", "let", "var"].contains(name) ? name : text
  }
}

private final class SelfReplacer: SyntaxRewriter {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    token.tokenKind == .keyword(.Self) ? token.with(\.tokenKind, .identifier(name)) : token
  }
}
