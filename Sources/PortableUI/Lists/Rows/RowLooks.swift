import Elements
import ViewGraph

/// Sides from top to bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Some of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one side.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// What the symbols and controls in a list's rows are drawn in.
public struct ListItemTint: Sendable {
  let color: Color

  /// A color that stays, whatever the person prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color that gives way to what the person prefers.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No color of its own.
  public static let monochrome = ListItemTint(color: .primary)
}

private struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
  let background: Background

  static var kind: ElementKind { .rowBackground }
  var layerContent: Background { background }

  func describe(_ writer: inout LayerWriter) {}
  func isDescribed(like other: Self) -> Bool { true }
}

private func value(_ visibility: Visibility) -> AttributeValue? {
  switch visibility {
  case .automatic: nil
  case .hidden: .string("hidden")
  case .visible: .string("visible")
  }
}

extension View {
  /// Puts a view behind the whole row of a list that this view is in, in place of the list's own ground.
  ///
  /// - Parameter view: what is behind; `nil` for the list's own.
  @_disfavoredOverload
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Fills the whole row of a list that this view is in, in place of the list's own ground.
  ///
  /// - Parameter color: what with; `nil` for the list's own.
  public func listRowBackground(_ color: Color?) -> some View {
    modifier(RowTraitModifier([.rowFill: color.map { .color($0.value) }]))
  }

  /// Sets how far this view is from the sides of the row of a list that it is in.
  ///
  /// - Parameter insets: the distances; `nil` for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      RowTraitModifier([
        .top: insets.map { .number(Double($0.top)) }, .leading: insets.map { .number(Double($0.leading)) },
        .bottom: insets.map { .number(Double($0.bottom)) }, .trailing: insets.map { .number(Double($0.trailing)) },
      ]))
  }

  /// Shows or hides the lines between this row of a list and its neighbors.
  ///
  /// - Parameters:
  ///   - visibility: whether they are seen.
  ///   - edges: which of the two.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier([
        .separatorTop: edges.contains(.top) ? value(visibility) : nil,
        .separatorBottom: edges.contains(.bottom) ? value(visibility) : nil,
      ]))
  }

  /// Sets the color of the lines between this row of a list and its neighbors.
  ///
  /// - Parameters:
  ///   - color: the color; `nil` for the list's own.
  ///   - edges: which of the two. The line between two rows is the lower one's upper.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier([.separatorTint: edges.contains(.top) ? color.map { .color($0.value) } : nil]))
  }

  /// Shows or hides the lines above and below a section of a list.
  ///
  /// - Parameters:
  ///   - visibility: whether they are seen.
  ///   - edges: which of the two.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier([
        .sectionSeparatorTop: edges.contains(.top) ? value(visibility) : nil,
        .sectionSeparatorBottom: edges.contains(.bottom) ? value(visibility) : nil,
      ]))
  }

  /// Sets the color of the lines above and below a section of a list.
  ///
  /// - Parameters:
  ///   - color: the color; `nil` for the list's own.
  ///   - edges: which of the two.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier([.sectionSeparatorTint: color.map { .color($0.value) }]))
  }

  /// Sets what the symbols in the rows of a list are drawn in.
  ///
  /// - Parameter tint: the color; `nil` for the list's own.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(RowTraitModifier([.itemTint: tint.map { .color($0.color.value) }]))
  }

  /// Sets what the symbols in the rows of a list are drawn in.
  ///
  /// - Parameter tint: the color; `nil` for the list's own.
  public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
