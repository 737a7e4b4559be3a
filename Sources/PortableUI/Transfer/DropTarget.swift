import Elements
import ViewGraph

/// What a view that takes drops does.
struct DropReactions {
  /// What it takes, by the identifiers of types.
  var types: [String]
  /// Whether it takes what is carried.
  var fits: @MainActor (NSItemProvider) -> Bool
  /// Whether it takes it all the same, once that is over the view.
  var validates: @MainActor (DropInfo) -> Bool = { _ in true }
  /// Something has come over the view, or has left it.
  var isTargeted: @MainActor (Bool) -> Void = { _ in }
  var entered: @MainActor (DropInfo) -> Void = { _ in }
  /// It has come to a place: what dropping it there would do.
  var updated: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
  /// It has left the view without being dropped.
  var exited: @MainActor (DropInfo) -> Void = { _ in }
  /// It is dropped.
  var drops: @MainActor (DropInfo, DropRow?) -> Bool
}

/// The row of a collection on which something is dropped.
struct DropRow {
  let row: Int
  /// Whether it is nearer to the row's end.
  let isAfter: Bool
}

/// Takes what a person drops on the view.
struct DropModifier: PrimitiveModifier {
  let reactions: DropReactions

  static var kind: ElementKind { .dropTarget }
  static var handlers: [Handler] {
    [
      Handler(.dropOver, .presence), Handler(.dropMove, .text), Handler(.drop, .text), Handler(.offersText, .presence),
      Handler(.offersURL, .presence),
    ]
  }
  // What is being dragged, and whether the view is disabled.
  var readsEnvironment: Bool { true }

  func describe(_ writer: inout LayerWriter) {
    writer[.dropTypes] = .string(reactions.types.joined(separator: " "))
    guard EnvironmentValues(scope: writer.environment).isEnabled, let session = ScreenServices.current?.drags else {
      return
    }
    if session.offers(reactions.fits) { writer[.takesDrop] = .flag(true) }
  }

  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    guard let session = ScreenServices.current?.drags else { return false }
    let visited = DragSession.Place(element: place.element.id, layer: place.layer)
    switch (event.kind, event.value) {
    case (.offersText, .flag(let isThere)): return session.note(.text, isThere: isThere)
    case (.offersURL, .flag(let isThere)): return session.note(.url, isThere: isThere)
    case (.dropOver, .flag(true)):
      guard EnvironmentValues(scope: environment).isEnabled, session[visited] == nil,
        session.offers(reactions.fits)
      else { return false }
      session[visited] = DragSession.Visit()
      return true
    case (.dropOver, .flag(false)): return leave(session, visited)
    case (.dropMove, .string(let text)):
      guard let report = DropReport(text) else { return false }
      return move(to: report.location, session, visited)
    case (.drop, .string(let text)):
      guard EnvironmentValues(scope: environment).isEnabled, let report = DropReport(text) else { return false }
      return drop(report, session, visited, row: place.row)
    default: return false
    }
  }

  private func move(to location: CGPoint, _ session: DragSession, _ place: DragSession.Place) -> Bool {
    guard session.isUnderWay, var visit = session[place], !visit.isRefused, let provider = session.provider else {
      return false
    }
    let info = DropInfo(location: location, provider: provider)
    visit.location = location
    let isNew = !visit.hasEntered
    if isNew {
      visit.isRefused = !reactions.validates(info)
      visit.hasEntered = !visit.isRefused
    }
    session[place] = visit
    if visit.isRefused { return true }
    if isNew {
      reactions.isTargeted(true)
      reactions.entered(info)
    }
    if let proposal = reactions.updated(info) { session[place]?.operation = proposal.operation }
    return true
  }

  private func leave(_ session: DragSession, _ place: DragSession.Place) -> Bool {
    guard let visit = session[place] else { return false }
    let provider = session.provider ?? NSItemProvider()
    session[place] = nil
    guard visit.hasEntered else { return true }
    reactions.isTargeted(false)
    if !visit.isDropped { reactions.exited(DropInfo(location: visit.location, provider: provider)) }
    return true
  }

  private func drop(
    _ report: DropReport, _ session: DragSession, _ place: DragSession.Place, row: Int?
  ) -> Bool {
    guard session.isUnderWay, let visit = session[place], visit.hasEntered, visit.operation.isDone,
      let provider = session.drop(report.content)
    else { return false }
    session[place]?.isDropped = true
    let row = row.map { DropRow(row: $0, isAfter: report.isInSecondHalf) }
    return reactions.drops(DropInfo(location: report.location, provider: provider), row)
  }
}

/// Where something is dragged over a view or dropped on it, and what comes with it from another program.
struct DropReport {
  let location: CGPoint
  /// Whether it is nearer to the lower end of the view.
  let isInSecondHalf: Bool
  let content: (offer: DragSession.Offer, text: String)?

  /// Reads `x y width height`, and for what comes from outside ` text` or ` url` after it, and on the next lines what it is.
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
  /// Whether something is dropped by it.
  fileprivate var isDone: Bool { self == .copy || self == .move }
}

extension ElementKind {
  /// Takes what is dropped on the view; `takesDrop` says whether it takes what is being dragged now. Something that comes over it is told
  /// by `dropOver`, where it is by `dropMove` at once and from then on, and that it is let go there by `drop`.
  package static let dropTarget = ElementKind(rawValue: "dropTarget")
}

extension AttributeKey {
  /// Of a `dropTarget`: the identifiers of the types that it takes, with spaces between.
  package static let dropTypes = AttributeKey(rawValue: "dropTypes")
  /// A flag, of a `dropTarget`: whether it takes what is being dragged.
  package static let takesDrop = AttributeKey(rawValue: "takesDrop")
}

extension EventKind {
  /// Something is dragged over the view, or has left it. Carries which.
  package static let dropOver = EventKind(rawValue: "dropOver")
  /// Where it is: four numbers, the place and the size of the view.
  package static let dropMove = EventKind(rawValue: "dropMove")
  /// It is let go there: the same, and what comes with it from another program.
  package static let drop = EventKind(rawValue: "drop")
  /// A text of another program's is dragged over the screen, or has left it. Carries which.
  package static let offersText = EventKind(rawValue: "offersText")
  /// A URL of another program's is dragged over the screen, or has left it. Carries which.
  package static let offersURL = EventKind(rawValue: "offersURL")
}
