import ViewGraph

/// Whether a view is a header, a footer or an edge of a section. Such a view has no selection value, not even the id of
/// a ``ForEach`` around the section.
package struct SectionPartKey: TraitKey {
  package typealias Value = Bool
}
