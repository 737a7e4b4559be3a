/// Content whose closure is evaluated in a separate view, so that only this view depends on the values that the
/// closure reads.
struct DeferredContent<Content: View>: View {
  let content: @MainActor () -> Content

  var body: some View { content() }
}
