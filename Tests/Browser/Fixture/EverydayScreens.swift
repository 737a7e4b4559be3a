import PortableUI

/// Pinned headers, an overlay above them, and buttons that scroll to rows which may not exist.
struct PinnedScreen: View {
  @State private var presses = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(pinnedViews: [.sectionHeaders]) {
              ForEach(0..<8) { section in
                Section {
                  ForEach(0..<30) { Text("Row \(section).\($0)").frame(minHeight: 44).id("row \(section).\($0)") }
                } header: {
                  Text("Header \(section)").frame(maxWidth: .infinity, minHeight: 40).background(.yellow)
                    .id("header \(section)")
                }
              }
            }
          }
          .overlay(alignment: .bottomTrailing) {
            Button("Float") { presses += 1 }.buttonStyle(.borderedProminent).padding()
          }
          .overlay(alignment: .bottomLeading) {
            VStack {
              Button("First header") { proxy.scrollTo("header 0", anchor: .top) }
              Button("Row 0.3") { proxy.scrollTo("row 0.3", anchor: .top) }
              Button("Row 6.20") { proxy.scrollTo("row 6.20", anchor: .top) }
              Button("Header 5") { proxy.scrollTo("header 5", anchor: .top) }
            }
            .padding().background(.background)
          }
        }
        .navigationTitle("Pinned")
      }
      Button("Corner") { presses += 1000 }.padding(8).background(.mint)
    }
    .overlay(alignment: .top) { Button("Banner") { presses += 10 }.padding(8).background(.orange) }
    .overlay(alignment: .bottom) { Text(verbatim: "\(presses) pressed") }
  }
}

/// Cards with scroll snapping and a content margin.
struct CardsScreen: View {
  @State private var card: Int?

  var body: some View {
    VStack {
      Text("At \(card ?? 0)")
      Button("Next card") { withAnimation { card = (card ?? 0) + 1 } }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<12) { Text("Card \($0)").frame(width: 260, height: 140).background(.mint) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $card)
    }
  }
}

/// Rotation, reordering, sliders and swipe actions, and labels with several views.
struct HandsScreen: View {
  @State private var turns = 0.0
  @State private var spins = false
  @State private var rows = ["a", "b", "c", "d"]
  @State private var presses = 0
  @State private var volume = 0.5
  @State private var log = ""
  @State private var note = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          Button("Turn") { withAnimation(.linear(duration: 2)) { turns += 360 } }.rotationEffect(.degrees(turns))
          Text("Spinner").rotationEffect(.degrees(spins ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: spins)
            .onAppear { spins = true }
          Text(verbatim: "order \(rows.joined()), \(presses) pressed, log \(log)")
          Slider(value: $volume) {
            Text("Volume")
          } onEditingChanged: {
            log += $0 ? "[" : "]"
          }
        }
        ForEach(rows, id: \.self) { row in Button("Row \(row)") { presses += 1 } }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        ForEach(["x", "y"], id: \.self) { row in
          Text("Swipe \(row)").swipeActions(allowsFullSwipe: false) {
            Button(role: .destructive) {
              presses += 100
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
        }
        Button {
          presses += 1
        } label: {
          Image(systemName: "chevron.left")
          Text("Two views")
        }
        Menu {
          Button("Duplicate") {}
        } label: {
          Image(systemName: "ellipsis")
        }
        .accessibilityLabel("Options")
        TextField("Note", text: $note, axis: .vertical)
        Button("Send") { presses += 1000 }.keyboardShortcut(.return, modifiers: .command)
        LabeledContent {
          Text("Value")
        } label: {
          Text("Title")
          Text("Subtitle")
        }
      }
    }
  }
}

/// Bars: a principal toolbar item, search suggestions, and tinted tabs.
struct MiddleScreen: View {
  @State private var query = ""

  var body: some View {
    TabView {
      NavigationStack {
        List(0..<30) { Text("Recipe \($0)") }
          .overlay { if query == "nothing" { Text("None") } }
          .navigationTitle("Recipes")
          .searchable(text: $query)
          .searchSuggestions {
            ForEach(["apple", "pear"], id: \.self) { Label($0, systemImage: "clock").searchCompletion($0) }
          }
          .toolbar { ToolbarItem(placement: .principal) { Text("3 visits") } }
      }
      .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
      VStack {
        Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor).accessibilityLabel("Weather")
        Button("White") {}.tint(.white).padding().background(.black)
      }
      .tabItem { Label("More", systemImage: "gear") }
    }
    .tint(.purple)
  }
}

/// Custom layouts in nested frames.
struct FramedLayoutsScreen: View {
  var body: some View {
    VStack {
      Diagonal { ForEach(0..<3) { Text("first \($0)") } }.frame(maxWidth: .infinity).frame(height: 160)
      Diagonal { ForEach(0..<3) { Text("second \($0)") } }.frame(height: 160)
    }
  }

  /// Places its subviews along the diagonal of the available space.
  struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        let part = CGFloat(index) / CGFloat(max(subviews.count - 1, 1))
        subview.place(
          at: CGPoint(x: bounds.minX + bounds.width * part, y: bounds.minY + bounds.height * part),
          anchor: UnitPoint(x: part, y: part), proposal: .unspecified)
      }
    }
  }
}

/// Texts that are truncated at different positions, below a title with a menu.
struct TruncationScreen: View {
  @State private var name = "The quick brown fox (jumps) over the lazy dog.txt"
  @State private var isWide = false

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text(name).truncationMode(.head).accessibilityIdentifier("head")
        Text(name).truncationMode(.middle).accessibilityIdentifier("middle")
        Text("Short").truncationMode(.middle).accessibilityIdentifier("short")
      }
      .lineLimit(1)
      .frame(width: isWide ? 300 : 160)
      .navigationTitle("Names")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleMenu { Button("Double") { name += " " + name } }
      .toolbar { Toggle("Wide", isOn: $isWide) }
    }
  }
}

/// A searchable list with pinned headers below a large title.
struct SearchedSectionsScreen: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<5) { section in
          Section("Header \(section)") { ForEach(0..<10) { Text("Row \(section).\($0)") } }
        }
      }
      .listStyle(.plain)
      .searchable(text: $query)
      .navigationTitle("Sections")
    }
  }
}

/// Labels in a tab that get the width of the widest label.
struct LabelWidthScreen: View {
  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @State private var width: CGFloat?

  var body: some View {
    TabView {
      Text("First tab").tabItem { Text("First") }
      VStack(alignment: .leading) {
        ForEach(["From", "To account", "Amount"], id: \.self) { name in
          HStack {
            Text(name)
              .background {
                GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
              }
              .frame(width: width, alignment: .leading)
            Text("value of \(name)")
          }
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .tabItem { Text("Second") }
    }
  }
}

/// A sheet with a form and a grabber.
struct FormSheetScreen: View {
  @State private var isShown = true

  var body: some View {
    Text("Behind").sheet(isPresented: $isShown) {
      Form { Text("In the form") }.presentationDetents([.medium, .large]).accessibilityIdentifier("form")
    }
  }
}
