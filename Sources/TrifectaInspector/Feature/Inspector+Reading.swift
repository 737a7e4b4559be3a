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
    if state.rows.isEmpty {
      state.rows = IdentifiedArray(rows)
    } else {
      for row in rows { state.rows.updateOrAppend(row) }
    }
    updateShown(rows, &state)
  }

  /// Adds the rows that were added or changed, which are the newest ones, to the shown rows, and removes those that are
  /// no longer available. The texts of the other rows are not read again.
  private func updateShown(_ rows: [TimelineRow], _ state: inout State) {
    let oldest = state.rows.first?.id ?? .max
    state.shown.removeLast(state.shown.reversed().prefix { $0.id < oldest }.count)
    guard let changed = rows.first?.id else { return }
    let old = state.shown.prefix { $0.id >= changed }.count
    state.shown.replaceSubrange(..<old, with: rows.reversed().filter(isShown(state)))
  }

  /// Finds the shown rows after a change of the filter.
  func filterRows(_ state: inout State) {
    state.shown = state.rows.reversed().filter(isShown(state))
  }

  /// Returns whether a row matches the filter.
  private func isShown(_ state: State) -> @MainActor (TimelineRow) -> Bool {
    let filter = state.filter.lowercased()
    return { [hidden = state.hidden] row in
      !hidden.contains(row.kind)
        && (filter.isEmpty || row.title.lowercased().contains(filter) || row.details.lowercased().contains(filter))
    }
  }
}
