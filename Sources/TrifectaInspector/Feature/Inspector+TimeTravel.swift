import Foundation

/// The selected entry, and the state that the page shows.
extension Inspector {
  func select(_ row: Int?, _ state: inout State) {
    state.selection = row
    guard let row, let session = state.session else {
      state.detail = nil
      return
    }
    state.detail = service.detail(of: row, in: session)
  }

  /// Selects the row at a position of the slider, and shows the state after its entry.
  func scrub(to position: Int, _ state: inout State) {
    guard state.rows.indices.contains(position) else { return }
    let row = state.rows[position].id
    select(row, &state)
    show(row, &state)
  }

  /// Shows the state after an entry in the page.
  func show(_ row: Int, _ state: inout State) {
    guard let session = state.session else { return }
    if service.show(row, in: session) {
      state.sessions = service.sessions
      state.earlier = row
      state.message = ""
    } else {
      state.message = "The page has not been updated after this entry, or its state was removed."
    }
  }

  /// Shows the current state in the page again.
  func showCurrent(_ state: inout State) {
    if let session = state.session { service.showCurrent(in: session) }
    state.sessions = service.sessions
    state.earlier = nil
    state.message = ""
  }

  /// Continues the session from the shown state.
  func resume(_ state: inout State) {
    guard let session = state.session, let entry = state.earlier else { return }
    state.message =
      service.resume(from: entry, in: session)
      ? "The session continues from entry \(entry)." : "The state after entry \(entry) is not available."
    state.earlier = nil
    update(&state)
  }

  /// Restarts the screen in its initial state.
  func restart(_ state: inout State) {
    if let session = state.session { service.restart(session) }
    state.earlier = nil
    state.message = "The screen was restarted."
    update(&state)
  }

  /// Shows the last state of a report in the page.
  func show(report: Data, _ state: inout State) {
    guard let session = state.session else { return }
    do {
      try service.show(report: report, in: session)
      state.sessions = service.sessions
      state.earlier = nil
      state.message = "The page shows the last state of the report."
    } catch {
      state.message = "The report cannot be shown: \(error)"
    }
  }
}
