/// Content whose closure is evaluated in a separate view, so that only this view depends on the values that the
/// closure reads.
package struct DeferredContent<Content: View>: View {
  let content: @MainActor () -> Content

  package init(content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  package var body: some View { content() }
}
