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
