import Elements
import PortableUI

// The layers that change the appearance of a view.
extension PageLayer {
  static let paintRows: [ElementKind: PageLayer] = {
    var rows: [ElementKind: PageLayer] = [:]
    rows[.background] = PageLayer(
      joining: .paint(.background), joiningWithContent: .contentBehind,
      attributes: [.alignment: [.contentClassName]],
      style: { $0.declarations += Paint.background($1[.fill]).map { [$0] } ?? [] },
      isHitInAllOfItsSpace: { $0.content == nil && !Paint.isClear($0[.fill]) },
      laysOutContent: true,
      needsLayoutPass: { _, index, element in LayoutPassTrigger.isStretched(index, of: element) },
      operations: { operations, index, element, _ in operations.add(content: element.layers[index]) })
    rows[.overlay] = PageLayer(
      joining: .contentInFront, attributes: [.alignment: [.contentClassName]], laysOutContent: true,
      needsLayoutPass: { _, index, element in LayoutPassTrigger.isStretched(index, of: element) },
      operations: { operations, index, element, _ in operations.add(content: element.layers[index]) })
    rows[.border] = PageLayer(
      joining: .paint(.border),
      style: { style, layer in
        guard let color = Paint.color(layer[.fill]), let width = Style.number(layer[.width]) else { return }
        // An outline takes no space and is painted in front of the content.
        style.declarations += [
          "outline:\(Style.text(width))px solid \(color)", "outline-offset:\(Style.text(-width))px",
        ]
      }, reshapesBackground: true,
      needsLayoutPass: { _, index, element in LayoutPassTrigger.isStretched(index, of: element) })
    rows[.clip] = PageLayer(
      joining: .paint(.clip), style: { $0.declarations += Style.declarations(ofClip: $1) }, reshapesBackground: true,
      needsLayoutPass: { _, index, element in LayoutPassTrigger.isStretched(index, of: element) })
    rows[.mask] = PageLayer(
      joining: .paint(.clip), joiningWithContent: .alone, attributes: [.alignment: [.contentClassName]],
      ownAttributes: [.mask], style: { $0.declarations += Style.declarations(ofMask: $1) })
    rows[.filter] = PageLayer(
      joining: .filter,
      classes: { shown, index in
        guard case .filter(.multiply)? = shown.element.layers[index][.filter] else { return [] }
        return [StyleClass("g", parts: [.drawing])]
      },
      style: { $0.add(filter: $1) })
    rows[.transform] = PageLayer(
      joining: .transform,
      style: { if case .transform(let transform)? = $1[.transform] { $0.transforms.append(transform) } },
      reshapesBackground: true)
    rows[.opacity] = PageLayer(
      joining: .effect,
      classes: { shown, index in
        guard shown.element.layers[index][.opacity] == .number(0) else { return [] }
        // A row triggers its link even if the link is invisible.
        let isControlOfRow = shown.element.isInside(.list) && shown.hasControl(beforeLayer: index)
        return isControlOfRow ? [] : [.untouchable]
      },
      style: { $0.opacity *= Style.number($1[.opacity]) ?? 1 })
    rows[.blend] = PageLayer(
      joining: .effect,
      style: { style, layer in
        let mode = layer[.mode]?.description
        style.declarations.append(mode.flatMap(Style.keyword).map { "mix-blend-mode:\($0)" } ?? "isolation:isolate")
      })
    rows[.hidden] = PageLayer(
      joining: .effect, style: { style, _ in style.declarations.append("visibility:hidden") })
    rows[.flip] = PageLayer(
      joining: .effect,
      style: { if $1[.disabled] == nil { $0.declarations.append("scale:var(--forward) 1") } })
    rows[.redaction] = PageLayer(
      joining: .effect, attributes: [.covered: [.className]],
      classes: { shown, index in
        shown.element.layers[index][.covered].map {
          [StyleClass($0 == .flag(true) ? "r" : "u", parts: [.layout])]
        } ?? []
      })
    rows[.scheme] = PageLayer(
      joining: .always, joinsClosedBoxes: true, isPainted: false, attributes: [.screenScheme: [.scheme]],
      style: { style, layer in
        guard let scheme = layer[.scheme]?.description, ["dark", "light"].contains(scheme) else { return }
        // Without the declaration of `color`, content in the text color would inherit the color of the outer scheme.
        style.declarations += ["color-scheme:\(scheme)", "color:var(--primary)"]
      })
    rows[.symbolEffect] = PageLayer(
      joining: .effect, attributes: [.symbolEffect: [.symbolEffect]],
      style: { $0.declarations += Style.declarations(ofSymbolEffect: $1) })
    rows[.exchange] = PageLayer(joining: .always, attributes: [.exchange: [.exchange]])
    rows[.matched] = PageLayer(
      joining: .area,
      attributes: [.matched: [.matched], .follows: [.follows], .matchedParts: [.matchedParts]])
    return rows
  }()
}
