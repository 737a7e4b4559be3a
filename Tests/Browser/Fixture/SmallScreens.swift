import PortableUI

/// A stack with a spacer as one item of the bar below a page.
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

/// An image that fills the width of a region that scrolls.
struct FilledWidthScreen: View {
  var body: some View {
    ScrollView {
      Image(systemName: "star").resizable().scaledToFill().accessibilityIdentifier("image")
      Text("Below")
    }
  }
}

/// Buttons with and without a ground in rows of a form.
struct FormButtonsScreen: View {
  var body: some View {
    Form {
      Button("Book") {}.buttonStyle(.borderedProminent)
      Button("Cancel") {}
    }
  }
}

/// A grid of as many columns as fit, none wider than a maximum.
struct CappedColumnsScreen: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150, maximum: 170))]) {
        ForEach(0..<6) { Text("\($0)").frame(maxWidth: .infinity, minHeight: 50).accessibilityIdentifier("cell \($0)") }
      }
    }
  }
}
