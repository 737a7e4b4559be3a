import Trifecta

/// The next side effect of a stream, listened to for that long.
@MainActor
func first<Element>(of sideEffects: SideEffects<Element>) async -> Element? {
  for await sideEffect in sideEffects { return sideEffect }
  return nil
}
