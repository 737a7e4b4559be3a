import Trifecta

/// Returns the next side effect of a stream.
@MainActor
func first<Element>(of sideEffects: SideEffects<Element>) async -> Element? {
  for await sideEffect in sideEffects { return sideEffect }
  return nil
}

/// Returns the next side effects of a stream.
@MainActor
func first<Element>(_ count: Int, of sideEffects: SideEffects<Element>) async -> [Element] {
  var elements: [Element] = []
  for await sideEffect in sideEffects {
    elements.append(sideEffect)
    if elements.count == count { break }
  }
  return elements
}
