import PortableUI

extension SessionRecorder {
  /// Returns the details of an entry; `nil` if it was removed.
  func detail(of id: Int) -> EntryDetail? {
    guard let entry = entry(id) else { return nil }
    let canShow = state(after: id).flatMap { states.data($0) } != nil
    switch entry.content {
    case .action(let reduction, let store):
      let before = ValueReader.tree(of: reduction.before, secrets: secrets)
      let after = ValueReader.tree(of: reduction.after, secrets: secrets)
      return EntryDetail(
        id: id, title: "State of \(store)", value: ValueReader.tree(of: reduction.action, secrets: secrets),
        changes: ValueChange.between(before, after), state: after, canShow: canShow)
    case .sideEffect(let sideEffect, _, _):
      return stateDetail(id, value: ValueReader.tree(of: sideEffect.value, secrets: secrets), canShow: canShow)
    case .event, .effect, .opened, .update:
      return stateDetail(id, value: nil, canShow: canShow)
    }
  }

  /// The details of an entry that is not an action: the state of the screen after it.
  private func stateDetail(_ id: Int, value: ValueNode?, canShow: Bool) -> EntryDetail {
    let after = state(after: id).flatMap { tree(of: $0) }
    let before = state(before: id).flatMap { tree(of: $0) }
    let changes = if let before, let after { ValueChange.between(before, after) } else { [ValueChange]() }
    return EntryDetail(
      id: id, title: "State of the screen", value: value, changes: changes, state: after, canShow: canShow)
  }

  /// The newest state of the screen; `nil` if none was recorded.
  var currentState: ValueNode? { states.newest.flatMap { tree(of: $0) } }

  /// Returns the number of the state before an entry; `nil` if there is none.
  private func state(before id: Int) -> Int? {
    for entry in entries.reversed() where entry.id < id {
      if case .update(let update) = entry.content { return update.state }
    }
    return nil
  }

  private func tree(of number: Int) -> ValueNode? { states.snapshot(number).map { ValueNode($0.tree) } }
}
