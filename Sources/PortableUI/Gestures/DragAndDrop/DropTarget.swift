import Elements
import ViewGraph

/// The handlers of a drop target.
package struct DropReactions {
  /// The identifiers of the accepted types.
  var types: [String]
  /// Returns whether the view accepts the dragged content.
  var fits: @MainActor (NSItemProvider) -> Bool
  /// Validates the drop when the drag enters the view.
  var validates: @MainActor (DropInfo) -> Bool = { _ in true }
  /// Handles a drag that enters or leaves the view. The argument is `true` if it enters.
  var isTargeted: @MainActor (Bool) -> Void = { _ in }
  var entered: @MainActor (DropInfo) -> Void = { _ in }
  /// Handles a drag that moves over the view, and returns the operation of a drop at this location.
  var updated: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
  /// Handles a drag that leaves the view without a drop.
  var exited: @MainActor (DropInfo) -> Void = { _ in }
  /// Performs the drop.
  var drops: @MainActor (DropInfo, DropRow?) -> Bool
}

/// The row of a collection on which content is dropped.
package struct DropRow {
  let row: Int
  /// Whether the drop is on the second half of the row.
  let isAfter: Bool
}

/// Makes a view a drop target.
package struct DropModifier: PrimitiveModifier {
  package let reactions: DropReactions

  package init(reactions: DropReactions) {
    self.reactions = reactions
  }

  package static var kind: ElementKind { .dropTarget }
  package static var handlers: [Handler] {
    [
      Handler(.dropOver, .presence), Handler(.dropMove, .text), Handler(.drop, .text), Handler(.offersText, .presence),
      Handler(.offersURL, .presence),
    ]
  }
  // `describe` reads whether the view is enabled, and the drag in progress.
  package var readsEnvironment: Bool { true }

  package func describe(_ writer: inout LayerWriter) {
    writer[.dropTypes] = .string(reactions.types.joined(separator: " "))
    guard EnvironmentValues(scope: writer.environment).isEnabled, let session = ScreenServices.current?.drags else {
      return
    }
    if session.offers(reactions.fits) { writer[.takesDrop] = .flag(true) }
  }

  package func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard let session = ScreenServices.current?.drags else { return false }
    let target = DragSession.Target(element: position.element.id, layer: position.layer)
    switch (event.kind, event.value) {
    case (.offersText, .flag(let isOffered)): return session.note(.text, isOffered: isOffered)
    case (.offersURL, .flag(let isOffered)): return session.note(.url, isOffered: isOffered)
    case (.dropOver, .flag(true)):
      guard EnvironmentValues(scope: environment).isEnabled, session[target] == nil,
        session.offers(reactions.fits)
      else { return false }
      session[target] = DragSession.TargetState()
      return true
    case (.dropOver, .flag(false)): return exit(session, target)
    case (.dropMove, .string(let text)):
      guard let report = DropReport(text) else { return false }
      return move(to: report.location, session, target)
    case (.drop, .string(let text)):
      guard EnvironmentValues(scope: environment).isEnabled, let report = DropReport(text) else { return false }
      return drop(report, session, target, row: position.row)
    default: return false
    }
  }

  private func move(to location: CGPoint, _ session: DragSession, _ target: DragSession.Target) -> Bool {
    guard session.isUnderWay, var state = session[target], !state.isRefused, let provider = session.provider else {
      return false
    }
    let info = DropInfo(location: location, provider: provider)
    state.location = location
    let isNew = !state.hasEntered
    if isNew {
      state.isRefused = !reactions.validates(info)
      state.hasEntered = !state.isRefused
    }
    session[target] = state
    if state.isRefused { return true }
    if isNew {
      reactions.isTargeted(true)
      reactions.entered(info)
    }
    if let proposal = reactions.updated(info) { session[target]?.operation = proposal.operation }
    return true
  }

  private func exit(_ session: DragSession, _ target: DragSession.Target) -> Bool {
    guard let state = session[target] else { return false }
    let provider = session.provider ?? NSItemProvider()
    session[target] = nil
    guard state.hasEntered else { return true }
    reactions.isTargeted(false)
    if !state.isDropped { reactions.exited(DropInfo(location: state.location, provider: provider)) }
    return true
  }

  private func drop(
    _ report: DropReport, _ session: DragSession, _ target: DragSession.Target, row: Int?
  ) -> Bool {
    guard session.isUnderWay, let state = session[target], state.hasEntered, state.operation.isDone,
      let provider = session.drop(report.content)
    else { return false }
    session[target]?.isDropped = true
    let row = row.map { DropRow(row: $0, isAfter: report.isInSecondHalf) }
    return reactions.drops(DropInfo(location: report.location, provider: provider), row)
  }
}

/// A parsed event of a drag or drop: the location in the view, and the content if it comes from another program.
struct DropReport {
  let location: CGPoint
  /// Whether the location is in the lower half of the view.
  let isInSecondHalf: Bool
  let content: (offer: DragSession.Offer, text: String)?

  /// Parses the value of the event, which has the form `x y width height`. For external content, the word ` text` or `
  /// url` follows, and then a line break and the content.
  init?(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.prefix(4).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite }), words.count == (parts.count == 2 ? 5 : 4) else {
      return nil
    }
    location = CGPoint(x: numbers[0], y: numbers[1])
    isInSecondHalf = numbers[1] > numbers[3] / 2
    if parts.count == 2 {
      guard let offer = DragSession.Offer(rawValue: String(words[4])) else { return nil }
      content = (offer, String(parts[1]))
    } else {
      content = nil
    }
  }
}

extension DropOperation {
  /// Whether the operation performs a drop.
  fileprivate var isDone: Bool { self == .copy || self == .move }
}
