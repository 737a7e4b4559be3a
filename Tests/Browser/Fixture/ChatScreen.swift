import PortableUI

/// Messages scrolled to the end, in eager and lazy stacks, and a few messages at the bottom of their scroll view.
struct ChatScreen: View {
  @State private var messages = Array(0..<40)
  @State private var few = [0, 1]

  var body: some View {
    VStack {
      HStack {
        Button("Say") { messages.append(messages.count) }
        Button("Say ten") { messages.append(contentsOf: messages.count..<messages.count + 10) }
        Button("Say little") { few.append(few.count) }
      }
      ScrollView {
        VStack(spacing: 0) { ForEach(messages, id: \.self) { Text("Message \($0)").frame(height: 40) } }
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 200)
      .accessibilityIdentifier("chat")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000 + messages.count, id: \.self) { Text("Row \($0)").frame(height: 30 + CGFloat($0 % 3) * 10) }
        }
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 200)
      .accessibilityIdentifier("rows")
      ScrollView { VStack(spacing: 0) { ForEach(few, id: \.self) { Text("Word \($0)").frame(height: 40) } } }
        .defaultScrollAnchor(.bottom, for: .alignment)
        .frame(height: 150)
        .accessibilityIdentifier("few")
    }
    .padding()
  }
}

/// Messages above a field that grows with its text.
struct ComposerScreen: View {
  @State private var messages = Array(0..<60)
  @State private var seen: Int?
  @State private var draft = ""

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(messages, id: \.self) { Text("Message \($0)").frame(height: 40) } }
        .scrollTargetLayout()
    }
    .defaultScrollAnchor(.bottom)
    .scrollPosition(id: $seen, anchor: .bottom)
    .safeAreaInset(edge: .bottom) {
      VStack {
        Text("seen \(seen ?? -1)").accessibilityIdentifier("seen")
        TextField("Draft", text: $draft, axis: .vertical).lineLimit(1...5).textFieldStyle(.roundedBorder)
      }
      .padding()
      .background(.bar)
      .accessibilityIdentifier("composer")
    }
  }
}
