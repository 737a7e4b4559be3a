import Elements
import PortableUI

// The layers of lists and scroll views.
extension PageLayer {
  static let containerRows: [ElementKind: PageLayer] = {
    var rows: [ElementKind: PageLayer] = [:]
    rows[.listRow] = PageLayer(
      joining: .row, attributes: [.disabled: [.tap, .tabIndex, .ariaRole]], ownAttributes: [.ariaRole, .rowRole],
      endsRegion: true)
    rows[.trait] = PageLayer(
      joining: .always, joinsClosedBoxes: true, isPainted: false, target: .container,
      attributes: [.scrollTargets: [.scrollTargets]],
      note: { inner, index, element in
        guard case .string(let axes)? = element.layers[index][.unsizedAxes] else { return inner }
        return inner & ~(axes.contains("horizontal") ? PageNote.fillsWidth : 0)
          & ~(axes.contains("vertical") ? PageNote.fillsHeight : 0)
      })
    rows[.rowBackground] = PageLayer(
      joining: .alone, contentClass: { _ in StyleClass("rb", parts: [.lists]) }, endsRegion: true)
    rows[.swipeActions] = PageLayer(
      joining: .alone, attributes: [.fullSwipe: [.fullSwipe]],
      contentClass: { StyleClass($0[.edge] == .string("leading") ? "sl" : "sa", parts: [.edits, .lists]) },
      isContentInFront: true, endsRegion: true)
    rows[.scrollReport] = PageLayer(
      joining: .always, attributes: [.scrollAnchor: [.scrollAnchor], .scrollOrder: [.scrollOrder]])
    rows[.scrollFollow] = PageLayer(joining: .scrollHandlers)
    return rows
  }()
}
