import PortableUI

extension Session {
  /// Creates the screen, or a copy of it.
  ///
  /// - Parameters:
  ///   - snapshot: The state to restore; `nil` for a new screen.
  ///   - isCopy: Whether the screen is a copy that only shows its state: it runs no lifecycle closures and tasks, and
  ///     does not change the visitor's stored values.
  func makeView(restoring snapshot: ScreenSnapshot?, isCopy: Bool = false) -> HostedView {
    let context = Screen.Context(
      viewport: page.viewport, traits: page.device?.traits(locale) ?? HostTraits(),
      storage: isCopy ? storage?.copy() : storage, snapshot: snapshot,
      announce: { [weak self] in self?.announce($0) },
      copy: { [weak self] in self?.copy($0) },
      save: { [weak self] file, completion in
        guard let self else { return HostedView.saveNothing(file, completion) }
        self.save(file, completion)
      })
    return screen.host(self, !isCopy, context) { [weak self] url, completion in
      guard let self else { return completion(false) }
      self.open(url, completion)
    }
  }

  /// Sets the scene phase to `background`, because the page has been disconnected for some time. The page states its
  /// phase when it returns.
  func enterBackground() {
    guard transport == nil else { return }
    view?.traits.scenePhase = .background
    hiddenView?.traits.scenePhase = .background
  }
}
