import SwiftUI
import Testing

private struct Animations: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Toggle") {
        withAnimation { isOn.toggle() }
        withAnimation(.easeInOut(duration: 1)) { count += 1 }
        withAnimation(.spring()) { count += 1 }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)) { count += 1 }
        withAnimation(.interactiveSpring()) { count += 1 }
        withAnimation(Animation.easeIn.delay(0.2).speed(2).repeatCount(3, autoreverses: false)) { count += 1 }
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: true)) { count += 1 }
        withAnimation(.bouncy) {
          count += 1
        } completion: {
          count = 0
        }
        withAnimation(.snappy(duration: 0.4), completionCriteria: .removed, { count += 1 }, completion: {})
        withTransaction(Transaction(animation: .smooth)) { count += 1 }
      }
      if isOn {
        Text("Opacity").transition(.opacity)
        Text("Slide").transition(.slide)
        Text("Scale").transition(.scale)
        Text("Scale from").transition(.scale(scale: 0.5, anchor: .topLeading))
        Text("Move").transition(.move(edge: .bottom).combined(with: .opacity))
        Text("Push").transition(.push(from: .leading))
        Text("Asymmetric").transition(.asymmetric(insertion: .slide, removal: .opacity))
        Text("Offset").transition(.offset(x: 10, y: 20).animation(.easeIn))
        Text("Modifier").transition(.modifier(active: Faded(amount: 0), identity: Faded(amount: 1)))
        Text("Identity").transition(AnyTransition.identity)
      }
      Text("Value").animation(.default, value: isOn)
      Text("None").animation(nil, value: isOn)
      Text("Either").animation(isOn ? Animation.easeOut(duration: 1) : .none, value: isOn)
      Text("Curve").animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: isOn)
      Text("Unit").animation(.timingCurve(.easeInOut, duration: 1), value: isOn)
      Text("Spring").animation(.spring(Spring(duration: 0.5, bounce: 0.3)), value: isOn)
      Text("Stiff").animation(.interpolatingSpring(stiffness: 50, damping: 5), value: isOn)
      Text("Body").animation(.easeIn) { $0.opacity(isOn ? 1 : 0.5) }
      Text("Transaction").transaction { $0.animation = nil }
      Text("Phases").phaseAnimator([0.2, 1]) { content, phase in
        content.opacity(phase)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
      PhaseAnimator([false, true], trigger: count) { phase in
        Text("Phase").offset(x: phase ? 10 : 0)
      }
    }
    .onChange(of: count) { old, new in }
    .onChange(of: count) {}
    .onChange(of: count, initial: true) { old, new in }
    .onChange(of: isOn) { newValue in _ = newValue }
    .task { await Task.yield() }
    .task(id: count, priority: .background) { await Task.yield() }
    .onAppear { count = 0 }
    .onAppear(perform: reset)
    .onDisappear { count = 1 }
  }

  private func reset() { count = 0 }
}

private struct Faded: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View { content.opacity(amount) }
}

@MainActor
@Suite("Fidelity: animation")
struct AnimationFidelity {
  @Test("Animations, transitions and lifecycle modifiers compile and render")
  func animations() async {
    let tree = await show { Animations() }
    #expect(tree.contains("\"Phases\"") && tree.contains("\"Phase\""))
  }
}
