import Elements
import Snapshots
import ViewGraph

/// Synchronizes a binding with the scroll position: scrolls to the view whose id the app writes, and writes the id of
/// the view that the user scrolls to.
private struct ScrolledIDModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var reported = ReportedScrollPosition()

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .modifier(
          ScrollReportModifier(anchor: anchor, order: nil) { [id, reported] ids in
            guard let position = ids?.lazy.compactMap({ $0.base as? ID }).first else { return false }
            reported.id = position
            id.wrappedValue = position
            return true
          }
        )
        .onChange(of: id.wrappedValue, initial: true) {
          let id = id.wrappedValue
          // The view whose id the user's scrolling has written is already visible.
          if let id, reported.id != AnyHashable(id) { proxy.scrollTo(id, anchor: anchor) }
          reported.id = nil
        }
    }
  }
}

/// The id that the user's scrolling has written to the binding, until the view has observed the change.
@MainActor
private final class ReportedScrollPosition: DerivedObject {
  var id: AnyHashable?
}

/// Scrolls to the position that the app sets, and records in the position when the user has scrolled.
private struct ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .modifier(
          ScrollReportModifier(anchor: anchor, order: position.wrappedValue.requestedTarget) { [position] ids in
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

/// Receives the ids of the view that the user has scrolled to, and writes the app's scroll request for the host.
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

  func respond(to event: Event, at position: ElementPosition, in environment: EnvironmentScope) -> Bool {
    guard case .number(let number)? = event.value, let element = Int(exactly: number) else { return false }
    return action(position.ids(ofElementWithID: element))
  }
}

extension View {
  /// Binds the scroll position to the id of a view. The view must be a row, or be in a stack with
  /// ``scrollTargetLayout(isEnabled:)``. Writing an id scrolls to its view. When the user stops scrolling, the binding
  /// is set to the id of the view at the anchor.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the scroll view at which the view is placed. If it is `nil`, the anchor is the beginning,
  ///     and writing an id scrolls only as far as necessary to make the view visible.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }

  /// Binds the scroll position of this view, or of the scroll view in it. Setting the position scrolls to it. When the
  /// user stops scrolling, the position records that the user has scrolled. See ``ScrollPosition``.
  ///
  /// - Parameters:
  ///   - position: the scroll position.
  ///   - anchor: the point of the scroll view at which the position's view is placed. If it is `nil`, the anchor is the
  ///     beginning, and scrolling to an id scrolls only as far as necessary to make the view visible.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
