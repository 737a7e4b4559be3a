import ScreenTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note: String? = "some"
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
  private struct Parts: View {
    var isLong = true
    var rows = ["x", "y"]

    var body: some View { parts }

    @ViewBuilder var parts: some View {
      Text("a")
      if isLong { Text("b") } else { Text("c") }
      Group {
        ForEach(rows, id: \.self) { Text($0) }
        EmptyView()
      }
      .bold()
      if !isLong { Text("d") }
    }
  }

  private func texts(_ screen: Screen) -> [Substring] {
    screen.tree.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("text") || $0 == "divider" }
  }

  @Test("Subviews include conditional, grouped and repeated views")
  func parts() async {
    for (parts, expected) in [
      (
        Parts(),
        [
          "text \"a\"", "divider", "text \"b\"", "divider", "text \"x\" fontWeight=bold", "divider",
          "text \"y\" fontWeight=bold",
        ]
      ),
      (Parts(isLong: false, rows: []), ["text \"a\"", "divider", "text \"c\"", "divider", "text \"d\""]),
    ] {
      let screen = await Screen {
        Group(subviews: parts.parts) { subviews in
          ForEach(subviews) { subview in
            if subview.id != subviews.first?.id { Divider() }
            subview
          }
        }
      }
      #expect(texts(screen) == expected.map { Substring($0) })
    }
  }

  @Test("Single subviews, slices and all subviews can be shown")
  func slices() async {
    let screen = await Screen {
      Group(subviews: Parts().parts) { subviews in
        Text("\(subviews.count)")
        subviews.dropFirst(3)
        subviews[0..<1]
        ForEach(subviews: subviews) { $0.italic() }
      }
    }
    #expect(
      texts(screen) == [
        "text \"4\"", "text \"y\" fontWeight=bold", "text \"a\"", "text \"a\" italic", "text \"b\" italic",
        "text \"x\" fontWeight=bold italic", "text \"y\" fontWeight=bold italic",
      ])
  }

  @Test("Subviews keep their state when others are removed and reordered")
  func state() async throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var names = ["a", "b", "c"]
      @State private var isReversed = false
      var body: some View {
        Button("drop") { names.removeFirst() }
        Button("reverse") { isReversed.toggle() }
        Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subviews in
          ForEach(isReversed ? Array(subviews.reversed()) : Array(subviews)) { $0 }
        }
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("b 0")
    try await screen.tap("c 0")
    try await screen.tap("c 1")
    try await screen.tap("drop")
    try await screen.tap("reverse")
    #expect(texts(screen).suffix(2) == ["text \"c 2\"", "text \"b 1\""])
  }

  @Test("The innermost container value wins, and tags are readable")
  func values() async {
    struct Board<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          Text(
            "\(values.isPinned) \(values.tag(for: Int.self) ?? -1) \(values.hasTag("t")) \(values.tag(for: String.self) ?? "-")"
          )
        }
      }
    }
    let screen = await Screen {
      Board {
        Text("1").containerValue(\.isPinned, true).padding().tag(5)
        Group {
          Text("2")
          Text("3").containerValue(\.isPinned, false).tag("t")
        }
        .containerValue(\.isPinned, true)
        ForEach(["r"], id: \.self) { Text($0) }
      }
    }
    #expect(
      texts(screen) == [
        "text \"true 5 false -\"", "text \"true -1 false -\"", "text \"false -1 true t\"", "text \"false -1 false r\"",
      ])
  }

  @Test("Sections have headers and footers, and views outside a section form separate sections")
  func sections() async {
    struct Board<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(sections: content) { section in
          section.header.bold()
          Text("\(section.content.count) \(section.footer.isEmpty) \(section.containerValues.isPinned)")
          section.content
        }
      }
    }
    let screen = await Screen {
      Board {
        Text("loose")
        Section("One") {
          Text("1")
          Text("2")
        }
        .containerValue(\.isPinned, true)
        Section {
          ForEach(0..<3) { Text("\($0)") }
        } footer: {
          Text("foot")
        }
        Text("end")
      }
    }
    #expect(
      texts(screen) == [
        "text \"1 true false\"", "text \"loose\"", "text \"One\" fontWeight=bold", "text \"2 true true\"", "text \"1\"",
        "text \"2\"", "text \"3 false false\"", "text \"0\"", "text \"1\"", "text \"2\"", "text \"1 true false\"",
        "text \"end\"",
      ])
    let flat = await Screen { ForEach(subviews: Section("One") { Text("1") }) { $0 } }
    #expect(texts(flat) == ["text \"One\"", "text \"1\""])
    let wrapped = await Screen { Group(sections: Text("alone")) { Text("\($0.count)") } }
    #expect(texts(wrapped) == ["text \"1\""])
  }

  @Test("Missing container values and tags are nil")
  func absentValues() async {
    let screen = await Screen {
      ForEach(subviews: Text("b")) { Text($0.containerValues.note ?? "-") }
      Group(subviews: Text("a").containerValue(\.note, nil)) { subviews in
        let values = subviews[0].containerValues
        Text("\(values.note ?? "-") \(values.hasTag(Int?.none)) \(subviews[0].containerValues.isPinned)")
        ForEach(subviews: ForEach(subviews: subviews) { $0.containerValue(\.note, "outer").tag(1) }) { subview in
          Text("\(subview.containerValues.note ?? "-") \(subview.containerValues.tag(for: Int.self) ?? 0)")
        }
      }
    }
    #expect(texts(screen) == ["text \"some\"", "text \"- false false\"", "text \"- 1\""])
  }

  @Test("Views outside a section keep their state, and rows that are shown as subviews cannot be deleted")
  func loose() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var isFirst = false
      @State private var items = ["x"]
      var body: some View {
        Button("first") { isFirst.toggle() }
        let content = Group {
          if isFirst { Text("a") }
          Counter()
        }
        List {
          ForEach(sections: content) { $0.content }
          ForEach(subviews: ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }) { $0 }
        }
      }
    }
    let screen = await Screen { Page() }
    try await screen.tap("count 0")
    try await screen.tap("first")
    #expect(screen.contains("count 1") && screen.contains("a"))
    await #expect(throws: ActionError.self) { try await screen.delete("x") }
  }

  @Test("Subviews of a collection are selectable by the ids of their rows")
  func implicitTags() async throws {
    struct Page: View {
      @State private var size = "S"
      var body: some View {
        let sizes = ForEach(["S", "M"], id: \.self) { Text("size \($0)") }
        Picker("Size", selection: $size) { ForEach(subviews: sizes) { $0 } }
        Text("chosen \(size)")
      }
    }
    let screen = await Screen { Page() }
    try await screen.choose("size M", in: "Size")
    #expect(screen.contains("chosen M"))
  }

  @Test("A section whose header and footer have no views has edges in a list")
  func absentParts() async {
    let none: Text? = nil
    let screen = await Screen {
      List {
        Section {
          Text("a")
        } header: {
          none
        } footer: {
          none
        }
        ForEach(sections: Section { Text("b") }) { section in
          Section {
            section.content
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
    #expect(screen.attributes(of: .sectionEdge).count == 4)
  }

  @Test("`_VariadicView` shows its children like `Group(subviews:)`")
  func variadic() async {
    struct Divided: _VariadicView_MultiViewRoot {
      @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
          child
          if child.id != last { Divider() }
        }
      }
    }
    let screen = await Screen {
      _VariadicView.Tree(Divided()) {
        Text("a")
        Text("b")
      }
    }
    #expect(texts(screen) == ["text \"a\"", "divider", "text \"b\""])
  }
}
