import ScreenTesting
import SwiftUI
import Testing

@MainActor
@Suite("withAnimation")
struct WithAnimationTests {
  /// Descriptions of the changes that the last action animates.
  private func changes(of screen: Screen) -> [String] { screen.animatedChanges.map(\.description) }

  @Test("Writes inside `withAnimation` are evaluated separately from earlier writes")
  func evaluations() async {
    struct Counting: View {
      @State private var count = 0
      let probe: Probe
      var body: some View {
        let _ = probe.note("\(count)")
        Text("\(count)")
          .onAppear {
            count = 1
            count = 2
            withAnimation {
              count = 3
              count = 4
            }
          }
          .onChange(of: count) { old, new in probe.note("from \(old) to \(new)") }
      }
    }
    let probe = Probe()
    let screen = await Screen { Counting(probe: probe) }
    #expect(probe.notes == ["0", "2", "4", "from 0 to 2", "from 2 to 4"])
    #expect(changes(of: screen) == ["update of text of text \"4\": spring 0.808 s"])
  }

  struct Pair: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("both") {
        first += 1
        withAnimation(.linear(duration: 1)) { second += 1 }
      }
      Button("none") { withAnimation(nil) { first += 1 } }
      Button("disabled") {
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction) { first += 1 }
      }
      Text("first \(first)").animation(.easeIn, value: first)
      Text("second \(second)")
    }
  }

  @Test("Writes outside `withAnimation` are not animated by it")
  func outside() async throws {
    let screen = await Screen { Pair() }
    try await screen.tap("both")
    #expect(
      changes(of: screen) == [
        "update of text of text \"first 1\": easeIn 0.35 s", "update of text of text \"second 1\": linear 1 s",
      ])
  }

  @Test("`withAnimation(nil)` keeps the animations that views set, and `disablesAnimations` removes them")
  func none() async throws {
    let screen = await Screen { Pair() }
    try await screen.tap("none")
    #expect(changes(of: screen) == ["update of text of text \"first 1\": easeIn 0.35 s"])
    try await screen.tap("disabled")
    #expect(screen.contains("first 2"))
    #expect(changes(of: screen).isEmpty)
  }

  @Test("`withAnimation` returns its closure's result and rethrows its error")
  func results() {
    struct Failure: Error {}
    #expect(withAnimation { 5 } == 5)
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test("Bindings derived from a binding keep its transaction")
  func bindingTransaction() async throws {
    struct Child: View {
      let name: String
      @Binding var value: Int
      var body: some View { Button("\(name) \(value)") { value += 1 } }
    }
    struct Parent: View {
      @State private var pair = (first: 0, second: 0)
      var body: some View {
        Child(name: "animated", value: $pair.animation(.linear(duration: 1)).first)
        Child(name: "plain", value: $pair.second)
      }
    }
    let screen = await Screen { Parent() }
    try await screen.tap("animated 0")
    #expect(changes(of: screen) == ["update of text of text \"animated 1\": linear 1 s"])
    try await screen.tap("plain 0")
    #expect(changes(of: screen).isEmpty)
    #expect(screen.contains("plain 1"))
  }

  /// Unchecked because the test uses it on one thread at a time.
  final class Model: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  struct ModelView: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test("A change off the main actor carries its transaction")
  func offMainActor() async throws {
    let model = Model()
    let screen = await Screen { ModelView(model: model) }
    // An evaluation before the change would lose the animation. This depends on timing, so the test repeats the change.
    for count in stride(from: 2, through: 100, by: 2) {
      await Task.detached {
        withAnimation(.linear(duration: 1)) {
          model.count = count - 1
          model.count = count
        }
      }.value
      await screen.settle()
      guard changes(of: screen).last == "update of text of text \"\(count)\": linear 1 s" else {
        Issue.record("\(count): \(changes(of: screen))")
        return
      }
    }
  }

  @MainActor
  final class Quiet: ObservableObject {
    var count = 0
    @Published var other = 0
  }

  @Test(
    "A change made after `objectWillChange.send()` is shown, inside or after `withAnimation`",
    arguments: ["in", "after"])
  func announced(button: String) async throws {
    struct Showing: View {
      @ObservedObject var model: Quiet
      var body: some View {
        Text("\(model.count)")
        Button("in") {
          model.objectWillChange.send()
          withAnimation { model.count = 1 }
        }
        Button("after") {
          model.objectWillChange.send()
          withAnimation { model.other = 1 }
          model.count = 1
        }
      }
    }
    let screen = await Screen { Showing(model: Quiet()) }
    try await screen.tap(.button(button))
    #expect(screen.contains("1"))
    let animated = screen.animatedChanges.map(\.kind)
    #expect(animated == (button == "in" ? [.update(attribute: "text")] : []))
  }

  @Test("A published change inside `withAnimation` evaluates the view once")
  func publishedOnce() async throws {
    struct Showing: View {
      @ObservedObject var model: Quiet
      var body: some View {
        Text("\(model.other)")
        Button("go") { withAnimation { model.other += 1 } }
      }
    }
    let screen = await Screen { Showing(model: Quiet()) }
    let before = screen.evaluations
    try await screen.tap("go")
    #expect(screen.contains("1"))
    #expect(screen.evaluations == before + 1)
  }

  @Test("A task started inside `withAnimation` does not inherit the animation")
  func task() async throws {
    let model = Model()
    let screen = await Screen { ModelView(model: model) }
    await withAnimation { Task { model.count = 1 } }.value
    await screen.settle()
    #expect(screen.contains("1"))
    #expect(changes(of: screen).isEmpty)
  }

  @Test("The completion runs after the change is shown, and can write state")
  func completion() async throws {
    struct Completing: View {
      @State private var text = "before"
      var body: some View {
        Button("change") {
          withAnimation(.linear) {
            text = "during"
          } completion: {
            text += ", after"
          }
        }
        Text(text)
      }
    }
    let screen = await Screen { Completing() }
    try await screen.tap("change")
    #expect(screen.contains("during, after"))
  }

  @Test("Without changes the completion runs before `withAnimation` returns")
  func noChange() {
    var isDone = false
    withAnimation {
    } completion: {
      isDone = true
    }
    #expect(isDone)
  }

  @Test("A transaction carries custom keys")
  func keys() async throws {
    struct Source: TransactionKey { static let defaultValue = "nobody" }
    struct Reading: View {
      @State private var count = 0
      let probe: Probe
      var body: some View {
        Button("self") {
          var transaction = Transaction()
          transaction[Source.self] = "a person"
          withTransaction(transaction) { count += 1 }
        }
        Button("plain") { count += 1 }
        Text("\(count)").transaction { probe.note($0[Source.self]) }
      }
    }
    let probe = Probe()
    let screen = await Screen { Reading(probe: probe) }
    probe.forget()
    try await screen.tap("self")
    #expect(Set(probe.notes) == ["a person"])
    probe.forget()
    try await screen.tap("plain")
    #expect(Set(probe.notes) == ["nobody"])
  }
}
