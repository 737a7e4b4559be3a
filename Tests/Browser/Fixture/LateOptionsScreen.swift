import PortableUI

/// A picker whose options and selection are set when the screen appears. The page's first HTML does not contain them.
struct LateOptionsScreen: View {
  @State private var names: [String] = []
  @State private var name = "none"

  var body: some View {
    VStack {
      Picker("Name", selection: $name) {
        Text("None").tag("none")
        ForEach(names, id: \.self) { Text($0).tag($0) }
      }
      Text(name)
    }
    .onAppear {
      names = ["Ada", "Grace", "Joan"]
      name = "Grace"
    }
  }
}
