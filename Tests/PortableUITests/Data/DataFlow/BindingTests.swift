import ScreenTesting
import SwiftUI
import Testing

/// Properties that are created outside of the main actor.
private struct Properties {
  let binding = Binding(get: { 1 }, set: { _ in })
  let constant = Binding.constant("a")
  let state = State(initialValue: 2)

  nonisolated init() {}
}

@MainActor
@Suite("Binding")
struct BindingTests {
  struct Person: Equatable {
    var name = "Ann"
    var age = 30
  }

  /// A mutable value with a binding to it.
  @MainActor
  final class Box<Value> {
    var value: Value
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }

    init(_ value: Value) { self.value = value }
  }

  @Test("Bindings and state can be created off the main actor")
  func createdAnywhere() {
    let properties = Properties()
    #expect(Binding(projectedValue: properties.binding).wrappedValue == 1)
    #expect(properties.constant.wrappedValue == "a")
    #expect(properties.state.wrappedValue == 2)
  }

  @Test("Writing through a key path projection leaves other properties unchanged")
  func projection() {
    let box = Box(Person())
    box.binding.name.wrappedValue = "Bea"
    #expect(box.value == Person(name: "Bea", age: 30))
  }

  @Test("A binding's set closure receives the transaction of the write")
  func transactions() {
    var written: [Bool] = []
    let binding = Binding(
      get: { 1 }, set: { (_: Int, transaction) in written.append(transaction.animation == .linear) })
    binding.wrappedValue = 2
    binding.animation(.linear).wrappedValue = 3
    withAnimation(.linear) { binding.wrappedValue = 4 }
    #expect(written == [false, true, true])
  }

  @Test("A binding lifted to an optional ignores writes of nil")
  func lifting() {
    let box = Box(1)
    let lifted = Binding<Int?>(box.binding)
    lifted.wrappedValue = 2
    lifted.wrappedValue = nil
    #expect(box.value == 2)
    #expect(lifted.wrappedValue == 2)
  }

  @Test("Unwrapping a binding to a nil optional returns nil")
  func unwrappingNil() {
    #expect(Binding<Int>(Box<Int?>(nil).binding) == nil)
  }

  @Test("After its optional becomes nil, an unwrapped binding returns its last value and drops writes")
  func unwrapped() throws {
    let box = Box<Int?>(1)
    let unwrapped = try #require(Binding<Int>(box.binding))
    unwrapped.wrappedValue = 2
    #expect(box.value == 2)
    box.value = nil
    #expect(unwrapped.wrappedValue == 1)
    unwrapped.wrappedValue = 3
    #expect(box.value == nil)
  }

  @Test("A constant binding drops writes")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("A binding to an identifiable value has the value's id")
  func identifiable() {
    struct Item: Identifiable { let id: Int }
    #expect(Box(Item(id: 4)).binding.id == 4)
  }

  @Test("A child that writes its parent's state updates both views")
  func childWritesParent() async throws {
    struct Child: View {
      @Binding var name: String
      var body: some View { Button("child \(name)") { name += "!" } }
    }
    struct Parent: View {
      @State private var person = Person()
      var body: some View {
        VStack {
          Text("parent \(person.name)")
          Child(name: $person.name)
        }
      }
    }
    let screen = await Screen { Parent() }
    try await screen.tap("child Ann")
    #expect(screen.contains("child Ann!"))
    #expect(screen.contains("parent Ann!"))
  }

  @Test("A child with an equal binding is skipped when its parent is evaluated")
  func childIsSkipped() async throws {
    struct Child: View {
      @Binding var name: String
      let probe: Probe
      var body: some View {
        let _ = probe.note("child")
        Text(name)
      }
    }
    struct Parent: View {
      @State private var person = Person()
      @State private var turns = 0
      let probe: Probe
      var body: some View {
        VStack {
          Button("turn \(turns)") { turns += 1 }
          Child(name: $person.name, probe: probe)
        }
      }
    }
    let probe = Probe()
    let screen = await Screen { Parent(probe: probe) }
    try await screen.tap("turn 0")
    #expect(probe.notes == ["child"])
  }

  @Test("Writing a binding does not evaluate a parent that only passes the binding to a child")
  func parentIsNotEvaluated() async throws {
    struct Parent: View {
      @State private var name = ""
      let probe: Probe
      var body: some View {
        let _ = probe.note("parent")
        TextField("Name", text: $name)
      }
    }
    let probe = Probe()
    let screen = await Screen { Parent(probe: probe) }
    try await screen.type("ab", into: "Name")
    #expect(probe.notes == ["parent"])
    #expect(try screen.find("Name").text == "ab")
  }

  @Test("A binding to a collection is a collection of bindings")
  func collection() throws {
    let box = Box([Person(), Person(name: "Bea", age: 20)])
    #expect(box.binding.count == 2 && !box.binding.isEmpty)
    #expect(box.binding.indices == 0..<2)
    for person in box.binding { person.wrappedValue.age += 1 }
    box.binding[1].name.wrappedValue = "Cem"
    let first = try #require(box.binding.first { $0.name.wrappedValue == "Ann" })
    first.age.wrappedValue = 50
    #expect(box.value == [Person(name: "Ann", age: 50), Person(name: "Cem", age: 21)])
    #expect(box.binding.reversed().map(\.wrappedValue.name) == ["Cem", "Ann"])
  }

  @Test("A binding to a removed index reads the last known element and drops writes")
  func goneIndex() {
    var letters = ["a", "b"]
    let all = Binding(get: { letters }, set: { letters = $0 })
    let second = all[1]
    letters[1] = "c"
    #expect(second.wrappedValue == "c")
    letters = ["x"]
    #expect(second.wrappedValue == "c")
    second.wrappedValue = "d"
    #expect(letters == ["x"])
    letters = ["x", "y"]
    #expect(second.wrappedValue == "y")
    second.wrappedValue = "z"
    #expect(letters == ["x", "z"])
    // A binding that was never read returns the element from the time of the binding's creation.
    let unread = all[1]
    letters = []
    #expect(unread.wrappedValue == "z")
  }

  @Observable
  final class Notes {
    var texts = ["first", "second"]
  }

  @Test("A removed view that writes its binding to a removed index changes nothing")
  func goneField() async throws {
    struct Field: View {
      @Binding var text: String
      let notes: Notes
      var body: some View {
        TextField("note", text: $text)
        Button("remove") {
          notes.texts.removeLast()
          text = "too late"
        }
      }
    }
    struct Page: View {
      @Bindable var notes: Notes
      var body: some View {
        Text(notes.texts.joined(separator: " "))
        if notes.texts.count > 1 { Field(text: $notes.texts[1], notes: notes) }
      }
    }
    let notes = Notes()
    let screen = await Screen { Page(notes: notes) }
    try await screen.tap("remove")
    #expect(notes.texts == ["first"])
    #expect(screen.contains("first"))
    #expect(!screen.contains(.button("remove")))
  }
}
