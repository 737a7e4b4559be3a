/// A view of which a list makes several rows, as far as its type tells.
///
/// Collections of such views have a node for each of them in a list, so that the list knows how many rows there are. What a type
/// does not tell, that of ``AnyView`` for one, is found out when the first of them comes near.
@MainActor
protocol RowMaker {
  static var makesRows: Bool { get }
}

/// Whether a list makes several rows of a view of that type, or of one in its body.
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
