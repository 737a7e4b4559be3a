import SwiftUI
import Testing

private struct Card: View {
  @GestureState private var drag = CGSize.zero
  @GestureState private var isPressing = false
  @State private var offset = CGSize.zero
  @State private var taps = 0
  @State private var place = CGPoint.zero

  private enum DragState: Equatable {
    case inactive, pressing
    case dragging(CGSize)
  }
  @GestureState private var state = DragState.inactive

  var body: some View {
    let dragging = DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .updating($drag) { value, state, transaction in state = value.translation }
      .onChanged { value in offset = value.translation }
      .onEnded { value in offset = .zero }

    let sequence = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($state) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset = drag.translation
      }

    VStack {
      Text("Drag").offset(offset).gesture(dragging)
      Text("Sequence").gesture(sequence)
      Text("Together")
        .gesture(TapGesture().onEnded { taps += 1 }.simultaneously(with: LongPressGesture().onEnded { _ in taps = 0 }))
      Text("Either").gesture(LongPressGesture().exclusively(before: TapGesture()).onEnded { _ in taps += 1 })
      Text("Tap").onTapGesture { taps += 1 }
      Text("Twice").onTapGesture(count: 2) { taps += 2 }
      Text("Where").onTapGesture { location in place = location }
      Text("Where on it").onTapGesture(coordinateSpace: .named("board")) { place = $0 }
      Text("Spot").gesture(SpatialTapGesture().onEnded { place = $0.location })
      Text("Hold").onLongPressGesture { taps = 0 }
      Text("Hold long").onLongPressGesture(minimumDuration: 2, maximumDistance: 20) {
        taps = 0
      } onPressingChanged: { _ in
      }
      Text("High").highPriorityGesture(TapGesture().onEnded { taps += 1 })
      Text("Simultaneous").simultaneousGesture(TapGesture(count: 2).onEnded { _ in taps += 1 }, including: .gesture)
      Text("Enabled").highPriorityGesture(TapGesture(), isEnabled: true).simultaneousGesture(
        TapGesture(), isEnabled: false)
      Text("Masked").gesture(TapGesture(), including: .subviews)
      Text("Any").gesture(anyGesture)
      Text("Mapped").gesture(TapGesture().map { 1 }.onEnded { taps += $0 })
      Text("Hovered").onHover { isOver in taps += isOver ? 1 : 0 }
      Text("Followed")
        .onContinuousHover { phase in
          switch phase {
          case .active(let location): taps += location.x > 10 ? 1 : 0
          case .ended: taps = 0
          }
        }
        .onContinuousHover(coordinateSpace: .named("board")) { if $0 == .ended { taps = 0 } }
        .onContinuousHover(coordinateSpace: .global) { _ in }
    }
    .coordinateSpace(name: "board")
    .coordinateSpace(.named("other"))
  }

  private var anyGesture: AnyGesture<Void> {
    AnyGesture(TapGesture())
  }
}

private struct Clocks: View {
  let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text("\(context.date.timeIntervalSince(start))")
      Text(context.cadence <= .live ? "live" : "slow")
    }
    TimelineView(.animation) { timeline in Text("\(timeline.date)") }
    TimelineView(.animation(minimumInterval: 0.5, paused: true)) { _ in Text("paused") }
    TimelineView(.explicit([start, start.addingTimeInterval(5)])) { context in Text("\(context.date)") }
    TimelineView(PeriodicTimelineSchedule(from: start, by: 1)) { _ in Text("schedule") }
  }
}

@MainActor
@Suite("Fidelity: gestures and time")
struct GesturesFidelity {
  @Test("Gestures and their combinations compile and render")
  func gestures() async {
    let tree = await show { Card() }
    #expect(tree.contains("Sequence"))
  }

  @Test("Timeline views compile and render")
  func clocks() async {
    let tree = await show { Clocks() }
    #expect(tree.contains("live") && tree.contains("paused") && tree.contains("schedule"))
  }
}
