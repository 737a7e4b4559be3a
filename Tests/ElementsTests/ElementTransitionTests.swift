import Elements
import Testing

@MainActor
@Suite("ElementTransition")
struct ElementTransitionTests {
  @Test("The description lists the effects, and both directions if they differ")
  func words() {
    #expect(ElementTransition.opacity.description == "opacity")
    #expect(
      ElementTransition(insertion: [.move(.leading), .scale(0.5, x: 0, y: 1)], removal: []).description
        == "move(leading) + scale(0.5, x: 0.0, y: 1.0) / identity")
    #expect(ElementTransition.Effect.offset(x: 1, y: -2).description == "offset(x: 1.0, y: -2.0)")
  }

  @Test("An element has the transition that was set last")
  func element() {
    let element = Element(id: 1, kind: ElementKind(rawValue: "a"))
    #expect(element.transition == nil)
    element.transition = .opacity
    #expect(element.transition == .opacity)
    element.transition = nil
    #expect(element.transition == nil)
  }

  @Test("Temporary attributes of an element and its layers are restored")
  func lent() {
    let key = AttributeKey(rawValue: "a")
    let other = AttributeKey(rawValue: "b")
    let element = Element(id: 1, kind: ElementKind(rawValue: "a"))
    _ = element.set(key, .number(1))
    element.layers = [Layer(kind: element.kind, attributes: [key: .number(3)])]
    let lent: [AttributeLocation: AttributeValue?] = [
      AttributeLocation(layer: nil, key): nil, AttributeLocation(layer: nil, other): .number(2),
      AttributeLocation(layer: 0, key): nil, AttributeLocation(layer: 0, other): .number(4),
    ]
    element.with(lent) {
      #expect(element[key] == nil && element.layers[0][key] == nil)
      #expect(element[other] == .number(2) && element.layers[0][other] == .number(4))
    }
    #expect(element[key] == .number(1) && element[other] == nil)
    #expect(element.layers[0][key] == .number(3) && element.layers[0][other] == nil)
  }
}
