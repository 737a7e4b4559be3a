import PortableUI

/// Overlapping and adjacent views, for which a browser has its own order and sizes.
struct StackedScreen: View {
  @Namespace private var places
  @State private var chosen: Int?
  @State private var isLoading = true

  var body: some View {
    ScrollView {
      ZStack {
        Circle().fill(.blue)
        Text("On a circle").foregroundStyle(.white)
      }
      .frame(width: 120, height: 120)
      DiagonalLayout {
        Text("First").overlay { Color.red.opacity(0.1) }
        Text("Second").contextMenu { Button("Copy") {} }
      }
      .accessibilityIdentifier("diagonal")
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9) { _ in RoundedRectangle(cornerRadius: 8).fill(.green).frame(width: 100) } }
      }
      .frame(height: 60)
      .accessibilityIdentifier("band")
      ZStack {
        HStack {
          ForEach(0..<3) { number in
            Color.orange.frame(width: 60, height: 60)
              .matchedGeometryEffect(id: number, in: places, isSource: chosen != number)
              .accessibilityIdentifier("cell \(number)")
              .onTapGesture { withAnimation { chosen = number } }
          }
        }
        if let chosen {
          Color.purple.frame(width: 200, height: 200)
            .matchedGeometryEffect(id: chosen, in: places)
            .accessibilityIdentifier("detail")
            .onTapGesture { withAnimation { self.chosen = nil } }
        }
      }
      .frame(height: 220)
      Rectangle().frame(height: 1).accessibilityIdentifier("line")
      HStack {
        Text("Name:").accessibilityIdentifier("short")
        Text("A long text that has no room beside it in one line, and not in two of them either")
      }
      Text("Bubble")
        .containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in width / 2 }
        .frame(maxWidth: .infinity, alignment: .trailing)
        .accessibilityIdentifier("bubble")
      Text("Loaded").redacted(reason: isLoading ? .placeholder : [])
      Button("Later") {}.allowsHitTesting(!isLoading)
      Button("Load") { withAnimation { isLoading = false } }
    }
  }
}

/// Views that switch between layouts: side by side, stacked, diagonal and overlaid.
struct TurningScreen: View {
  @State private var turn = 0
  @State private var name = ""
  @State private var day = Date(timeIntervalSince1970: 1_000_000_000)
  private var layout: AnyLayout {
    switch turn % 4 {
    case 0: AnyLayout(HStackLayout(spacing: 20))
    case 1: AnyLayout(VStackLayout(spacing: 20))
    case 2: AnyLayout(DiagonalLayout())
    default: AnyLayout(ZStackLayout(alignment: .leading))
    }
  }

  var body: some View {
    Button("Turn") { withAnimation { turn += 1 } }
    layout {
      TextField("Name", text: $name).onSubmit { turn += 1 }
      Stepper("Steps") {
      } onDecrement: {
      }
      Text("Hello \(name)").padding().background(.yellow)
    }
    .padding(turn % 2 == 0 ? 8 : 0)
    .accessibilityIdentifier("turning")
    DatePicker(
      "Day", selection: $day, displayedComponents: turn % 2 == 0 ? [.date] : [.date, .hourAndMinute]
    )
    .onTapGesture {}
  }
}

/// Views that fit their content, and views that share the available space.
struct FittedScreen: View {
  @State private var name = ""

  var body: some View {
    VStack(spacing: 12) {
      TextField("Framed", text: $name).padding(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
      TextField("Painted", text: $name).padding(8)
        .overlay(Capsule().strokeBorder(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 2))
      ViewThatFits {
        Text("A short text")
        Text("Short")
      }
      .accessibilityIdentifier("fitting")
      ViewThatFits {
        Text("A text that is far too long for a narrow window, in which it is not seen for that reason")
        Text("Short")
      }
      .accessibilityIdentifier("unfitting")
      DiagonalLayout {
        Text("one")
        Text("two")
      }
      .background(.pink)
      .accessibilityIdentifier("layout")
      HStack {
        Image(systemName: "star")
        Text("A description which is rather long and has to be in two lines")
        Spacer()
        Text("12:30 PM").accessibilityIdentifier("time")
      }
      HStack {
        Text("Key")
        Text("https://example.com/a/very/long/path/without/any/space/in/it").accessibilityIdentifier("path")
      }
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 200).accessibilityIdentifier("least")
        Color.blue
        Color.green.layoutPriority(1).frame(maxWidth: 50).accessibilityIdentifier("most")
      }
      .frame(height: 20)
      Grid {
        GridRow {
          Color.red
          Color.green.accessibilityIdentifier("green")
        }
        GridRow {
          Color.blue
          Color.orange
        }
      }
      .frame(height: 120)
      Spacer()
    }
  }
}

/// A list that is searched without results.
struct VainSearchScreen: View {
  @State private var text = ""
  private var found: [String] { ["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) } }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .searchable(text: $text)
        .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
        .navigationTitle("Fruit")
    }
  }
}

/// Places each view one step further down and to the side.
private struct DiagonalLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 300, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 50, y: bounds.minY + CGFloat(index) * 50), proposal: .unspecified)
    }
  }
}
