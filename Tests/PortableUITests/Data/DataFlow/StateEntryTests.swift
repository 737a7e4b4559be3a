import Combine
import Elements
import SwiftUI
import Testing
import ViewGraph

private struct Draft: Codable {
  var title = "untitled"
  var pages = 1
}

private final class Model: ObservableObject {
  @Published var name = "model"
}

/// A custom dynamic property with state.
@propertyWrapper
@MainActor
private struct Counted: DynamicProperty {
  @State var count = 3
  @State private var step = 2

  var wrappedValue: Int { count * step }
}

private struct Marking: ViewModifier {
  @State private var mark = "!"

  func body(content: Content) -> some View { content }
}

private struct Editor: View {
  @State private var draft = Draft()
  @Environment(\.isEnabled) private var isEnabled
  @State private var choice: Int?
  @Counted private var total
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Text("\(draft.title) \(total) \(choice ?? 0) \(isEnabled) \(model.name)")
      Button("write") {
        draft.title = "a letter"
        choice = 7
      }
    }
  }
}

private struct OpenRow: View {
  let id: Int
  @State private var isOpen = false

  var body: some View { Text("\(id) \(isOpen)") }
}

@MainActor
@Suite("State entries")
struct StateEntryTests {
  private func show<Content: View>(@ViewBuilder _ content: () -> Content) -> Graph {
    let hosted = HostedView(on: PictureHost(), content: content)
    hosted.graph.turn()
    // Keeps the screen alive while the test inspects its graph.
    screens.screens.append(hosted)
    return hosted.graph
  }

  private final class Screens {
    var screens: [HostedView] = []
  }

  private let screens = Screens()

  @Test("State entries are listed by property name")
  func names() {
    let graph = show { Editor() }
    #expect(graph.state.map(\.property) == ["draft", "choice", "total.count", "total.step", "model"])
    #expect(graph.state.allSatisfy { $0.path == ["Editor"] })
    #expect(graph.state.first?.description.hasPrefix("Editor.draft = Draft(") == true)
  }

  @Test("Entries have current values and are removed with their view")
  func values() {
    let graph = show { Editor() }
    let button = graph.root.firstChild?.lastChild?.id ?? -1
    graph.dispatch(Event(.tap), to: button)
    #expect((graph.state[0].value as? Draft)?.title == "a letter")
    #expect(graph.state[1].valueDescription == "Optional(7)")
    #expect((graph.state[4].value as? Model)?.name == "model")
    graph.stop()
    #expect(graph.state.isEmpty)
  }

  @Test("Listing the state causes no evaluation and no dependency")
  func changesNothing() {
    let graph = show { Editor() }
    let evaluations = graph.evaluations
    _ = graph.state
    graph.turn()
    #expect(graph.evaluations == evaluations)
  }

  @Test("A path identifies a view by position, branch and id")
  func paths() {
    let graph = show {
      OpenRow(id: 0)
      VStack {
        Text("x")
        if isTrue { OpenRow(id: 1) } else { EmptyView() }
        if isTrue == false { EmptyView() } else { OpenRow(id: 2) }
      }
      ForEach([10, 20], id: \.self) { OpenRow(id: $0) }
      AnyView(OpenRow(id: 3)).id("three")
      OpenRow(id: 4).modifier(Marking())
    }
    #expect(
      graph.state.map { $0.path.joined(separator: "/") + "." + $0.property } == [
        "0/OpenRow.isOpen", "1/1/OpenRow.isOpen", "1/2/else/OpenRow.isOpen", "2/[10]/OpenRow.isOpen",
        "2/[20]/OpenRow.isOpen",
        "3/[three]/OpenRow.isOpen", "4/Marking.mark", "4/Marking/OpenRow.isOpen",
      ])
  }

  @Test("Codable state is encoded as JSON, and a failing value throws")
  func encodes() throws {
    struct Odd: View {
      @State private var number = Double.nan
      var body: some View { Text("\(number)") }
    }
    let graph = show { Editor() }
    let texts = try graph.state.map { try $0.encoded().map { String(decoding: $0, as: UTF8.self) } }
    #expect(texts == [#"{"pages":1,"title":"untitled"}"#, "null", "3", "2", nil])
    #expect(throws: EncodingError.self) { try show { Odd() }.state[0].encoded() }
  }
}

/// A condition that the compiler cannot evaluate.
@MainActor private var isTrue: Bool { Bool("true") == true }
