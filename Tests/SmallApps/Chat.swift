import SwiftUI

// A chat in the style of 2025: a scroll view anchored at its bottom, a composer in the safe area, async replies.

package struct ChatMessage: Identifiable, Hashable, Sendable {
  package let id: Int
  let text: String
  let isMine: Bool
  var reaction: String?
}

@MainActor
@Observable
package final class Conversation {
  package private(set) var messages: [ChatMessage]
  private(set) var isTyping = false
  let name: String
  private let delay: Duration

  package init(name: String, texts: [String], delay: Duration = .seconds(1)) {
    self.name = name
    self.delay = delay
    messages = texts.enumerated().map { ChatMessage(id: $0, text: $1, isMine: $0.isMultiple(of: 2)) }
  }

  func send(_ text: String) async {
    append(text, isMine: true)
    isTyping = true
    try? await Task.sleep(for: delay)
    isTyping = false
    append("You said: \(text)", isMine: false)
  }

  func react(_ reaction: String, to message: ChatMessage) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].reaction = messages[index].reaction == reaction ? nil : reaction
  }

  func delete(_ message: ChatMessage) {
    messages.removeAll { $0.id == message.id }
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(ChatMessage(id: (messages.last?.id ?? -1) + 1, text: text, isMine: isMine))
  }
}

package struct ChatView: View {
  @State private var conversation: Conversation
  @State private var draft = ""
  @FocusState private var isComposing: Bool

  package init(conversation: Conversation) {
    _conversation = State(initialValue: conversation)
  }

  package var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 6) {
            ForEach(conversation.messages) { message in
              Bubble(message: message)
                .contextMenu { menu(for: message) }
                .id(message.id)
            }
            if conversation.isTyping {
              HStack {
                ProgressView().controlSize(.small)
                Text("\(conversation.name) is typing…").font(.caption).foregroundStyle(.secondary)
                Spacer()
              }
              .transition(.opacity)
            }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: conversation.messages.count) { old, new in
          guard new > old, let last = conversation.messages.last else { return }
          withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) { composer }
      .animation(.default, value: conversation.isTyping)
      .navigationTitle(conversation.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text(conversation.name).font(.headline)
            Text("online").font(.caption2).foregroundStyle(.green)
          }
        }
      }
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...4)
        .focused($isComposing)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.background, in: .rect(cornerRadius: 18))
        .overlay { RoundedRectangle(cornerRadius: 18).strokeBorder(.quaternary) }
      Button("Send", systemImage: "arrow.up.circle.fill", action: send)
        .labelStyle(.iconOnly)
        .font(.largeTitle)
        .keyboardShortcut(.return, modifiers: .command)
        .disabled(trimmed.isEmpty)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }

  private var trimmed: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func send() {
    let text = trimmed
    draft = ""
    isComposing = true
    Task { await conversation.send(text) }
  }

  @ViewBuilder
  private func menu(for message: ChatMessage) -> some View {
    ControlGroup {
      ForEach(["👍", "❤️", "😂"], id: \.self) { reaction in
        Button(reaction) { conversation.react(reaction, to: message) }
      }
    }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) {
      withAnimation { conversation.delete(message) }
    }
  }
}

private struct Bubble: View {
  let message: ChatMessage

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .foregroundStyle(message.isMine ? .white : .primary)
      .background(message.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.quaternary), in: shape)
      .overlay(alignment: message.isMine ? .bottomLeading : .bottomTrailing) {
        if let reaction = message.reaction {
          Text(reaction)
            .font(.caption)
            .padding(4)
            .background(.regularMaterial, in: .circle)
            .offset(x: message.isMine ? -10 : 10, y: 8)
            .transition(.scale)
        }
      }
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .padding(message.isMine ? .leading : .trailing, 48)
  }

  private var shape: some Shape {
    UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : 4,
      bottomTrailingRadius: message.isMine ? 4 : 18, topTrailingRadius: 18)
  }
}

#Preview {
  ChatView(conversation: Conversation(name: "Mia", texts: ["Hi!", "Hello, how are you?"]))
}
