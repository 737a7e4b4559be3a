import PortableUI
import TrifectaUI

/// The details of the selected entry: its value, the changes, and the state after it.
struct EntryView: View {
  let store: Store<Inspector>

  var body: some View {
    if let detail = store.detail {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          HStack {
            Text("Entry \(detail.id)").font(.title3.bold()).accessibilityAddTraits(.isHeader)
            Spacer()
            Button("Show in page") { store.send(.showTapped) }
              .buttonStyle(.borderedProminent)
              .disabled(!detail.canShow || store.earlier == detail.id)
          }
          if let value = detail.value { ValueSection(title: "Value", value: value) }
          ChangeSection(changes: detail.changes)
          if let state = detail.state {
            ValueSection(title: detail.title, value: state)
          } else {
            Text("The state is not available.").foregroundStyle(.secondary)
          }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      ContentUnavailableView(
        "No entry selected", systemImage: "list.bullet.rectangle",
        description: Text("Select an entry to see its changes and the state after it."))
    }
  }
}

/// The changes of the state by an entry.
private struct ChangeSection: View {
  let changes: [ValueChange]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Changes").font(.headline).accessibilityAddTraits(.isHeader)
      if changes.isEmpty { Text("None").foregroundStyle(.secondary) }
      ForEach(changes) { change in
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: change.name).font(.caption).foregroundStyle(.secondary)
          if let before = change.before { Text(verbatim: "− \(before)").foregroundStyle(.red) }
          if let after = change.after { Text(verbatim: "+ \(after)").foregroundStyle(.green) }
        }
        .font(.system(.callout, design: .monospaced))
      }
    }
  }
}

/// A value as an outline.
private struct ValueSection: View {
  let title: String
  let value: ValueNode

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
      ValueOutline(node: value, depth: 0)
    }
  }
}

/// A part of a value, whose own parts can be hidden.
private struct ValueOutline: View {
  let node: ValueNode
  let depth: Int
  @State private var isExpanded: Bool

  init(node: ValueNode, depth: Int) {
    self.node = node
    self.depth = depth
    _isExpanded = State(initialValue: depth < 2)
  }

  var body: some View {
    if node.children.isEmpty {
      line.font(.system(.callout, design: .monospaced))
    } else {
      DisclosureGroup(isExpanded: $isExpanded) {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(Array(node.children.enumerated()), id: \.offset) { _, child in
            ValueOutline(node: child, depth: depth + 1)
          }
        }
        .padding(.leading, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
      } label: {
        line.font(.system(.callout, design: .monospaced))
      }
    }
  }

  private var line: Text {
    let text = isExpanded || node.children.isEmpty ? node.text : node.line(limit: 80)
    guard !node.label.isEmpty else { return Text(verbatim: text) }
    return Text(verbatim: "\(node.label): ").foregroundStyle(.secondary) + Text(verbatim: text)
  }
}
