import ScreenTesting
import SwiftUI
import Testing

@Observable
private final class Model {
  var name = "a"
  var count = 0
  @ObservationIgnored var hidden = 0
}

@MainActor
@Suite("@Observable objects")
struct ObservableTests {
  private struct NameReader: View {
    let model: Model
    let probe: Probe
    var body: some View {
      let _ = probe.note("name")
      Text("name \(model.name)")
    }
  }

  private struct CountReader: View {
    let model: Model
    let probe: Probe
    var body: some View {
      let _ = probe.note("count")
      Text("count \(model.count) \(model.hidden)")
    }
  }

  private struct Both: View {
    let model: Model
    let probe: Probe
    var body: some View {
      let _ = probe.note("both")
      NameReader(model: model, probe: probe)
      CountReader(model: model, probe: probe)
    }
  }

  @Test("A change evaluates only bodies that read the property")
  func readersOnly() async {
    let model = Model()
    let probe = Probe()
    let screen = await Screen { Both(model: model, probe: probe) }
    probe.forget()
    model.count = 1
    await screen.settle()
    #expect(probe.notes == ["count"])
    #expect(screen.contains("count 1 0"))
  }

  @Test("Each of several changes updates the view")
  func everyChange() async {
    let model = Model()
    let probe = Probe()
    let screen = await Screen { CountReader(model: model, probe: probe) }
    for count in 1...5 {
      model.count = count
      await screen.settle()
      #expect(screen.contains("count \(count) 0"))
    }
    #expect(probe.count(of: "count") == 6)
  }

  @Test("Changing an ignored property evaluates nothing")
  func ignored() async {
    let model = Model()
    let probe = Probe()
    let screen = await Screen { CountReader(model: model, probe: probe) }
    model.hidden = 1
    await screen.settle()
    #expect(probe.notes == ["count"])
  }

  @Test("A model kept in State survives evaluations of its view")
  func modelInState() async throws {
    struct Owner: View {
      @State private var model = Model()
      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }
    let screen = await Screen { Owner() }
    try await screen.tap("count 0")
    try await screen.tap("count 1")
    #expect(screen.contains("count 2"))
  }

  @Test("Changing an object read by a row's closure evaluates only that row")
  func rowClosure() async {
    struct Rows: View {
      let models: [Model]
      let probe: Probe
      var body: some View {
        let _ = probe.note("rows")
        ForEach(models.indices, id: \.self) { index in Text("row \(models[index].count)") }
      }
    }
    let models = [Model(), Model()]
    let probe = Probe()
    let screen = await Screen { Rows(models: models, probe: probe) }
    let evaluations = screen.evaluations
    models[1].count = 4
    await screen.settle()
    #expect(screen.findAll(.role(.text)).map(\.text) == ["row 0", "row 4"])
    #expect(probe.notes == ["rows"])
    #expect(screen.evaluations == evaluations + 1)
  }

  @Test("A change off the main actor updates the view")
  func changedOffMainActor() async throws {
    let model = BackgroundModel()
    struct Shown: View {
      let model: BackgroundModel
      var body: some View { Text("ticks \(model.ticks)") }
    }
    let screen = await Screen { Shown(model: model) }
    await Task.detached { model.tick() }.value
    try await screen.wait(for: "ticks 1")
  }
}

/// A model that notifies its observers after each change. If it notified them before, the main actor could evaluate a
/// view between notification and change, and the view would show the old value.
private final class BackgroundModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let count = LockedCount()

  var ticks: Int {
    registrar.access(self, keyPath: \.ticks)
    return count.value
  }

  func tick() {
    count.increment()
    registrar.withMutation(of: self, keyPath: \.ticks) {}
  }
}
