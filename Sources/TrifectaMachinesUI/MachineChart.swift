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
    let layout = ChartLayout.of(M.self).scaled(by: scale)
    let active = Set(store.activeIDs)
    let last = store.lastTransitionID
    let events = store.state.events(samples: samples)
    ZStack(alignment: .topLeading) {
      ForEach(layout.states) { box in
        StateBoxView(box: box, isActive: active.contains(box.id), scale: scale)
      }
      ChartLines(lines: layout.lines, last: last)
        .accessibilityHidden(true)
      ForEach(layout.lines) { line in
        ForEach(line.labels) { label in
          let id = TransitionID(state: label.state, number: label.route)
          TransitionButton(
            label: label, target: line.target, isLast: id == last, scale: scale, send: sending(events[id]))
        }
      }
    }
    .frame(width: layout.size.width, height: layout.size.height, alignment: .topLeading)
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
  let box: ChartLayout.StateBox
  let isActive: Bool
  let scale: Double

  var body: some View {
    Text(verbatim: box.id)
      .font(.system(size: 15 * scale, weight: isActive ? .semibold : .regular))
      .lineLimit(1)
      .padding(box.isAround ? 8 * scale : 0)
      .frame(width: box.frame.width, height: box.frame.height, alignment: box.isAround ? .topLeading : .center)
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(isActive ? Color.accentColor.opacity(0.18) : Color.gray.opacity(0.10))
      }
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(isActive ? Color.accentColor : Color.gray, lineWidth: isActive ? 2 : 1)
      }
      .overlay {
        if box.isFinal { RoundedRectangle(cornerRadius: 7).strokeBorder(Color.gray, lineWidth: 1).padding(3) }
      }
      .position(x: box.frame.midX, y: box.frame.midY)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: box.id))
      .accessibilityValue(isActive ? "active" : "")
  }
}

/// The lines of all transitions. The lines of the last transition are highlighted.
private struct ChartLines: View {
  let lines: [ChartLayout.Line]
  let last: TransitionID?

  var body: some View {
    let lit = lines.filter(isLast)
    let others = lines.filter { !isLast($0) }
    ZStack(alignment: .topLeading) {
      LinePath(lines: others).stroke(Color.gray, lineWidth: 1.5)
      ArrowHeads(lines: others).fill(Color.gray)
      LinePath(lines: lit).stroke(Color.accentColor, lineWidth: 2.5)
      ArrowHeads(lines: lit).fill(Color.accentColor)
    }
  }

  private func isLast(_ line: ChartLayout.Line) -> Bool {
    line.labels.contains { TransitionID(state: $0.state, number: $0.route) == last }
  }
}

/// A button with the event, delay and guard of a transition.
private struct TransitionButton: View {
  let label: ChartLayout.Label
  let target: String
  let isLast: Bool
  let scale: Double
  let send: (@MainActor () -> Void)?

  var body: some View {
    Button {
      send?()
    } label: {
      Text(verbatim: label.text)
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
    .position(label.center)
    .accessibilityLabel(Text(verbatim: "\(label.text), from \(label.state) to \(target)"))
    .accessibilityValue(isLast ? "taken last" : "")
  }
}
