import Elements
import ViewGraph

/// The tint of symbols and controls in the rows of a list.
public struct ListItemTint: Sendable {
  let color: Color

  /// Returns a tint that the user's preference does not override.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a tint that the user's preference can override on Apple's platforms. In PortableUI, it is the same as
  /// ``fixed(_:)``.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The primary color instead of a tint.
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
  /// Sets the background of the list row that contains this view.
  ///
  /// - Parameter view: the background; `nil` for the list's default.
  @_disfavoredOverload
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Sets the background color of the list row that contains this view.
  ///
  /// - Parameter color: the color; `nil` for the list's default.
  public func listRowBackground(_ color: Color?) -> some View {
    modifier(RowTraitModifier([.rowFill: color.map { .color($0.value) }]))
  }

  /// Sets the insets of this view in its list row.
  ///
  /// - Parameter insets: the insets; `nil` for the list's default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      RowTraitModifier([
        .top: insets.map { .number(Double($0.top)) }, .leading: insets.map { .number(Double($0.leading)) },
        .bottom: insets.map { .number(Double($0.bottom)) }, .trailing: insets.map { .number(Double($0.trailing)) },
      ]))
  }

  /// Shows or hides the separators of this list row.
  ///
  /// - Parameters:
  ///   - visibility: the visibility of the separators.
  ///   - edges: the edges of the row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier([
        .separatorTop: edges.contains(.top) ? value(visibility) : nil,
        .separatorBottom: edges.contains(.bottom) ? value(visibility) : nil,
      ]))
  }

  /// Sets the color of the separators of this list row.
  ///
  /// The separator between two rows has the bottom color of the upper row. If the upper row has none, the separator has
  /// the top color of the lower row.
  ///
  /// - Parameters:
  ///   - color: the color; `nil` for the list's default.
  ///   - edges: the edges of the row.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    let value = color.map { AttributeValue.color($0.value) }
    return modifier(
      RowTraitModifier([
        .separatorTopTint: edges.contains(.top) ? value : nil,
        .separatorBottomTint: edges.contains(.bottom) ? value : nil,
      ]))
  }

  /// Shows or hides the separators above and below a section of a list. The web host separates sections by spacing
  /// only.
  ///
  /// - Parameters:
  ///   - visibility: the visibility of the separators.
  ///   - edges: the edges of the section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      RowTraitModifier([
        .sectionSeparatorTop: edges.contains(.top) ? value(visibility) : nil,
        .sectionSeparatorBottom: edges.contains(.bottom) ? value(visibility) : nil,
      ]))
  }

  /// Sets the color of the separators above and below a section of a list. The web host separates sections by spacing
  /// only.
  ///
  /// - Parameters:
  ///   - color: the color; `nil` for the list's default.
  ///   - edges: the edges of the section.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    let value = color.map { AttributeValue.color($0.value) }
    return modifier(
      RowTraitModifier([
        .sectionSeparatorTopTint: edges.contains(.top) ? value : nil,
        .sectionSeparatorBottomTint: edges.contains(.bottom) ? value : nil,
      ]))
  }

  /// Sets the tint of the icons of labels in the rows of a list, which is the accent color by default.
  ///
  /// - Parameter tint: the tint; `nil` for the list's default.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(RowTraitModifier([.itemTint: tint.map { .color($0.color.value) }]))
  }

  /// Sets the tint of the icons of labels in the rows of a list, which is the accent color by default.
  ///
  /// - Parameter tint: the color; `nil` for the list's default.
  public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}
