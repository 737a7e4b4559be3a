import Elements
import ViewGraph

/// Follows what is scrolled to: scrolls to what a binding names when the program writes it, and writes what a person scrolls to.
private struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var told = ToldPosition()

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .modifier(
          ScrollReportModifier(anchor: anchor, order: nil) { [id, told] ids in
            guard let position = ids?.lazy.compactMap({ $0.base as? ID }).first else { return false }
            told.id = position
            id.wrappedValue = position
            return true
          }
        )
        .onChange(of: id.wrappedValue, initial: true) {
          let id = id.wrappedValue
          // Who wrote it was the person: it is seen.
          if let id, told.id != AnyHashable(id) { proxy.scrollTo(id, anchor: anchor) }
          told.id = nil
        }
    }
  }
}

/// What a person has scrolled to, until the program has heard of it.
@MainActor
private final class ToldPosition {
  var id: AnyHashable?
}

/// Scrolls where a position says, and writes into it that a person has scrolled.
private struct ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .modifier(
          ScrollReportModifier(anchor: anchor, order: position.wrappedValue.wantedPlace) { [position] ids in
            position.wrappedValue.didScroll(to: ids ?? [])
            return true
          }
        )
        .onChange(of: position.wrappedValue.wantedView?.order, initial: true) {
          guard let view = position.wrappedValue.wantedView else { return }
          proxy.scrollTo(view.id, anchor: view.anchor ?? anchor)
        }
    }
  }
}

/// Hears which view is where a region is scrolled to, and says where it is to be scrolled to.
private struct ScrollReportModifier: PrimitiveModifier {
  let anchor: UnitPoint?
  let order: String?
  let action: @MainActor ([AnyHashable]?) -> Bool

  static var kind: ElementKind { .scrollReport }
  static var handlers: [Handler] { [Handler(.scrolled, .number)] }

  func describe(_ writer: inout LayerWriter) {
    writer[.scrollAnchor] = .string((anchor ?? UnitPoint.zero).words)
    writer[.scrollOrder] = order.map { .string($0) }
  }

  func isDescribed(like other: Self) -> Bool { anchor == other.anchor && order == other.order }

  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    guard case .number(let number)? = event.value, let element = Int(exactly: number) else { return false }
    return action(place.ids(ofElementWithID: element))
  }
}

extension View {
  /// Says which view of the ``scrollTargetLayout(isEnabled:)`` in this view, or of its rows, is scrolled to: what the program writes is
  /// scrolled to, and what a person scrolls to is written when they come to rest.
  ///
  /// - Parameters:
  ///   - id: what the view is known by.
  ///   - anchor: where in the region it is; `nil` for its beginning, and scrolls as little as has to be.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }

  /// Says where this view, or the region in it, is scrolled to: what the program asks of the position is scrolled to, and that a person has
  /// scrolled is written when they come to rest. See ``ScrollPosition``.
  ///
  /// - Parameters:
  ///   - position: where it is scrolled to.
  ///   - anchor: where in the region the view is whose id is written, or scrolled to; `nil` for its beginning, and scrolls as little as has
  ///     to be.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}

extension ElementKind {
  /// A layer of a region that scrolls, which hears what is `scrolled` to.
  package static let scrollReport = ElementKind(rawValue: "scrollReport")
}

extension AttributeKey {
  /// Two numbers, of a `scrollReport`: where in the region what is scrolled to is, from side to side and from top to bottom, from 0 at its
  /// beginning to 1.
  package static let scrollAnchor = AttributeKey(rawValue: "scrollAnchor")
  /// Three words, of a `scrollReport`: which order it is, and where to scroll from side to side and from top to bottom: `start`, `end`, a
  /// length from the content's beginning, or `-` for where it is. A host carries it out once, and again when it is another.
  package static let scrollOrder = AttributeKey(rawValue: "scrollOrder")
}

extension EventKind {
  /// A person has scrolled. Carries the id of the element that is where the region is asked for.
  package static let scrolled = EventKind(rawValue: "scrolled")
}
