import ViewGraph

/// A view that is known not to read `isFocused`, neither itself nor in its content. A button with such a label stores no
/// focus.
protocol FocusIndependentView {}

extension EmptyView: FocusIndependentView {}
extension Text: FocusIndependentView {}
extension Image: FocusIndependentView {}
extension Spacer: FocusIndependentView {}
extension Label: FocusIndependentView where Title: FocusIndependentView, Icon: FocusIndependentView {}
extension HStack: FocusIndependentView where Content: FocusIndependentView {}
extension VStack: FocusIndependentView where Content: FocusIndependentView {}
extension TupleView: FocusIndependentView where repeat each Content: FocusIndependentView {}
extension ButtonRow: FocusIndependentView where Content: FocusIndependentView {}
extension ModifiedContent: FocusIndependentView
where Content: FocusIndependentView, Modifier: PrimitiveModifier, Modifier.LayerContent == NoContent {}
