import Elements
import PortableUI
import ViewGraph

extension SessionRecorder {
  /// The test that repeats the recorded events; `nil` if there are none, or if the screen has no view of the app.
  var test: RecordedTest? {
    var steps: [RecordedTest.Step] = []
    var before: [String] = []
    for entry in entries {
      guard case .event(let event) = entry.content else { continue }
      if !steps.isEmpty { steps[steps.count - 1].texts = Self.added(to: before, in: event.texts) }
      before = event.texts
      steps.append(RecordedTest.Step(event: event, texts: []))
    }
    guard !steps.isEmpty, let root = session.view?.graph.viewTree.first(where: { !Self.isOfLibrary($0.type) }) else {
      return nil
    }
    steps[steps.count - 1].texts = Self.added(to: before, in: visibleTexts)
    let type = String(reflecting: root.type)
    let module = type.prefix { $0 != "." }
    return RecordedTest(
      module: String(module), screen: "\(type.dropFirst(module.count + 1))()", title: session.title,
      hasStores: hasStores,
      steps: steps)
  }

  /// The texts on the screen, in order, without the labels of controls. Texts that occur several times are omitted,
  /// because a test could not tell them apart.
  var visibleTexts: [String] {
    var texts: [String] = []
    var counts: [String: Int] = [:]
    var waiting = session.view.map { [$0.graph.root] } ?? []
    while let element = waiting.popLast() {
      if element.schema.isFocusable { continue }
      if element.schema.role == .text, case .string(let text)? = element[.text], !text.isEmpty {
        texts.append(text)
        counts[text, default: 0] += 1
      }
      waiting += element.parts.reversed()
    }
    return texts.filter { counts[$0] == 1 && !secrets.contains($0) }
  }

  private static func added(to before: [String], in after: [String]) -> [String] {
    let known = Set(before)
    return after.filter { !known.contains($0) }
  }
}
