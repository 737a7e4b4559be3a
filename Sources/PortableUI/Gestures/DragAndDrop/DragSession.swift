import Elements
import Tracking
import ViewGraph

/// The drag in progress on a screen, and the drop targets under the pointer. Drop targets read the session to determine
/// whether they accept the dragged content.
///
/// A value that is dragged within the screen is not sent to the host. The host reports only which element is dragged,
/// and which element is under the pointer.
@MainActor
package final class DragSession: Source {
  /// A drop target: a layer of an element.
  struct Target: Hashable {
    let element: Int
    let layer: Int
  }

  /// The state of a drag over one drop target.
  struct TargetState {
    /// Whether the view's enter handlers have run. They run when the host reports the first location of the drag.
    var hasEntered = false
    /// Whether the validation handler of the view has rejected the drop.
    var isRefused = false
    /// Whether the content was dropped on this target.
    var isDropped = false
    /// The location of the pointer, in the view's coordinate space.
    var location = CGPoint.zero
    var operation = DropOperation.copy
  }

  /// The source of the drag.
  private enum Origin: Equatable {
    case element(Int)
    /// Another page or program. Until the drop, only the types of the content are known.
    case outside([Offer])
  }

  /// A type of content that another program offers.
  enum Offer: String, CaseIterable {
    case text
    case url

    var type: UTType { self == .text ? .utf8PlainText : .url }
  }

  private var origin: Origin?
  /// The dragged content. After the drag has ended, the content is stored until the host has reported that the drag
  /// left all drop targets, because their exit handlers receive it.
  private(set) var provider: NSItemProvider?
  private var targetStates: [Target: TargetState] = [:]
  /// The element that the user drags and has not released yet. `offered` contains the types of external content that is
  /// over the screen. They remain after a drop until the host reports that the content has left the screen.
  private var lifted: Int?
  private var offered: [Offer] = []

  /// Whether a drag is in progress.
  var isUnderWay: Bool { origin != nil }

  /// The identifiers of the types of the dragged content.
  package var types: [String] { isUnderWay ? provider?.registeredTypeIdentifiers ?? [] : [] }

  /// Returns whether a drag is in progress and its content satisfies a condition. The calling view is invalidated when
  /// the drag changes.
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
  /// - Returns: whether the element was being dragged.
  func end(from element: Int) -> Bool {
    guard lifted == element else { return false }
    lifted = nil
    if origin == .element(element) { end() }
    return true
  }

  /// Records that external content enters or leaves the screen. This has no effect on a drag within the screen.
  ///
  /// - Returns: whether the event is valid in the current state.
  func note(_ offer: Offer, isOffered: Bool) -> Bool {
    guard isOffered != offered.contains(offer), !isOffered || lifted == nil else { return false }
    if isOffered { offered.append(offer) } else { offered.removeAll { $0 == offer } }
    switch origin {
    case .outside where offered.isEmpty: end()
    case .outside: begin(.outside(offered), .outside(offered) { nil })
    case nil where isOffered: begin(.outside(offered), .outside(offered) { nil })
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
    if origin == nil, targetStates.isEmpty { provider = nil }
  }

  /// The state of the drag over a drop target; `nil` if the drag is not over the target.
  subscript(target: Target) -> TargetState? {
    get { targetStates[target] }
    set {
      targetStates[target] = newValue
      clearEndedDrag()
    }
  }

  /// Ends the drag with a drop, and returns the dropped content.
  ///
  /// - Parameter content: the external content; `nil` for a drag within the screen.
  /// - Returns: the dropped content; `nil` if the type of the external content was not offered, or if there is no drag
  ///   of this kind.
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
  ///   - text: returns the content, or `nil` if the content is not yet known.
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

extension ScreenServices {
  /// The drag session of the screen.
  package var drags: DragSession { addition(DragSession.init) }
}
