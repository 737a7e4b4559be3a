import PortableUI

/// Bars above and below a scroll view, and at the sides of a view that does not scroll.
struct InsetsScreen: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("A scroll view") { Scrolled() }
        NavigationLink("What does not scroll") { Still() }
        NavigationLink("One in the other") { Nested() }
        NavigationLink("A carousel") { Carousel() }
        DisclosureGroup("More") {
          Text("Inside")
          DisclosureGroup("Further") { Text("Deep inside") }
          NavigationLink("Leads on") { Text("Here") }
        }
        ForEach(0..<40) { Text("Row \($0)") }
        Text("The last row")
      }
      .navigationTitle("Insets")
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Button("Add a row") {}.frame(maxWidth: .infinity).padding().background(.bar)
      }
    }
  }

  private struct Scrolled: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          Text("The beginning").frame(maxWidth: .infinity, alignment: .leading)
          ForEach(0..<60) { Text("Line \($0)") }
          Text("The end")
        }
      }
      .safeAreaInset(edge: .top) { Text("A bar above").frame(maxWidth: .infinity).padding(8).background(.bar) }
      .safeAreaInset(edge: .bottom) { Text("A bar below").frame(maxWidth: .infinity).padding(20).background(.bar) }
      .navigationTitle("Scrolled")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct Still: View {
    var body: some View {
      Text("In the middle").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
        .safeAreaInset(edge: .leading) {
          Text("Left").frame(width: 60).frame(maxHeight: .infinity).background(Color.mint)
        }
        .safeAreaInset(edge: .bottom, alignment: .trailing) { Text("Below").padding().background(Color.pink) }
        .navigationTitle("Still")
    }
  }

  private struct Nested: View {
    var body: some View {
      List(0..<50) { Text("Row \($0)") }
        .listStyle(.plain)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Text("Inner").frame(maxWidth: .infinity).padding().background(.bar)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Text("Outer").frame(maxWidth: .infinity).padding().background(.bar)
        }
        .navigationTitle("Nested")
    }
  }

  private struct Carousel: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<12) { Text("Card \($0)").frame(width: 160, height: 120).background(Color.mint) } }
      }
      .safeAreaPadding(.horizontal, 40)
      .navigationTitle("Carousel")
    }
  }
}
