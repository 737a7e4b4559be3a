/// The views that are highlighted and picked in the page.
extension Inspector {
  /// Highlights the view under the pointer, or the selected one, in the page.
  func highlight(_ state: inout State) {
    let shown = (state.pointedView ?? state.view).flatMap { view in state.views.first { $0.id == view }?.element }
    guard let session = state.session, state.highlighted != shown else { return }
    state.highlighted = shown
    service.highlight(shown, in: session)
  }

  /// Selects no view.
  func endHighlight(_ state: inout State) {
    state.view = nil
    state.pointedView = nil
    highlight(&state)
  }

  /// Lets the user pick a view in the page.
  func pick(_ state: inout State) {
    guard let session = state.session else { return }
    service.pick(in: session)
    state.sessions = service.sessions
    state.isPicking = state.summary?.isPicking ?? false
  }

  func cancelPick(_ state: inout State) {
    guard state.isPicking, let session = state.session else { return }
    state.isPicking = false
    service.cancelPick(in: session)
  }

  /// Selects the view that the user has picked in the page.
  func endPick(_ state: inout State) {
    guard state.isPicking, state.summary?.isPicking != true, let session = state.session else { return }
    state.isPicking = false
    let picked = service.pickedView(in: session, includingLibrary: state.showsLibraryViews)
    guard let picked else { return }
    state.view = picked
    state.pickedView = picked
    highlight(&state)
  }
}
