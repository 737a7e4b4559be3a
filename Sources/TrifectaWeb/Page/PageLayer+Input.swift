import Elements
import PortableUI

// The layers that handle events or describe a view to assistive technology.
extension PageLayer {
  static let inputRows: [ElementKind: PageLayer] = {
    var rows: [ElementKind: PageLayer] = [:]
    rows[.tapGesture] = gesture
    rows[.gesture] = gesture
    rows[.hover] = PageLayer(joining: .handlers)
    // A hover effect changes properties that other layers set too, so it has a box of its own.
    rows[.hoverEffect] = PageLayer(
      joining: .alone,
      classes: { shown, index in
        shown.element.layers[index][.hoverEffect].map { [StyleClass("hover-\($0)", parts: [.drawing])] } ?? []
      },
      isHitInAllOfItsSpace: { $0[.hoverEffect] != nil })
    rows[.measure] = PageLayer(joining: .handlers)
    rows[.draggable] = PageLayer(
      joining: .handlers, joiningWithContent: .handlersAndContent, attributes: [.disabled: [.drag]])
    rows[.dropTarget] = PageLayer(joining: .handlers, attributes: [.takesDrop: [.drop], .dropTypes: []])
    rows[.keyPress] = PageLayer(attributes: [.keys: [.keys]])
    rows[.focus] = PageLayer(joining: .always, isPainted: false, attributes: [.focusable: [.tabIndex]])
    rows[.hitTesting] = PageLayer(
      joining: .always, isPainted: false, parts: [.layout], attributes: [.disabled: [.className]],
      classes: { shown, index in shown.element.layers[index][.disabled] == nil ? [] : [.untouchable] })
    rows[.contentShape] = PageLayer(
      joining: .area, attributes: [.disabled: [.className]], isHitInAllOfItsSpace: { $0[.disabled] == nil })
    rows[.contextMenu] = PageLayer(
      joining: .contentBehind, ownAttributes: [.context, .tabIndex, .ariaRole], isPressable: true,
      isHitInAllOfItsSpace: { _ in true })
    rows[.popoverAnchor] = PageLayer(joining: .anchor, attributes: [.popoverAnchor: [.popoverAnchor]])
    rows[.description] = PageLayer(
      joining: .always, joinsClosedBoxes: true, isPainted: false, target: .described,
      attributes: [.label: [.label, .hidden, .ariaRole]])
    rows[.visuallyHidden] = PageLayer(
      parts: [.layout], classes: { _, _ in [StyleClass("unseen")] },
      note: { inner, _, _ in inner & PageNote.hasControl }, endsRegion: true)
    return rows
  }()

  private static let gesture = PageLayer(
    joining: .handlers,
    attributes: [
      .disabled: [.tap, .press, .pinch, .tabIndex, .ariaRole], .count: [.tap], .furtherCounts: [.tap],
      .locatesTap: [.tap],
      .minimumDistance: [.press], .maximumDistance: [.press], .minimumDuration: [.press, .tabIndex, .ariaRole],
      .furtherDurations: [.press],
      .minimumScaleDelta: [.pinch], .minimumAngle: [.pinch],
    ])
}
