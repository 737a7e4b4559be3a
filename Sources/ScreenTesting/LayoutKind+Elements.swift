import Elements
import LayoutEngine
import PortableUI
import ViewGraph

extension Layer {
  /// How the layer is laid out; `nil` if it does not affect layout.
  ///
  /// - Parameters:
  ///   - screen: The size of the screen.
  ///   - isInScroll: Whether the layer is inside a scroll view.
  ///   - element: The element of the layer.
  func layoutKind(
    on screen: LayoutSize, isInScroll: Bool, of element: Element
  ) -> Result<LayoutKind?, ElementLayout.Unknown> {
    switch kind {
    case .padding, .safeAreaPadding: return .success(.padding(insets))
    case .frame: return .success(frame)
    case .background where content == nil, .overlay where content == nil: return .success(nil)
    case .background, .overlay: return .success(.secondary(self[.alignment].layoutAlignment))
    case .offset: return .success(.offset(x: number(.x) ?? 0, y: number(.y) ?? 0))
    case .position: return .success(.position(x: number(.x) ?? 0, y: number(.y) ?? 0))
    case .fixedSize: return .success(.fixedSize(horizontal: self[.horizontal] != nil, vertical: self[.vertical] != nil))
    case .layoutPriority: return .success(.priority(number(.value) ?? 0))
    case .aspectRatio: return .success(.aspectRatio(number(.ratio), fills: self[.mode] == .string("fill")))
    case .guide: return .success(guide)
    case .measure where self[.measured] != nil: return .failure(.init(what: "a view that is measured"))
    case .relativeFrame:
      if isInScroll { return .failure(.init(what: "a frame relative to a scroll view")) }
      return .success(relativeFrame(on: screen))
    case .safeAreaInset where element.endsAtInsets: return .success(inset)
    case .listRow, .safeAreaInset, .visuallyHidden, .swipeActions, .rowBackground:
      return .failure(.init(what: "the modifier \(kind.rawValue)"))
    default: return .success(nil)
    }
  }

  private var insets: LayoutInsets {
    LayoutInsets(
      top: number(.top) ?? 0, leading: number(.leading) ?? 0, bottom: number(.bottom) ?? 0,
      trailing: number(.trailing) ?? 0)
  }

  private var frame: LayoutKind {
    let alignment = self[.alignment].layoutAlignment
    let limits: [AttributeKey] = [.minWidth, .idealWidth, .maxWidth, .minHeight, .idealHeight, .maxHeight]
    guard limits.contains(where: { self[$0] != nil }) else {
      return .frame(width: number(.width), height: number(.height), alignment)
    }
    func maximum(_ key: AttributeKey) -> Double? { self[key] == .unlimited ? .infinity : number(key) }
    return .flexibleFrame(
      width: LayoutLimits(minimum: number(.minWidth), ideal: number(.idealWidth), maximum: maximum(.maxWidth)),
      height: LayoutLimits(minimum: number(.minHeight), ideal: number(.idealHeight), maximum: maximum(.maxHeight)),
      alignment)
  }

  private var inset: LayoutKind {
    let (edge, alignment) = (self[.edge]?.description, self[.alignment].layoutAlignment)
    let isHorizontal = edge == "leading" || edge == "trailing"
    return .inset(
      isHorizontal ? .horizontal : .vertical, spacing: number(.spacing) ?? 8,
      isHorizontal ? alignment.vertical : alignment.horizontal, isFirst: edge == "leading" || edge == "top")
  }

  private func relativeFrame(on screen: LayoutSize) -> LayoutKind {
    func length(_ factor: AttributeKey, _ constant: AttributeKey, of whole: Double) -> Double? {
      number(factor).map { max(0, $0 * whole + (number(constant) ?? 0)) }
    }
    return .frame(
      width: length(.relativeWidth, .width, of: screen.width),
      height: length(.relativeHeight, .height, of: screen.height), self[.alignment].layoutAlignment)
  }

  /// The alignment guide that the layer sets. The layer holds the distance from the guide's default position.
  private var guide: LayoutKind? {
    guard case .alignment(let alignment)? = self[.alignment] else { return nil }
    let both = self[.alignment].layoutAlignment
    if alignment.horizontal != nil, let shift = number(.x) {
      return .guide(.horizontal, both.horizontal) { both.horizontal.position(in: $0.width) - shift }
    }
    if alignment.vertical != nil, let shift = number(.y) {
      return .guide(.vertical, both.vertical) { both.vertical.position(in: $0.height) - shift }
    }
    return nil
  }

  private func number(_ key: AttributeKey) -> Double? { self[key].finiteNumber }
}

extension Element {
  /// The children that no other page covers.
  var uncoveredChildren: [Element] { children.filter { $0[.covered] != .flag(true) } }

  func number(_ key: AttributeKey) -> Double? { self[key].finiteNumber }

  /// Whether the element ends where a safe area inset begins. Scrollable views extend behind insets.
  var endsAtInsets: Bool {
    switch kind {
    case .vStack, .hStack, .zStack, .grid, .text, .color, .shape, .image, .divider, .geometry, .button: true
    default: false
    }
  }

  /// How an element without children is laid out; `nil` if its size is not known.
  var leafKind: LayoutKind? {
    switch kind {
    case .text:
      let text = EstimatedText(self[.text]?.description ?? "", as: self)
      return .measured { text.measure($0) }
    case .color, .shape, .list, .table, .textEditor: return .flexible
    case .spacer: return .spacer(minimum: number(.minLength) ?? 8)
    case .divider: return .divider(thickness: 1)
    case .image where self[.resizable] != nil: return .flexible
    case .image where self[.symbol] != nil:
      let line = EstimatedText("", as: self).measure(.unspecified)
      // The width of a symbol is close to the line height.
      return .fixed(LayoutSize(width: line.size.height, height: line.size.height))
    case .textField, .secureField:
      let line = EstimatedText("", as: self).measure(.unspecified).size.height
      let padding = self[.controlStyle] == .string("roundedBorder") ? 12.0 : 0
      return .flexible(height: line + padding)
    case .slider: return .flexible(height: 31)
    case .optionPicker where self[.labelsHidden] != nil || self[.controlStyle] == .string("segmented"):
      return .flexible(height: 32)
    case .progress:
      return self[.value] == nil ? .fixed(LayoutSize(width: 20, height: 20)) : .flexible(height: 4)
    default: return nil
    }
  }

  /// The padding around the label of a button; `nil` if the button's style is not known.
  var buttonInsets: LayoutInsets? {
    switch self[.controlStyle]?.description {
    case nil, "plain", "borderless", "custom", "automatic": LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    case "bordered", "borderedProminent": LayoutInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    default: nil
    }
  }
}

extension Element {
  /// Returns how the element takes part in the layout of a grid.
  ///
  /// - Parameters:
  ///   - row: The row; `nil` if the element is outside of the rows of the grid.
  ///   - column: The number of columns before the element.
  ///   - grid: The grid.
  func gridCell(in row: Element?, column: Int, of grid: Element) -> LayoutGridCell {
    func trait(_ key: AttributeKey) -> AttributeValue? { traits.first { $0.key == key }?.value }
    var alignment = grid[.cellAlignment].layoutAlignment
    if let row {
      if AttributeKey.columnAlignments.indices.contains(column),
        let ofColumn = grid[AttributeKey.columnAlignments[column]]
      {
        alignment.horizontal = AttributeValue?.some(ofColumn).layoutAlignment.horizontal
      }
      if row[.alignment] != nil { alignment.vertical = row[.alignment].layoutAlignment.vertical }
    }
    let anchor = trait(.cellAnchor)
    let unsized = trait(.unsizedAxes)?.description ?? ""
    return LayoutGridCell(
      columns: row == nil ? nil : trait(.columns).finiteNumber.map { Int($0) } ?? 1,
      alignment: anchor == nil ? alignment : anchor.layoutAlignment,
      sizesColumn: !unsized.contains("horizontal"), sizesRow: !unsized.contains("vertical"))
  }

  /// The height of a navigation bar, in points, from Apple's Human Interface Guidelines; `nil` for other elements.
  var navigationBarHeight: Double? {
    guard kind == .navigationBar else { return nil }
    let hasLargeTitle = self[.isInline] != .flag(true) && children.contains { $0.kind == .navigationTitle }
    return hasLargeTitle ? 96 : 44
  }
}

extension ElementKind {
  /// The name of this kind of element in error messages.
  var layoutName: String { self == .gap ? "rows of a lazy stack that are not created yet" : "the view \(rawValue)" }
}

extension LayoutKind {
  /// A view that takes the proposed width and has a fixed height.
  static func flexible(height: Double) -> LayoutKind {
    .measured { MeasuredContent(size: LayoutSize(width: $0.width ?? 100, height: height)) }
  }
}

extension AttributeValue? {
  var finiteNumber: Double? {
    guard case .number(let number)? = self, number.isFinite else { return nil }
    return number
  }

  /// The alignment; centered if none is set.
  var layoutAlignment: LayoutAlignment {
    guard case .alignment(let alignment)? = self else { return .center }
    let horizontal: LayoutGuide =
      switch alignment.horizontal {
      case .leading?: .start
      case .trailing?: .end
      case .center?, nil: .center
      }
    let vertical: LayoutGuide =
      switch alignment.vertical {
      case .top?: .start
      case .bottom?: .end
      case .firstTextBaseline?: .firstTextBaseline
      case .lastTextBaseline?: .lastTextBaseline
      case .center?, nil: .center
      }
    return LayoutAlignment(horizontal: horizontal, vertical: vertical)
  }
}
