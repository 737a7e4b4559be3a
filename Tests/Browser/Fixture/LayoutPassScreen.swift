import PortableUI

/// Layouts that the page computes by its layout pass, in a scroll view.
struct LayoutPassScreen: View {
  @State private var isWide = false
  @State private var presses = 0
  @State private var direction = LayoutDirection.leftToRight

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Text("A text that is long enough to wrap in the space that the limited color leaves to it")
            .accessibilityIdentifier("wrapping")
          Color.blue.accessibilityIdentifier("limited").frame(maxWidth: 90)
        }
        .frame(height: 120)
        HStack(spacing: 8) {
          Text("A text with a priority").accessibilityIdentifier("preferred").layoutPriority(1)
          Text("Another text that gets the remaining space").accessibilityIdentifier("other")
        }
        HStack(spacing: 10) {
          Color.red.accessibilityIdentifier("changing").frame(maxWidth: isWide ? 200 : 50)
          Spacer(minLength: 0)
          Button("Press") { presses += 1 }
        }
        .frame(height: 60)
        .accessibilityIdentifier("row")
        Text("Pressed \(presses)")
        Button("Change") { isWide.toggle() }
        Button("Turn") { direction = .rightToLeft }
        Button("Animate") { withAnimation(.linear(duration: 0.5)) { isWide.toggle() } }
      }
    }
    .environment(\.layoutDirection, direction)
  }
}

/// Texts that scale down in regions.
struct LayoutPassScaleScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<2) { row in
          HStack(spacing: 8) {
            Color.red.frame(width: 30, height: 10)
            Text("A text that is much too long for its row, but can be smaller").lineLimit(1).minimumScaleFactor(0.2)
              .accessibilityIdentifier("scaled \(row)")
            Color.blue.frame(maxWidth: 20).frame(height: 10).accessibilityIdentifier("limited \(row)")
          }
          .padding(.horizontal, row == 0 ? 0 : 40)
        }
        Text("A text that is too long for the width of its frame").lineLimit(1).minimumScaleFactor(0.2)
          .accessibilityIdentifier("framed").frame(width: 150)
      }
    }
  }
}

/// Views in rows that are aligned by baselines, in a grid and in stacks.
struct LayoutPassBaselinesScreen: View {
  @State private var text = "Field"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Grid(alignment: .leadingFirstTextBaseline) {
          GridRow { views("grid") }
          GridRow(alignment: .top) { views("top") }
        }
        HStack(alignment: .firstTextBaseline) { views("stack") }
      }
    }
  }

  @ViewBuilder private func views(_ name: String) -> some View {
    Text("Title").font(.largeTitle).accessibilityIdentifier("\(name) title")
    Text("Caption").font(.caption).padding(.top, 4).accessibilityIdentifier("\(name) caption")
    TextField("Field", text: $text).textFieldStyle(.roundedBorder).accessibilityIdentifier("\(name) field")
    Color.red.frame(width: 10, height: 60).accessibilityIdentifier("\(name) color")
    // A view with a maximum length needs the layout pass.
    Color.blue.frame(maxWidth: 20).frame(height: 10).accessibilityIdentifier("\(name) limited")
  }
}

/// Rows of a grid outside of a grid, in stacks that CSS and the layout pass lay out.
struct GroupedRowsScreen: View {
  var body: some View {
    ForEach([false, true], id: \.self) { isRegion in
      HStack(spacing: 5) {
        GridRow {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first \(isRegion)")
          Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("second \(isRegion)")
        }
        .padding(2)
        if isRegion { Color.green.frame(maxWidth: 40, maxHeight: 20) }
      }
    }
  }
}

/// A list whose rows need the layout pass.
struct LayoutPassListScreen: View {
  var body: some View {
    List(0..<5, id: \.self) { row in
      HStack(spacing: 10) {
        Color.green.aspectRatio(2, contentMode: .fit).frame(height: 30).accessibilityIdentifier("picture \(row)")
        Text("Row \(row)").accessibilityIdentifier("title \(row)").layoutPriority(1)
        Color.gray.frame(maxWidth: 60, maxHeight: 20).accessibilityIdentifier("rest \(row)")
      }
    }
  }
}

/// A thousand rows in one region.
struct LayoutPassRowsScreen: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Button("Count") { count += 1 }
        ForEach(0..<1000, id: \.self) { row in
          HStack {
            Text(row == 500 ? "Row \(row): \(count)" : "Row \(row)").layoutPriority(1)
            Spacer()
            Color.blue.frame(maxWidth: 100)
          }
          .padding(4)
        }
      }
    }
  }
}

/// A thousand rows with eight modifiers each, in one region.
struct LayoutPassModifiersScreen: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<1000, id: \.self) { row in
          HStack {
            Text("Row \(row)").padding(.leading, 4).layoutPriority(1)
            Color.blue.frame(maxWidth: 100).padding(2).frame(minHeight: 20)
          }
          .padding(4).frame(maxWidth: 360).background(Color.gray)
        }
      }
    }
  }
}

/// A grid of a thousand rows in one region.
struct LayoutPassGridScreen: View {
  @State private var count = 0

  var body: some View {
    ScrollView {
      Button("Count") { count += 1 }
      Grid(alignment: .leading) {
        ForEach(0..<1000, id: \.self) { row in
          GridRow {
            Text("Row \(row)")
            Text(row == 500 ? "Count: \(count)" : "A text")
            Color.blue.frame(height: 20)
          }
        }
      }
    }
  }
}

/// More styles than a page has names for, and a layout region that changes.
struct LayoutPassStylesScreen: View {
  @State private var isWide = false

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Button("Change") { isWide.toggle() }
        ForEach(0..<420, id: \.self) { Text("x").padding(.leading, CGFloat($0) / 10) }
        Color.red.accessibilityIdentifier("changing").frame(maxWidth: isWide ? 200 : 50, maxHeight: 20)
      }
    }
  }
}

/// Empty regions, deep regions, and invalid lengths.
struct LayoutPassOddScreen: View {
  var body: some View {
    ScrollView {
      VStack {
        HStack {}.layoutPriority(1).frame(maxWidth: 50)
        Text("").frame(maxWidth: 10).layoutPriority(-1)
        NestedStacks(depth: 120).frame(maxWidth: 300)
        Color.red.frame(minWidth: -5, maxWidth: .nan).frame(height: 10)
        Color.blue.aspectRatio(0, contentMode: .fit).frame(maxWidth: 0)
        Spacer(minLength: -10)
        Text("below").accessibilityIdentifier("below")
      }
    }
  }
}

private struct NestedStacks: View {
  let depth: Int

  var body: some View {
    if depth.isMultiple(of: 2) {
      HStack(spacing: 0) { inner }
    } else {
      VStack(spacing: 0) { inner }
    }
  }

  @ViewBuilder private var inner: some View {
    Color.green.frame(maxWidth: 1, maxHeight: 1)
    if depth > 0 { NestedStacks(depth: depth - 1) } else { Text("innermost").accessibilityIdentifier("innermost") }
  }
}
