import TrifectaMachines
import TrifectaUI

/// A live diagram of a machine's chart. It highlights the active states and the last transition. Pressing a transition
/// sends its event.
///
/// ```swift
/// ScrollView([.horizontal, .vertical]) {
///   MachineChart(of: store, samples: [.fetched([]), .fetched(Car.samples), .failed("No line.")])
/// }
/// ```
///
/// The view has the size of the diagram, which scales with Dynamic Type; put it into a scroll view. A transition can be
/// pressed while its source state is active, if there is an event that triggers it: an event without payload, or one of
/// the samples. Delayed transitions cannot be pressed.
public struct MachineChart<M: Machine>: View {
  private let store: Store<M>
  private let samples: [M.Event]
  @ScaledMetric private var scale = 1.0

  /// Creates a diagram.
  ///
  /// - Parameters:
  ///   - store: the machine's store.
  ///   - samples: events with a payload that may be sent on a press. Events without payload need no sample. The first
  ///     event that triggers the transition is sent.
  public init(of store: Store<M>, samples: [M.Event] = []) {
    self.store = store
    self.samples = samples
  }

  /// The states as boxes and the transitions as lines between them.
  public var body: some View {
    let drawing = ChartDrawing.of(M.self, scale: scale)
    let active = Set(store.activeIDs)
    let last = store.lastTransitionID
    let events = store.state.events(samples: samples)
    ZStack(alignment: .topLeading) {
      ForEach(drawing.states) { box in
        StateBoxView(box: box, isActive: active.contains(box.id), scale: scale)
      }
      ChartLines(drawing: drawing, last: last, scale: scale)
        .accessibilityHidden(true)
      ForEach(drawing.routes) { route in
        TransitionButton(
          route: route, isLast: route.transition == last, scale: scale, send: sending(events[route.transition]))
      }
    }
    .frame(width: drawing.size.width, height: drawing.size.height, alignment: .topLeading)
    .animation(.default, value: active)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Chart")
  }

  /// The action of a transition's button, or `nil` if no event triggers the transition.
  private func sending(_ event: M.Event?) -> (@MainActor () -> Void)? {
    guard let event else { return nil }
    return { _ = store.send(event) }
  }
}

/// The box of a state.
private struct StateBoxView: View {
  let box: ChartDrawing.StateBox
  let isActive: Bool
  let scale: Double

  /// The text in the box. History states have the letter of UML, because their boxes are small.
  private var name: String {
    switch box.kind {
    case .history: "H"
    case .deepHistory: "H*"
    default: box.id
    }
  }
  private var radius: Double { box.kind == .history || box.kind == .deepHistory ? box.frame.height / 2 : 10 }

  var body: some View {
    Text(verbatim: name)
      .font(.system(size: 15 * scale, weight: isActive ? .semibold : .regular))
      .lineLimit(1)
      .padding(box.isAround ? 8 * scale : 0)
      .frame(width: box.frame.width, height: box.frame.height, alignment: box.isAround ? .topLeading : .center)
      .background {
        RoundedRectangle(cornerRadius: radius)
          .fill(isActive ? Color.accentColor.opacity(0.18) : Color.gray.opacity(0.10))
      }
      .overlay {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(isActive ? Color.accentColor : Color.gray, lineWidth: isActive ? 2 : 1)
      }
      .overlay {
        if box.kind == .final { RoundedRectangle(cornerRadius: 7).strokeBorder(Color.gray, lineWidth: 1).padding(3) }
      }
      .position(x: box.frame.midX, y: box.frame.midY)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: box.id))
      .accessibilityValue(isActive ? "active" : "")
  }
}

/// The lines of all transitions. The lines of the last transition are highlighted.
private struct ChartLines: View {
  let drawing: ChartDrawing
  let last: TransitionID?
  let scale: Double

  var body: some View {
    let lit = drawing.routes.filter { $0.transition == last }
    let others = drawing.routes.filter { $0.transition != last }
    ZStack(alignment: .topLeading) {
      LinePath(routes: others, beginnings: drawing.beginnings, scale: scale).stroke(Color.gray, lineWidth: 1.5)
      ArrowHeads(routes: others, beginnings: drawing.beginnings, scale: scale).fill(Color.gray)
      InitialPoints(beginnings: drawing.beginnings, scale: scale).fill(Color.gray)
      LinePath(routes: lit, scale: scale).stroke(Color.accentColor, lineWidth: 2.5)
      ArrowHeads(routes: lit, scale: scale).fill(Color.accentColor)
    }
  }
}

extension ChartDrawing.Route {
  /// The transition that the line represents.
  fileprivate var transition: TransitionID { TransitionID(state: source, number: number) }
}

/// A button with the event, delay and guard of a transition.
private struct TransitionButton: View {
  let route: ChartDrawing.Route
  let isLast: Bool
  let scale: Double
  let send: (@MainActor () -> Void)?

  var body: some View {
    Button {
      send?()
    } label: {
      Text(verbatim: route.text)
        .font(.system(size: 13 * scale, weight: isLast ? .semibold : .regular))
        .lineLimit(1)
        .padding(.horizontal, 8 * scale)
        .padding(.vertical, 3 * scale)
        .background(.background, in: Capsule())
        .overlay {
          Capsule().strokeBorder(send == nil ? Color.clear : Color.accentColor, lineWidth: 1)
        }
    }
    .buttonStyle(.plain)
    .foregroundStyle(send == nil ? Color.secondary : Color.primary)
    .disabled(send == nil)
    .position(route.center)
    .accessibilityLabel(Text(verbatim: "\(route.text), from \(route.source) to \(route.target)"))
    .accessibilityValue(isLast ? "taken last" : "")
  }
}
