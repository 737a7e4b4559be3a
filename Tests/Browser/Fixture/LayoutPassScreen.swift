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
