import Elements
import Tracking
import ViewGraph

/// The drag in progress on a screen, and the views it is over. Views that accept drops read it to determine whether
/// they accept this one.
///
/// The dragged value never leaves the program: a host reports only which element is dragged, and which element it is
/// over.
@MainActor
package final class DragSession: Source {
  /// A drop target: a layer of an element.
  struct Place: Hashable {
    let element: Int
    let layer: Int
  }

  /// The state of a drag over one drop target.
  struct Visit {
    /// Whether the view's enter handlers have run, which they do at the first reported location.
    var hasEntered = false
    /// Whether the view's validation has rejected the drop.
    var isRefused = false
    /// Whether the drop has happened on this target.
    var isDropped = false
    /// The location of the pointer, in the view's coordinate space.
    var location = CGPoint.zero
    var operation = DropOperation.copy
  }

  /// The source of the drag.
  private enum Origin: Equatable {
    case element(Int)
    /// Another page or program. Only the types of the content are known until it is dropped.
    case outside([Offer])
  }

  /// A type of content that another program offers.
  enum Offer: String, CaseIterable {
    case text
    case url

    var type: UTType { self == .text ? .utf8PlainText : .url }
  }

  private var origin: Origin?
  /// The dragged content. It is kept until the drag has left all views, because their exit handlers receive it.
  private(set) var provider: NSItemProvider?
  private var visits: [Place: Visit] = [:]
  /// The lifted element that was not released yet. `offered` has the content of other programs that has not left the
  /// screen, even after a drop.
  private var lifted: Int?
  private var offered: [Offer] = []

  /// Whether a drag is in progress.
  var isUnderWay: Bool { origin != nil }

  /// The identifiers of the types of the dragged content.
  package var types: [String] { isUnderWay ? provider?.registeredTypeIdentifiers ?? [] : [] }

  /// Returns whether a drag is in progress whose content satisfies a condition. The view that reads it is invalidated
  /// when the drag changes.
  func offers(_ fits: (NSItemProvider) -> Bool) -> Bool {
    access()
    guard isUnderWay, let provider else { return false }
    return fits(provider)
  }

  /// Begins to drag an element.
  func lift(_ provider: NSItemProvider, from element: Int) {
    lifted = element
    begin(.element(element), provider)
  }

  /// Ends the drag of an element.
  ///
  /// - Returns: whether the element was lifted.
  func end(from element: Int) -> Bool {
    guard lifted == element else { return false }
    lifted = nil
    if origin == .element(element) { end() }
    return true
  }

  /// Records that external content enters or leaves the screen. A drag within the screen continues undisturbed.
  ///
  /// - Returns: whether the event is valid in the current state.
  func note(_ offer: Offer, isThere: Bool) -> Bool {
    guard isThere != offered.contains(offer), !isThere || lifted == nil else { return false }
    if isThere { offered.append(offer) } else { offered.removeAll { $0 == offer } }
    switch origin {
    case .outside where offered.isEmpty: end()
    case .outside: begin(.outside(offered), .outside(offered) { nil })
    case nil where isThere: begin(.outside(offered), .outside(offered) { nil })
    default: break
    }
    return true
  }

  private func begin(_ origin: Origin, _ provider: NSItemProvider) {
    self.origin = origin
    self.provider = provider
    notify()
  }

  private func end() {
    origin = nil
    clearEndedDrag()
    notify()
  }

  private func clearEndedDrag() {
    if origin == nil, visits.isEmpty { provider = nil }
  }

  /// The state of the drag over a drop target; `nil` if it is not over the target.
  subscript(place: Place) -> Visit? {
    get { visits[place] }
    set {
      visits[place] = newValue
      clearEndedDrag()
    }
  }

  /// Drops the content, which ends the drag.
  ///
  /// - Parameter content: the external content; `nil` for a drag within the screen.
  /// - Returns: the dropped content; `nil` if the external content was not offered, or there is no such drag.
  func drop(_ content: (offer: Offer, text: String)?) -> NSItemProvider? {
    switch (origin, content) {
    case (.element, nil): break
    case (.outside(let offers), let content?) where offers.contains(content.offer):
      provider = .outside(offers) { content.text }
    default: return nil
    }
    let dropped = provider
    end()
    return dropped
  }
}

extension NSItemProvider {
  /// Returns a provider of content from another program.
  ///
  /// - Parameters:
  ///   - offers: the types of the content.
  ///   - text: returns the content; `nil` while it is not known.
  @MainActor
  fileprivate static func outside(
    _ offers: [DragSession.Offer], _ text: @escaping @Sendable () -> String?
  ) -> NSItemProvider {
    let provider = NSItemProvider()
    for offer in DragSession.Offer.allCases.reversed() where offers.contains(offer) {
      let load = TransferStep<Void, Data>.now { _ in
        guard let text = text() else { throw TransferError.noSuitableRepresentation }
        return Data(text.utf8)
      }
      provider.add(Registration(type: offer.type, load: load))
    }
    return provider
  }
}
