import SwiftUI

/// A view that shows how something is used, and its source.
public struct Example: Identifiable {
  /// The name of the view's type.
  public let id: String
  /// The view.
  public let content: @MainActor () -> AnyView
  /// How high the view is shown; `nil` for as high as it is.
  let height: CGFloat?
  /// The names of other types that its source shows.
  private let others: [String]
  /// What the comment on the view's type says.
  private(set) var summary = ""
  /// The declarations, parted by empty lines; empty where one was not found.
  public private(set) var source = ""

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - height: how high the view is shown; `nil` for as high as it is. What takes all the height there is needs one.
  ///   - others: the names of other types in the same file that the source shows, after the view's own.
  ///   - content: the view, of a type that is declared in the family's file and begins and ends at the start of a line.
  init<Content: View>(height: CGFloat? = nil, with others: [String] = [], _ content: @escaping @MainActor () -> Content)
  {
    id = String(describing: Content.self)
    self.height = height
    self.others = others
    self.content = { AnyView(content()) }
  }

  /// The name of its type as words.
  public var title: String {
    let words = id.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : String(letter)
    }
    return words
  }

  /// The example with its source.
  func found(in text: SourceText) -> Example {
    let declarations = ([id] + others).map(text.declaration(of:))
    var example = self
    example.summary = text.comment(on: id)
    example.source = declarations.contains(nil) ? "" : declarations.compactMap { $0 }.joined(separator: "\n\n")
    return example
  }
}
