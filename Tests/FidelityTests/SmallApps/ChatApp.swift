import ScreenTesting
import SwiftUI
import Testing

// A chat in the style of 2025.

private struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  var isMine = true
  var isLiked = false
}

@Observable
private final class Room: Identifiable {
  let name: String
  var messages: [Message]
  @ObservationIgnored var incoming: AsyncStream<String>.Continuation?

  init(name: String, count: Int = 0) {
    self.name = name
    messages = (0..<count).map { Message(id: $0 + 1, text: "\(name) \($0 + 1)", isMine: $0 % 2 == 0) }
  }

  var id: String { name }

  func add(_ text: String, isMine: Bool) {
    messages.append(Message(id: (messages.last?.id ?? 0) + 1, text: text, isMine: isMine))
  }
}

extension Binding where Value == String? {
  /// A binding to the text, which is an empty string instead of nil.
  fileprivate var orEmpty: Binding<String> {
    Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
  }
}

private struct ChatsView: View {
  let rooms: [Room]
  let log: EventLog
  @State private var drafts: [Room.ID: String] = [:]

  var body: some View {
    NavigationStack {
      List(rooms) { room in
        NavigationLink(value: room.id) {
          VStack(alignment: .leading) {
            Text(room.name).font(.headline)
            Text(drafts[room.id].map { "Draft: \($0)" } ?? room.messages.last?.text ?? "Nothing yet")
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
      }
      .navigationTitle("Chats")
      .navigationDestination(for: Room.ID.self) { id in
        if let room = rooms.first(where: { $0.id == id }) {
          RoomView(room: room, draft: $drafts[id].orEmpty, log: log)
        }
      }
    }
  }
}

private struct RoomView: View {
  @Bindable var room: Room
  @Binding var draft: String
  let log: EventLog
  @FocusState private var isComposing: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach($room.messages) { $message in
            MessageView(message: $message)
              .contextMenu {
                Button("Like", systemImage: "heart") { message.isLiked.toggle() }
                if message.isMine {
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    let id = message.id
                    withAnimation { room.messages.removeAll { $0.id == id } }
                  }
                }
              }
          }
        }
        .padding(.horizontal)
      }
      .scrollDismissesKeyboard(.interactively)
      .onAppear {
        if let last = room.messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
      }
      .onChange(of: room.messages.count) { old, new in
        log.add("count \(old) to \(new)")
        guard new > old, let last = room.messages.last else { return }
        withAnimation(.snappy) { proxy.scrollTo(last.id, anchor: .bottom) }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("First") { proxy.scrollTo(1, anchor: .top) }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack(alignment: .bottom) {
        TextField("Message", text: $draft)
          .focused($isComposing)
          .submitLabel(.send)
          .onSubmit(send)
        Button("Send", systemImage: "paperplane.fill", action: send)
          .labelStyle(.iconOnly)
          .disabled(draft.isEmpty)
          .keyboardShortcut(.return, modifiers: .command)
      }
      .padding()
      .background(.bar)
    }
    .navigationTitle(room.name)
    .onChange(of: isComposing) { _, isComposing in log.add(isComposing ? "composing" : "not composing") }
    .task(id: room.id) {
      log.add("listens to \(room.name)")
      let (stream, continuation) = AsyncStream<String>.makeStream()
      room.incoming = continuation
      for await text in stream { room.add(text, isMine: false) }
      log.add(Task.isCancelled ? "cancelled \(room.name)" : "\(room.name) ended")
    }
  }

  private func send() {
    guard !draft.isEmpty else { return }
    room.add(draft, isMine: true)
    draft = ""
    isComposing = true
  }
}

private struct MessageView: View {
  @Binding var message: Message
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading) {
      Text(message.text)
        .padding(8)
        .background(message.isMine ? Color.accentColor : .gray.opacity(0.3), in: .rect(cornerRadius: 12))
        .onTapGesture(count: 2) { message.isLiked = true }
        .onTapGesture { isExpanded.toggle() }
      if isExpanded { Text("Number \(message.id)").font(.caption) }
      if message.isLiked { Image(systemName: "heart.fill").accessibilityLabel("\(message.text) is liked") }
    }
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
  }
}

@MainActor
@Suite("Small app: chat, 2025 style")
struct ChatAppTests {
  private let log = EventLog()
  private let rooms = [Room(name: "Cats", count: 300), Room(name: "Dogs", count: 2), Room(name: "Empty")]

  private func show(_ room: String) async throws -> Screen {
    let screen = await Screen { [rooms, log] in ChatsView(rooms: rooms, log: log) }
    try await screen.tap(.text(room))
    return screen
  }

  @Test("A long chat opens at its end and scrolls to its first message on demand")
  func scrollsToEnd() async throws {
    let screen = try await show("Cats")
    #expect(screen.contains("Cats 300"))
    #expect(!screen.contains("Cats 1"))
    try await screen.tap("First")
    #expect(screen.contains("Cats 1"))
    #expect(!screen.contains("Cats 300"))
  }

  @Test("Sending scrolls to the message, clears the field and keeps the focus")
  func sends() async throws {
    let screen = try await show("Cats")
    try await screen.tap("First")
    #expect(try !screen.find(.button("Send")).isEnabled)
    try await screen.type("Meow", into: "Message")
    try await screen.tap(.button("Send"))
    #expect(screen.contains("Meow"))
    #expect(try screen.find("Message").value == "")
    #expect(screen.focused?.name == "Message")
    #expect(log.entries.filter { $0.hasPrefix("count") } == ["count 300 to 301"])
    try await screen.type("Purr", into: "Message")
    try await screen.submit("Message")
    #expect(screen.contains("Purr"))
    #expect(log.count(of: "not composing") <= 1)
  }

  @Test("Incoming messages are shown until the room is closed")
  func receives() async throws {
    let screen = try await show("Empty")
    rooms[2].incoming?.yield("Hello?")
    await screen.settle()
    #expect(screen.contains("Hello?"))
    try await screen.goBack()
    await screen.settle()
    #expect(log.entries.filter { $0.hasSuffix("Empty") } == ["listens to Empty", "cancelled Empty"])
    #expect(screen.contains("Hello?"))
    rooms[2].incoming?.yield("Anybody?")
    await screen.settle()
    #expect(rooms[2].messages.map(\.text) == ["Hello?"])
    try await screen.tap(.text("Empty"))
    #expect(log.count(of: "listens to Empty") == 2)
  }

  @Test("A derived binding into a dictionary keeps one draft per room")
  func drafts() async throws {
    let screen = try await show("Dogs")
    try await screen.type("Wo", into: "Message")
    try await screen.goBack()
    #expect(screen.contains("Draft: Wo"))
    try await screen.tap(.text("Empty"))
    #expect(try screen.find("Message").value == "")
    try await screen.goBack()
    #expect(screen.contains("Nothing yet"))
    try await screen.tap(.text("Dogs"))
    try await screen.type("of", into: "Message")
    try await screen.tap(.button("Send"))
    #expect(screen.contains("Woof"))
  }

  @Test("A message's context menu changes only that message")
  func contextMenu() async throws {
    let screen = try await show("Dogs")
    try await screen.tap("Dogs 2")
    #expect(screen.contains("Number 2"))
    try await screen.choose("Like", in: "Dogs 2")
    #expect(screen.contains("Dogs 2 is liked"))
    await #expect(throws: ActionError.self) { try await screen.choose("Delete", in: "Dogs 2") }
    try await screen.choose("Delete", in: "Dogs 1")
    #expect(!screen.contains("Dogs 1"))
    #expect(screen.contains("Number 2"))
    #expect(screen.animatedChanges.contains { $0.kind == .removal && $0.tree.contains("Dogs 1") })
    #expect(log.entries.filter { $0.hasPrefix("count") } == ["count 2 to 1"])
  }

  @Test("A double tap likes a message, and a single tap only expands it")
  func taps() async throws {
    let screen = try await show("Dogs")
    try await screen.tap("Dogs 1", count: 2)
    #expect(screen.contains("Dogs 1 is liked"))
    #expect(!screen.contains("Number 1"))
    try await screen.tap("Dogs 1")
    #expect(screen.contains("Number 1"))
    try await screen.tap("Dogs 1")
    #expect(!screen.contains("Number 1"))
  }
}
