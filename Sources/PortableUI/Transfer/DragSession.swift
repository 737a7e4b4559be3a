import Elements
import Tracking
import ViewGraph

/// What is being dragged on a screen, and what it is over. Views that take drops read it to say whether they take this one.
///
/// The value never leaves the program: a host says which element is dragged, and over which it is.
@MainActor
package final class DragSession: Source {
  /// A view that takes drops, on one of the elements that it modifies.
  struct Place: Hashable {
    let element: Int
    let layer: Int
  }

  /// What has become of a drag over one view.
  struct Visit {
    /// Whether the view was told that something is over it: it is with the first place.
    var hasEntered = false
    /// Whether the view has said that it does not take it after all.
    var isRefused = false
    /// Whether it was dropped there.
    var isDropped = false
    /// Where it is, in the space of the view.
    var location = CGPoint.zero
    var operation = DropOperation.copy
  }

  /// Who began the drag.
  private enum Origin: Equatable {
    case element(Int)
    /// Another page or program: what can be had is known by kind alone, until it is dropped.
    case outside([Offer])
  }

  /// What another program offers.
  enum Offer: String, CaseIterable {
    case text
    case url

    var type: UTType { self == .text ? .utf8PlainText : .url }
  }

  private var origin: Origin?
  /// What is dragged. It is kept until nothing is over a view any more, for those who are told that it has left.
  private(set) var provider: NSItemProvider?
  private var visits: [Place: Visit] = [:]
  /// The element that was lifted and not let go, and what other programs have brought and not taken away, also after it was dropped.
  private var lifted: Int?
  private var offered: [Offer] = []

  /// Whether something is being dragged.
  var isUnderWay: Bool { origin != nil }

  /// What the dragged thing is, by the identifiers of its types.
  package var types: [String] { isUnderWay ? provider?.registeredTypeIdentifiers ?? [] : [] }

  /// Whether something is being dragged that fits. Who asks is asked again when something else is.
  func offers(_ fits: (NSItemProvider) -> Bool) -> Bool {
    access()
    guard isUnderWay, let provider else { return false }
    return fits(provider)
  }

  /// A person begins to drag an element.
  func lift(_ provider: NSItemProvider, from element: Int) {
    lifted = element
    begin(.element(element), provider)
  }

  /// A person lets go of an element.
  ///
  /// - Returns: whether it was lifted.
  func end(from element: Int) -> Bool {
    guard lifted == element else { return false }
    lifted = nil
    if origin == .element(element) { end() }
    return true
  }

  /// Something from outside comes over the screen, or leaves it. What is dragged within the screen is not disturbed.
  ///
  /// - Returns: whether that may be.
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
    forgetWhatHasEnded()
    notify()
  }

  private func forgetWhatHasEnded() {
    if origin == nil, visits.isEmpty { provider = nil }
  }

  /// What has become of the drag over a view; `nil` where it is not.
  subscript(place: Place) -> Visit? {
    get { visits[place] }
    set {
      visits[place] = newValue
      forgetWhatHasEnded()
    }
  }

  /// What is dropped now, which ends the drag.
  ///
  /// - Parameter content: what comes from outside; what is dragged within the screen brings nothing.
  /// - Returns: what is dropped; `nil` where it does not come as it was offered.
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
  /// What comes from another program.
  ///
  /// - Parameters:
  ///   - offers: what it can be had as.
  ///   - text: what it is; `nil` as long as that is not known.
  @MainActor
  fileprivate static func outside(
    _ offers: [DragSession.Offer], _ text: @escaping @Sendable () -> String?
  ) -> NSItemProvider {
    let provider = NSItemProvider()
    for offer in DragSession.Offer.allCases.reversed() where offers.contains(offer) {
      let load = TransferStep<Void, Data>.now { _ in
        guard let text = text() else { throw TransferError.noWay }
        return Data(text.utf8)
      }
      provider.add(Registration(type: offer.type, load: load))
    }
    return provider
  }
}
