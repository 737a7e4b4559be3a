import SwiftUI
import Testing

extension ContainerValues {
  @Entry var isRejected: Bool = false
}

private struct Card<Content: View>: View {
  var subview: Content
  init(@ViewBuilder content: () -> Content) { subview = content() }
  var body: some View { subview.padding().background(.yellow, in: RoundedRectangle(cornerRadius: 8)) }
}

private struct DisplayBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top) {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty { section.header.font(.headline) }
          ForEach(subviews: section.content) { subview in
            let values = subview.containerValues
            Card { subview }.opacity(values.isRejected ? 0.3 : 1)
          }
          section.footer
        }
      }
    }
  }
}

private struct Divided<Content: View>: View {
  let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    _VariadicView.Tree(DividedLayout()) { content() }
  }

  struct DividedLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack {
        ForEach(children) { child in
          child
          if child.id != last { Divider() }
        }
      }
    }
  }
}

private struct ContainersView: View {
  @State private var songs = ["Song 1", "Song 2", "Song 3"]

  var body: some View {
    DisplayBoard {
      Section("Favorites") {
        Text("Song 0").containerValue(\.isRejected, true)
        ForEach(songs, id: \.self) { Text($0).tag($0) }
      }
      Section {
        Text("Other")
      } header: {
        Text("Others")
      } footer: {
        Text("\(songs.count)")
      }
    }
    Group(subviews: ForEach(songs, id: \.self) { Text($0) }) { subviews in
      if let first = subviews.first { first.bold() }
      ForEach(subviews.dropFirst().prefix(3)) { $0 }
      if subviews.count > 3 { Text("and \(subviews.count - 3) more") }
    }
    Divided {
      Text("One")
      Text("Two")
    }
  }
}

@MainActor
@Suite("Fidelity: containers")
struct ContainersFidelity {
  @Test("Custom containers show their subviews")
  func shown() async {
    let tree = await show { ContainersView() }
    for text in ["Favorites", "Song 3", "Others", "Two"] { #expect(tree.contains("\"\(text)\"")) }
  }
}
