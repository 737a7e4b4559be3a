import Trifecta

extension Inspector {
  /// Reads the content next to the timeline.
  func updateTab(_ state: inout State) {
    let session = state.session
    state.views =
      state.tab == .views
      ? session.map { service.views(of: $0, includingLibrary: state.showsLibraryViews) } ?? [] : []
    state.dependencies = state.tab == .dependencies ? session.map { service.dependencies(of: $0) } ?? [] : []
    state.test = state.tab == .test ? session.flatMap { service.test(of: $0, form: state.testForm) } : nil
  }

  /// Reads the entries that were added or changed, and removes those that are no longer available.
  func updateRows(of session: SessionSummary.ID, _ state: inout State) {
    let (rows, first) = service.rows(of: session, after: state.rows.last?.id ?? 0)
    let outdated = state.rows.prefix { $0.id < first }.count
    // Rows are removed in portions, because a removal moves all others.
    if outdated >= 500 || outdated > 0 && outdated == state.rows.count { state.rows.removeFirst(outdated) }
    guard !rows.isEmpty || outdated > 0 else { return }
    if state.rows.isEmpty {
      state.rows = IdentifiedArray(rows)
    } else {
      for row in rows { state.rows.updateOrAppend(row) }
    }
    filterRows(&state)
  }

  func filterRows(_ state: inout State) {
    let filter = state.filter.lowercased()
    state.shown = state.rows.reversed().filter { row in
      !state.hidden.contains(row.kind)
        && (filter.isEmpty || row.title.lowercased().contains(filter) || row.details.lowercased().contains(filter))
    }
  }
}
