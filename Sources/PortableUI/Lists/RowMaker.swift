/// A view whose type shows that it becomes several rows of a list.
///
/// In a list, collections of such views have a node for each view, so that the list knows the number of rows. For types
/// such as ``AnyView``, the number of rows is not known before the first view of the collection approaches the visible
/// area.
@MainActor
protocol RowMaker {
  static var makesRows: Bool { get }
}

/// Whether a view of the given type, or a view in its body, becomes several rows of a list.
@MainActor
func makesRows<Content: View>(_ type: Content.Type) -> Bool {
  if let maker = type as? any RowMaker.Type { return maker.makesRows }
  return Content.Body.self != Never.self && makesRows(Content.Body.self)
}

extension ForEach: RowMaker where Content: View {
  static var makesRows: Bool { true }
}

extension Section: RowMaker {
  static var makesRows: Bool { true }
}

extension TupleView: RowMaker {
  static var makesRows: Bool {
    for isMaker in repeat PortableUI.makesRows((each Content).self) {
      if isMaker { return true }
    }
    return false
  }
}

extension ModifiedContent: RowMaker where Content: View {
  static var makesRows: Bool { PortableUI.makesRows(Content.self) }
}

extension Group: RowMaker where Content: View {
  static var makesRows: Bool { PortableUI.makesRows(Content.self) }
}

extension Optional: RowMaker where Wrapped: View {
  static var makesRows: Bool { PortableUI.makesRows(Wrapped.self) }
}

extension _ConditionalContent: RowMaker {
  static var makesRows: Bool { PortableUI.makesRows(TrueContent.self) || PortableUI.makesRows(FalseContent.self) }
}

extension IDView: RowMaker {
  static var makesRows: Bool { PortableUI.makesRows(Content.self) }
}
