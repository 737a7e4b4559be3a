import Elements
import ViewGraph

/// Follows what is scrolled to: scrolls to what a binding names when the program writes it, and writes what a person scrolls to.
private struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var told = ToldPosition()

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .modifier(
          ScrollReportModifier<ID>(anchor: anchor) { [id, told] position in
            told.id = position
            id.wrappedValue = position
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

/// Hears which view is where a region is scrolled to.
private struct ScrollReportModifier<ID: Hashable>: PrimitiveModifier {
  let anchor: UnitPoint?
  let action: @MainActor (ID) -> Void

  static var kind: ElementKind { .scrollReport }
  static var handlers: [Handler] { [Handler(.scrolled, .number)] }

  func describe(_ writer: inout LayerWriter) {
    let parts = [anchor?.x ?? 0, anchor?.y ?? 0].map { $0.isFinite ? min(max(Double($0), 0), 1) : 0 }
    writer[.scrollAnchor] = .string(parts.map { AttributeValue.number($0).description }.joined(separator: " "))
  }

  func isDescribed(like other: Self) -> Bool { anchor == other.anchor }

  func respond(to event: Event, at place: ElementPlace, in environment: EnvironmentScope) -> Bool {
    guard case .number(let number)? = event.value, let element = Int(exactly: number),
      let id = place.ids(ofElementWithID: element)?.lazy.compactMap({ $0.base as? ID }).first
    else { return false }
    action(id)
    return true
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
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
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
}

extension EventKind {
  /// A person has scrolled. Carries the id of the element that is where the region is asked for.
  package static let scrolled = EventKind(rawValue: "scrolled")
}
