/// A view whose static type tells whether the view creates several rows of a list.
///
/// In a list, a ``ForEach`` over views that create several rows has a node for each view, so that the list knows the
/// number of rows. Types such as ``AnyView`` do not tell their number of rows. For them, the number is unknown until
/// the first view of the ``ForEach`` approaches the visible area.
@MainActor
protocol RowMaker {
  static var makesRows: Bool { get }
}

/// Returns whether a view of the given type, or a view in its body, creates several rows of a list.
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
    for isMaker in repeat PortableCore.makesRows((each Content).self) {
      if isMaker { return true }
    }
    return false
  }
}

extension ModifiedContent: RowMaker where Content: View {
  static var makesRows: Bool { PortableCore.makesRows(Content.self) }
}

extension Group: RowMaker where Content: View {
  static var makesRows: Bool { PortableCore.makesRows(Content.self) }
}

extension Optional: RowMaker where Wrapped: View {
  static var makesRows: Bool { PortableCore.makesRows(Wrapped.self) }
}

extension _ConditionalContent: RowMaker {
  static var makesRows: Bool { PortableCore.makesRows(TrueContent.self) || PortableCore.makesRows(FalseContent.self) }
}

extension IDView: RowMaker {
  static var makesRows: Bool { PortableCore.makesRows(Content.self) }
}
