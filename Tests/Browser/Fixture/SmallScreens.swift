import PortableUI

/// A stack with a spacer as one item of the bottom bar.
struct BottomBarScreen: View {
  var body: some View {
    NavigationStack {
      Text("Page").toolbar {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Spacer()
            Button("Right") {}
          }
        }
      }
    }
  }
}

/// Bars with more items than fit into a narrow window.
struct FullBarsScreen: View {
  @State private var pressed = ""

  var body: some View {
    NavigationStack {
      Text("Pressed \(pressed)").accessibilityIdentifier("pressed")
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarLeading) { items(["Close", "Sidebar"]) }
          ToolbarItemGroup(placement: .topBarTrailing) {
            items(["Share", "Mark as read", "Archive", "Delete", "Compose"])
          }
          ToolbarItemGroup(placement: .bottomBar) {
            items(["Bold text", "Italic text", "Underline", "Strike through", "Bullets", "Numbers"])
          }
        }
    }
  }

  private func items(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { name in Button(name) { pressed = name } }
  }
}

/// An image that fills the width of a scroll view.
struct FilledWidthScreen: View {
  var body: some View {
    ScrollView {
      Image(systemName: "star").resizable().scaledToFill().accessibilityIdentifier("image")
      Text("Below")
    }
  }
}

/// Buttons with and without a background in rows of a form.
struct FormButtonsScreen: View {
  var body: some View {
    Form {
      Button("Book") {}.buttonStyle(.borderedProminent)
      Button("Cancel") {}
    }
  }
}

/// An adaptive grid with a maximum column width.
struct CappedColumnsScreen: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150, maximum: 170))]) {
        ForEach(0..<6) { Text("\($0)").frame(maxWidth: .infinity, minHeight: 50).accessibilityIdentifier("cell \($0)") }
      }
    }
  }
}

/// A canvas that draws beyond its frame.
struct CutCanvasScreen: View {
  var body: some View {
    Canvas { context, _ in
      context.fill(Path(CGRect(x: -50, y: -20, width: 300, height: 200)), with: .color(.green))
    }
    .frame(width: 100, height: 60)
    .accessibilityIdentifier("canvas")
  }
}

/// Dividers with layers in a row.
struct UprightLinesScreen: View {
  var body: some View {
    HStack {
      Text("A")
      Divider().ignoresSafeArea()
      Text("B")
      Divider().padding(.vertical, 10)
      Text("C")
    }
    .frame(height: 50)
  }
}

/// Grid cells with anchors that differ from their column.
struct CellAnchorsScreen: View {
  var body: some View {
    Grid {
      GridRow { Text("The widest cell of the column").accessibilityIdentifier("widest") }
      GridRow { Text("Leading").gridCellAnchor(.leading).accessibilityIdentifier("leading") }
      GridRow { Text("Trailing").accessibilityIdentifier("trailing").gridCellAnchor(.trailing) }
      GridRow { Text("Center").accessibilityIdentifier("center") }
    }
  }
}

/// More tabs than fit into a narrow window.
struct ManyTabsScreen: View {
  private let names = ["Numbers", "Temperatures", "Departures", "Timer", "Customers", "Circle drawer", "Spreadsheet"]

  var body: some View {
    TabView {
      ForEach(names, id: \.self) { name in
        Text("Page of \(name)").tabItem { Label(name, systemImage: "star") }
      }
    }
  }
}

/// Pages that are turned by swipes. Only the shown page has content.
struct TurnedPagesScreen: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<4) { number in
        Color.gray.overlay { if page == number { Text("Page \(number)").frame(width: 380, height: 700) } }.tag(number)
      }
    }
    .tabViewStyle(.page)
  }
}

/// A context menu that is empty until its view is tapped.
struct EmptyMenuScreen: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Held").padding().background(.yellow)
        .onTapGesture { taps += 1 }
        .contextMenu { if taps > 0 { Button("Item") {} } }
      Text("Taps: \(taps)")
    }
  }
}

/// A grid that is narrower than the ideal width of its cells.
struct NarrowGridScreen: View {
  @State private var name = ""

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Surname:")
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      }
    }
    .frame(width: 170)
  }
}

/// A low sheet, and popovers anchored to parts of a view.
struct InFrontScreen: View {
  @State private var isLow = false
  @State private var isAtPart = false
  @State private var isAtPoint = false

  var body: some View {
    VStack {
      Button("Low") { isLow = true }
        .sheet(isPresented: $isLow) { Text("Low sheet").presentationDetents([.height(180)]) }
      Button("Part") { isAtPart = true }
      Button("Point") { isAtPoint = true }
      Color.yellow.frame(width: 300, height: 300)
        .accessibilityIdentifier("subject")
        .popover(
          isPresented: $isAtPart, attachmentAnchor: .rect(.rect(CGRect(x: 200, y: 40, width: 20, height: 30)))
        ) { Text("At a part") }
        .popover(isPresented: $isAtPoint, attachmentAnchor: .point(.bottomLeading)) { Text("At a point") }
    }
  }
}

/// A list with a selection, in which the app handles the down arrow key.
struct HandledArrowScreen: View {
  @State private var selection: Int? = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      Text("Selected \(selection ?? -1), pressed \(presses)").accessibilityIdentifier("state")
      List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }
        .onKeyPress(.downArrow) {
          presses += 1
          return .handled
        }
    }
  }
}

/// A sheet with two detents, whose content the layout pass makes as high as the sheet.
struct FilledSheetScreen: View {
  @State private var isPresented = false

  var body: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        VStack(spacing: 0) {
          Color.yellow.frame(minHeight: 20).layoutPriority(1).accessibilityIdentifier("filled")
          Color.orange.frame(height: 40)
        }
        .presentationDetents([.medium, .large])
      }
  }
}

/// A row that hides and shows its tinted bottom separator.
struct ReshownSeparatorScreen: View {
  @State private var isHidden = true

  var body: some View {
    List {
      Text("Tinted").listRowSeparatorTint(.red, edges: .bottom)
        .listRowSeparator(isHidden ? .hidden : .visible, edges: .bottom)
      Button("Toggle") { isHidden.toggle() }
    }
  }
}
