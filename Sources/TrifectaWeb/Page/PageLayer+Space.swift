import Elements
import PortableUI

// The layers that set the size and the position of a view.
extension PageLayer {
  static let spaceRows: [ElementKind: PageLayer] = {
    var rows: [ElementKind: PageLayer] = [:]
    rows[.padding] = PageLayer(
      joining: .padding, isPainted: false, style: { $0.add(padding: $1) }, reshapesBackground: true,
      operations: { $0.add(padding: $2.layers[$1], isMargin: $3) })
    rows[.frame] = PageLayer(
      joining: .frame, isPainted: false, style: { $0.add(frame: $1) },
      isOfOwnSize: { ($0[.width] ?? $0[.height]) != nil },
      isNarrowed: { $0[.width] == nil && $0[.maxWidth].map { $0 != .unlimited } ?? false },
      note: { inner, index, element in
        let layer = element.layers[index]
        return side(inner, PageNote.fillsWidth, fixed: layer[.width], filling: layer[.maxWidth])
          | side(inner, PageNote.fillsHeight, fixed: layer[.height], filling: layer[.maxHeight])
          | inner & PageNote.hasControl | (layer[.height] == nil ? inner & PageNote.scrolls : 0)
      },
      needsLayoutPass: { inner, index, element in
        LayoutPassTrigger.applies(toFrame: index, of: element, around: inner)
      },
      operations: { operations, index, element, _ in operations.add(frame: element.layers[index]) })
    rows[.fixedSize] = PageLayer(
      joining: .fixedSize, isPainted: false,
      style: { style, layer in
        if layer[.horizontal] != nil { style.declarations += ["width:max-content", "min-width:max-content"] }
        if layer[.vertical] != nil { style.declarations.append("min-height:max-content") }
      },
      note: { inner, index, element in
        let layer = element.layers[index]
        return inner & ~(layer[.horizontal] == nil ? 0 : PageNote.fillsWidth)
          & ~(layer[.vertical] == nil ? 0 : PageNote.fillsHeight | PageNote.scrolls)
      },
      needsLayoutPass: { inner, _, _ in inner & (PageNote.fillsWidth | PageNote.fillsHeight) != 0 },
      operations: { operations, index, element, _ in operations.add(fixedSize: element.layers[index]) })
    rows[.relativeFrame] = PageLayer(
      joining: .relativeFrame, isPainted: false, parts: [.layout],
      style: { $0.declarations += Style.declarations(ofRelativeFrame: $1) },
      isOfOwnSize: { _ in true },
      note: { inner, index, element in
        let layer = element.layers[index]
        return inner & ~(layer[.relativeWidth] == nil ? 0 : PageNote.fillsWidth)
          & ~(layer[.relativeHeight] == nil ? 0 : PageNote.fillsHeight)
      },
      needsLayoutPass: { inner, index, element in
        LayoutPassTrigger.applies(toRelativeFrame: index, of: element, around: inner)
      },
      operations: { operations, index, element, _ in operations.add(relativeFrame: element.layers[index]) })
    rows[.aspectRatio] = PageLayer(
      joining: .aspectRatio,
      style: { style, _ in
        style.declarations += AspectRatio(ofLayer: style.index, of: style.element).declarations
      },
      note: { inner, index, element in
        inner & ~(PageNote.fillsWidth | PageNote.fillsHeight) | AspectRatio(ofLayer: index, of: element).fills
      },
      needsLayoutPass: { inner, index, element in
        let both = PageNote.fillsWidth | PageNote.fillsHeight
        return !(AspectRatio(ofLayer: index, of: element).isExact && inner & both == both)
      },
      operations: { operations, index, element, _ in operations.add(aspectRatio: index, of: element) })
    rows[.position] = PageLayer(
      parts: [.layout], classes: { _, _ in [StyleClass("p")] },
      style: { style, layer in
        for (key, name) in [(AttributeKey.x, "--x"), (.y, "--y")] {
          if let length = Style.number(layer[key]) { style.declarations.append("\(name):\(Style.text(length))px") }
        }
      },
      note: { inner, _, _ in inner | PageNote.fillsWidth | PageNote.fillsHeight },
      endsRegion: true)
    rows[.offset] = PageLayer(
      joining: .offset, style: { $0.add(offset: $1) }, reshapesBackground: true)
    rows[.safeArea] = PageLayer(
      style: { $0.declarations += Style.declarations(ofSafeArea: $1) }, endsRegion: true)
    rows[.safeAreaInset] = PageLayer(
      joining: .alone, parts: [.layout], classes: { _, _ in [StyleClass("i")] },
      contentClass: { StyleClass("i\($0[.edge]?.description.first ?? "b")") },
      style: { style, layer in
        if let spacing = Style.number(layer[.spacing]) {
          style.declarations.append("--apart:\(Style.text(spacing))px")
        }
      }, isScrolledBehind: true, laysOutContent: true, needsLayoutPass: { _, _, _ in true },
      operations: { operations, index, element, _ in operations.add(inset: element.layers[index]) })
    rows[.safeAreaPadding] = PageLayer(
      joining: .alone, parts: [.layout], classes: { _, _ in [StyleClass("i")] },
      style: { style, layer in
        for (key, name) in [(AttributeKey.top, "top"), (.leading, "start"), (.bottom, "bottom"), (.trailing, "end")] {
          if let length = Style.number(layer[key]) {
            style.declarations.append("--own-\(name):\(Style.text(length))px")
          }
        }
      }, endsRegion: true)
    rows[.layoutPriority] = PageLayer(
      joining: .always, joinsClosedBoxes: true, isPainted: false, target: .outermost,
      siblingDeclarations: { layer, _ in
        guard let priority = layer.layoutPriority, priority != 0 else { return [] }
        return priority > 0 ? ["flex-shrink:0", "max-width:100%"] : ["flex-shrink:9999"]
      })
    rows[.zIndex] = PageLayer(
      joining: .always, isPainted: false, target: .outermost, parts: [.layout],
      siblingDeclarations: { layer, _ in
        guard let index = Style.number(layer[.value]) else { return [] }
        // `z-index` accepts only integers.
        return ["z-index:\(Int((min(max(index, -1e6), 1e6) * 100).rounded()))"]
      })
    rows[.guide] = PageLayer(
      joining: .always, isPainted: false, target: .outermost,
      siblingDeclarations: { Style.declarations(ofGuide: $0, of: $1) })
    rows[.direction] = PageLayer(
      joining: .always, joinsClosedBoxes: true, isPainted: false, attributes: [.direction: [.direction]])
    return rows
  }()

  /// Returns the bit of a frame for filling one axis.
  private static func side(
    _ inner: UInt32, _ bit: UInt32, fixed: AttributeValue?, filling: AttributeValue?
  ) -> UInt32 {
    if filling != nil { return bit }
    return fixed == nil ? inner & bit : 0
  }
}

extension Layer {
  /// The layout priority that the layer sets.
  var layoutPriority: Double? { kind == .layoutPriority ? Style.number(self[.value]) : nil }

  /// Whether the layer sets a layout priority other than the default.
  var changesLayoutPriority: Bool { kind == .layoutPriority && layoutPriority != 0 }

  /// Whether the layer is a frame that sets a finite maximum length along an axis.
  func hasMaximum(along axis: Axis) -> Bool {
    guard kind == .frame, let maximum = self[axis == .horizontal ? .maxWidth : .maxHeight] else { return false }
    return maximum != .unlimited
  }

  /// Whether the layer is a frame that sets a minimum length along an axis.
  func hasMinimum(along axis: Axis) -> Bool {
    kind == .frame && self[axis == .horizontal ? .minWidth : .minHeight] != nil
  }
}
