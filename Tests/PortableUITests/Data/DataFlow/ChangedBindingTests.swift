import Combine
import ScreenTesting
import SwiftUI
import Testing

/// A view is evaluated when one of its inputs has changed, even if `==` returns true for the old and the new input.
@MainActor
@Suite("Changed inputs: bindings")
struct ChangedBindingTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var selected = 1
    @Published var person = Person()
    @Published var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
    var hidden = "h"
  }

  struct Person: Identifiable, Equatable {
    var id = 0
    var name = "Ann"
    var nick: String?
  }

  struct NameField: View {
    @Binding var name: String
    var body: some View {
      TextField("Name", text: $name)
      Text("child says \(name)")
    }
  }

  /// Counts its evaluations and shows a bound value.
  struct Counted: View {
    let title: String
    @Binding var value: String
    let probe: Probe
    var body: some View {
      let _ = probe.note(title)
      Text("\(title) \(value)")
    }
  }

  @Test("A child bound to a property of an observed object shows typed and reset text")
  func bindingToProperty() async throws {
    struct Form: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("parent says \(model.name)")
        NameField(name: $model.name)
        Button("reset") { model.name = "" }
      }
    }
    let model = Model()
    let screen = await Screen { Form(model: model) }
    try await screen.type("bcd", into: "Name")
    #expect(model.name == "abcd")
    #expect(screen.contains("child says abcd"))
    try await screen.tap("reset")
    #expect(screen.contains("child says "))
    #expect(try screen.find("Name").text == "")
  }

  @Test("A child whose bound property did not change is skipped")
  func unaffectedBinding() async {
    struct Owner: View {
      @ObservedObject var model: Model
      let probe: Probe
      var body: some View {
        Counted(title: "name", value: $model.name, probe: probe)
        Counted(title: "person", value: $model.person.name, probe: probe)
      }
    }
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Owner(model: model, probe: probe) }
    probe.forget()
    model.name = "b"
    await screen.settle()
    #expect(probe.notes == ["name"])
    #expect(screen.contains("name b"))
    probe.forget()
    model.person.name = "Bea"
    await screen.settle()
    #expect(probe.notes == ["person"])
    #expect(screen.contains("person Bea"))
  }

  @Test("A view that forwards a binding passes new values to its child")
  func bindingThroughMiddle() async {
    struct Middle: View {
      @Binding var person: Person
      let probe: Probe
      var body: some View { Counted(title: "name", value: $person.name, probe: probe) }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      let probe: Probe
      var body: some View { Middle(person: $model.person, probe: probe) }
    }
    let model = Model()
    let screen = await Screen { Owner(model: model, probe: Probe()) }
    model.person.name = "Bea"
    await screen.settle()
    #expect(screen.contains("name Bea"))
  }

  @Test("Lifted, unwrapped, constant and closure bindings show new values")
  func otherBindings() async throws {
    struct Optionally: View {
      @Binding var name: String?
      var body: some View { Text("lifted \(name ?? "none")") }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      let probe: Probe
      var body: some View {
        Optionally(name: Binding($model.name))
        Optionally(name: $model.person.nick)
        if let nick = Binding($model.person.nick) { Counted(title: "unwrapped", value: nick, probe: probe) }
        Counted(title: "constant", value: .constant(model.name), probe: probe)
        Counted(
          title: "closures",
          value: Binding {
            model.name
          } set: {
            model.name = $0
          }, probe: probe)
        Counted(title: "hidden", value: $model.hidden, probe: probe)
      }
    }
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Owner(model: model, probe: probe) }
    model.hidden = "new"
    model.name = "b"
    model.person.nick = "Nan"
    await screen.settle()
    for text in ["lifted b", "lifted Nan", "unwrapped Nan", "constant b", "closures b", "hidden new"] {
      #expect(screen.contains(.text(text)), "\(text)")
    }
    probe.forget()
    model.selected = 2
    await screen.settle()
    #expect(probe.notes == ["closures"])
  }

  @Test("An unwrapped binding returns its last value after the optional becomes nil")
  func lastKnownValue() async throws {
    var value: Int? = 1
    let base = Binding {
      value
    } set: {
      value = $0
    }
    let unwrapped = try #require(Binding(base))
    value = 2
    #expect(unwrapped.wrappedValue == 2)
    value = nil
    #expect(unwrapped.wrappedValue == 2)
  }

  @Test("Only rows whose bound element changed are evaluated")
  func rowsWithBindings() async throws {
    struct Row: View {
      @Binding var person: Person
      let probe: Probe
      var body: some View {
        let _ = probe.note("row \(person.id)")
        Text(person.name)
      }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      let probe: Probe
      var body: some View { ForEach($model.people) { $person in Row(person: $person, probe: probe) } }
    }
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Owner(model: model, probe: probe) }
    probe.forget()
    model.people[1].name = "Cleo"
    await screen.settle()
    #expect(screen.contains("Cleo"))
    #expect(probe.notes == ["row 2"])
    model.people.swapAt(0, 1)
    model.people[0].name = "Dora"
    await screen.settle()
    #expect(screen.findAll(.role(.text)).map(\.text) == ["Dora", "Ann"])
  }

  @Test("A view with an `ObservedObject` projection as its input shows new values")
  func projection() async {
    struct Child: View {
      let model: ObservedObject<Model>.Wrapper
      var body: some View { Text(model.name.wrappedValue) }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View { Child(model: $model) }
    }
    let model = Model()
    let screen = await Screen { Owner(model: model) }
    model.name = "b"
    await screen.settle()
    #expect(screen.contains("b"))
  }

  @Observable
  final class Observed {
    var name = "a"
    var other = 0
    @ObservationIgnored var ignored = "i"
  }

  @Test("A child bound to an `@Observable` property shows changes, even if observation ignores the property")
  func bindable() async {
    struct Owner: View {
      @Bindable var model: Observed
      let probe: Probe
      var body: some View {
        Text("\(model.other)")
        Counted(title: "name", value: $model.name, probe: probe)
        Counted(title: "ignored", value: $model.ignored, probe: probe)
      }
    }
    let model = Observed()
    let probe = Probe()
    let screen = await Screen { Owner(model: model, probe: probe) }
    probe.forget()
    model.other = 1
    await screen.settle()
    #expect(probe.notes == [])
    model.ignored = "j"
    model.other = 2
    await screen.settle()
    #expect(probe.notes == ["ignored"])
    #expect(screen.contains("ignored j"))
    model.name = "b"
    await screen.settle()
    #expect(screen.contains("name b"))
  }

  @Test("Replacing a binding redirects writes even if the old and the new binding have equal values")
  func otherPlace() async throws {
    struct Child: View {
      @Binding var name: String
      let title: String
      var body: some View { Button(title) { name += "!" } }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        Child(name: model.selected == 1 ? $model.name : $model.person.name, title: "first")
        Child(name: $model.people[model.selected - 1].name, title: "second")
      }
    }
    let model = Model()
    model.name = "same"
    model.person.name = "same"
    model.people = [Person(id: 1, name: "same"), Person(id: 2, name: "same")]
    let screen = await Screen { Owner(model: model) }
    model.selected = 2
    await screen.settle()
    try await screen.tap("first")
    try await screen.tap("second")
    #expect([model.name, model.person.name] == ["same", "same!"])
    #expect(model.people.map(\.name) == ["same", "same!"])
  }

  @Test("A child is evaluated if its binding's value differs from the value at its last evaluation")
  func seenLast() async throws {
    struct Child: View {
      @Binding var hidden: String
      @State private var turns = 0
      var body: some View { Button("turn \(turns) \(hidden)") { turns += 1 } }
    }
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("\(model.selected)")
        Child(hidden: $model.hidden)
      }
    }
    let model = Model()
    let screen = await Screen { Owner(model: model) }
    model.hidden = "other"
    try await screen.tap("turn 0 h")
    #expect(screen.contains("turn 1 other"))
    model.hidden = "h"
    model.selected = 2
    await screen.settle()
    #expect(screen.contains("turn 1 h"))
  }
}
