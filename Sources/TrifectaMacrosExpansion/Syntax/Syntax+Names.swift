import SwiftSyntax

extension SyntaxProtocol {
  /// The source of this node with the name of a type in place of `Self`, which means something else in a nested type.
  func replacingSelf(by name: TokenSyntax) -> String {
    SelfReplacer(name: name.text).rewrite(self).trimmedDescription
  }
}

extension TokenSyntax {
  /// The token without backticks.
  var identifierText: String { identifier?.name ?? text }

  /// The token as the label of an argument, where backticks around a keyword would be warned of, but for three.
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
