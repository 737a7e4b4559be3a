import PortableUI

/// Navigation links in rows, each with a different modifier, and an alert with text fields.
struct RowLinksScreen: View {
  static let names = [
    "plain", "padding", "frame", "opacity", "background", "overlay", "hover", "gesture", "swipe", "menu",
    "swipe and menu", "menu and swipe", "stack", "disabled",
  ]

  @State private var path: [Int] = []
  @State private var isAsking = false
  @State private var name = ""
  @State private var pressed = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(Self.names, id: \.self) { name in link(name) }
        }
        Section {
          ForEach(["first", "second"], id: \.self) { NavigationLink($0, value: 1) }.onDelete { _ in }.onMove { _, _ in }
        }
        Button("Ask") { isAsking = true }
        Section {
          Button("padded \(pressed)") { pressed += 1 }.padding(4)
          Button("middle \(pressed)") { pressed += 1 }.frame(maxWidth: .infinity)
          Button("swiped \(pressed)") { pressed += 1 }.swipeActions { Button("Delete", role: .destructive) {} }
        }
      }
      .toolbar { EditButton() }
      .navigationTitle("Links")
      .navigationDestination(for: Int.self) { number in
        Text("Page \(number) of \(path.count)").navigationTitle("Page")
      }
      .alert("Name?", isPresented: $isAsking) {
        TextField("Your name", text: $name)
        SecureField("Password", text: $name)
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is shown to others.")
      }
    }
  }

  @ViewBuilder
  private func link(_ name: String) -> some View {
    let link = NavigationLink(name, value: 1)
    switch name {
    case "padding": link.padding(4)
    case "frame": link.frame(height: 50)
    case "opacity": link.opacity(0.9)
    case "background": link.background(Color.blue.opacity(0.1))
    case "overlay": link.overlay(alignment: .bottom) { Text("over").font(.caption) }
    case "hover": link.onHover { _ in }
    case "gesture": link.simultaneousGesture(TapGesture().onEnded {})
    case "swipe": link.swipeActions { Button("Delete", role: .destructive) {} }
    case "menu": link.contextMenu { Button("Copy") {} }
    case "swipe and menu":
      link.swipeActions { Button("Delete", role: .destructive) {} }.contextMenu { Button("Copy") {} }
    case "menu and swipe":
      link.contextMenu { Button("Copy") {} }.swipeActions { Button("Delete", role: .destructive) {} }
    case "stack": VStack { link }
    case "disabled": link.disabled(true)
    default: link
    }
  }
}
