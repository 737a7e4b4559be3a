import Elements
import HostKit
import PortableUI
import Trifecta
import ViewGraph

extension SessionRecorder {
  /// Returns the test that repeats the recording; `nil` if nothing was recorded.
  func test(_ form: GeneratedTest.Form) -> GeneratedTest? {
    let source =
      switch form {
      case .screen: screenTest?.source
      case .store: storeTest?.source(secrets: secrets)
      }
    return source.map { GeneratedTest(source: $0, isComplete: isComplete) }
  }

  /// The screen test that repeats the recorded events; `nil` if there are none, or if the screen has no view of the app.
  var screenTest: RecordedTest? {
    var steps: [RecordedTest.Step] = []
    var before: [String] = []
    var initialTexts: [String] = []
    var start = Duration.zero
    for entry in entries where entry.id > lastRestart {
      switch entry.content {
      case .event(let event):
        if steps.isEmpty {
          initialTexts = event.texts
        } else {
          steps[steps.count - 1].texts = Self.added(to: before, in: event.texts)
          steps[steps.count - 1].set(newName: event.lastName)
        }
        before = event.texts
        start = entry.time
        steps.append(RecordedTest.Step(event: event, texts: []))
      case .opened(let url):
        if !steps.isEmpty { steps[steps.count - 1].opened.append(url) }
      case .update:
        if !steps.isEmpty { steps[steps.count - 1].duration = entry.time - start }
      case .action, .effect, .sideEffect:
        break
      }
    }
    guard !steps.isEmpty, let root = session.view?.graph.viewTree.first(where: { !Self.isOfLibrary($0.type) }) else {
      return nil
    }
    steps[steps.count - 1].texts = Self.added(to: before, in: visibleTexts)
    steps[steps.count - 1].set(newName: nameOfLastControl)
    let type = String(reflecting: root.type)
    let module = type.prefix { $0 != "." }
    return RecordedTest(
      module: String(module), screen: "\(type.dropFirst(module.count + 1))()", title: session.title,
      hasStores: hasStores, traits: session.view?.traits,
      fixtures: RecordedFixtures(fixtures.requests, secrets: secrets), initialTexts: initialTexts, steps: steps)
  }

  /// The test of the first store that has received an action; `nil` if there is none.
  var storeTest: RecordedStoreTest? {
    var name: String?
    var state: Any.Type?
    var steps: [RecordedStoreTest.Step] = []
    var running = 0
    for entry in entries where entry.id > lastRestart {
      switch entry.content {
      case .action(let reduction, let store) where name == nil || name == store:
        name = store
        state = type(of: reduction.before)
        steps.append(.action(reduction))
      case .sideEffect(let sideEffect, isDelivered: false, let store) where name == store:
        steps.append(.sideEffect(sideEffect))
      case .effect(_, let phase, let store) where name == store:
        running += phase == .started ? 1 : -1
      case .event, .opened, .action, .sideEffect, .effect, .update:
        break
      }
    }
    guard let state else { return nil }
    return RecordedStoreTest(
      title: session.title, state: state, fixtures: RecordedFixtures(fixtures.requests, secrets: secrets),
      steps: steps, hasRunningEffects: running > 0)
  }

  /// The texts on the screen, in order, without the labels of controls. Texts that occur several times are omitted,
  /// because a test could not tell them apart.
  var visibleTexts: [String] {
    var texts: [String] = []
    var counts: [String: Int] = [:]
    var waiting = session.view.map { [$0.graph.root] } ?? []
    while let element = waiting.popLast() {
      if element.schema.role == .text, case .string(let text)? = element[.text], !text.isEmpty {
        counts[text, default: 0] += 1
        if !element.isInControl { texts.append(text) }
      }
      waiting += element.visibleParts.reversed()
    }
    return texts.filter { counts[$0] == 1 && !secrets.contains($0) }
  }

  /// The name of the control of the last event, or of the only button that appeared when the control was removed;
  /// otherwise `nil`.
  var nameOfLastControl: String? {
    guard let lastControl, let root = session.view?.graph.root else { return nil }
    if let control = root.visibleElements(where: { $0.id == lastControl }).first { return control.spokenName }
    let new = root.visibleElements { $0.schema.role == .button && !knownElements.contains($0.id) }
    return new.count == 1 ? new[0].spokenName : nil
  }

  /// The identities of the visible elements.
  var visibleElements: Set<Int> { Set(session.view?.graph.root.visibleElements { _ in true }.map(\.id) ?? []) }

  private static func added(to before: [String], in after: [String]) -> [String] {
    let known = Set(before)
    return after.filter { !known.contains($0) }
  }
}

extension RecordedTest.Step {
  /// Sets the name that the control has before the next event.
  fileprivate mutating func set(newName name: String?) {
    newName = name == event.name || event.identifier != nil ? nil : name
  }
}

extension Element {
  /// Whether the element is a part of a control, such as the label of a button.
  fileprivate var isInControl: Bool {
    var element: Element? = self
    while let current = element {
      if current.schema.isFocusable, current.kind != .stepper { return true }
      element = current.parent
    }
    return false
  }
}
