import Trifecta

/// Returns the next side effect of a stream.
@MainActor
func first<Element>(of sideEffects: SideEffects<Element>) async -> Element? {
  for await sideEffect in sideEffects { return sideEffect }
  return nil
}
