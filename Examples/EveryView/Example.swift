import SwiftUI

/// An example of a view and its source.
public struct Example: Identifiable {
  /// The name of the example's type.
  public let id: String
  /// The view.
  public let content: @MainActor () -> AnyView
  /// The height of the view; `nil` for its natural height.
  let height: CGFloat?
  /// The names of other types whose source is shown.
  private let others: [String]
  /// The text of the comment on the view's type.
  private(set) var summary = ""
  /// The source of the declarations, separated by empty lines; empty if one was not found.
  public private(set) var source = ""

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - height: The height of the view; `nil` for its natural height. A view that fills the available height needs
  ///     one.
  ///   - others: The names of other types in the same file whose source is shown after that of the view.
  ///   - content: The view. Its type must be declared in the family's file, without indentation.
  init<Content: View>(height: CGFloat? = nil, with others: [String] = [], _ content: @escaping @MainActor () -> Content)
  {
    id = String(describing: Content.self)
    self.height = height
    self.others = others
    self.content = { AnyView(content()) }
  }

  /// The name of the type as separate words.
  public var title: String {
    let words = id.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : String(letter)
    }
    return words
  }

  /// Returns the example with its source and summary.
  func found(in text: SourceText) -> Example {
    let declarations = ([id] + others).map(text.declaration(of:))
    var example = self
    example.summary = text.comment(on: id)
    example.source = declarations.contains(nil) ? "" : declarations.compactMap { $0 }.joined(separator: "\n\n")
    return example
  }
}
