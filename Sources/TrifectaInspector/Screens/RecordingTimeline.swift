import PortableUI
import TrifectaUI

/// The entries of the recording, newest first, with a filter.
struct RecordingTimeline: View {
  let store: Store<Inspector>

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 8) {
        TextField("Filter", text: store.binding(\.filter, send: Inspector.Action.filterChanged))
          .textFieldStyle(.roundedBorder)
        HStack(spacing: 6) {
          ForEach(TimelineRow.Kind.allCases) { kind in
            Toggle(isOn: isShown(kind)) {
              Label(kind.rawValue, systemImage: kind.symbol)
            }
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
            .controlSize(.small)
            .help(kind.rawValue)
          }
        }
        if store.rows.count > 1 {
          Slider(value: position, in: 0...Double(store.rows.count - 1), step: 1)
            .accessibilityLabel("Entry that the page shows")
        }
      }
      .padding(12)
      List(store.shown, selection: store.binding(\.selection, send: Inspector.Action.rowSelected)) { row in
        TimelineRowView(row: row, isSelected: store.selection == row.id, isEarlier: store.earlier == row.id)
      }
      .listStyle(.plain)
    }
  }

  private func isShown(_ kind: TimelineRow.Kind) -> Binding<Bool> {
    Binding {
      !store.hidden.contains(kind)
    } set: { _ in
      store.send(.kindToggled(kind))
    }
  }

  /// The position of the entry whose state the page shows.
  private var position: Binding<Double> {
    Binding {
      let index = store.earlier.flatMap { store.rows.index(id: $0) }
      return Double(index ?? store.rows.count - 1)
    } set: {
      store.send(.scrubbed(Int($0)))
    }
  }
}

/// An entry of the timeline.
private struct TimelineRowView: View {
  let row: TimelineRow
  let isSelected: Bool
  /// Whether the page shows the state after the entry.
  let isEarlier: Bool

  /// The color of details, which must be legible on the background of a selected row.
  private var details: Color { isSelected ? .primary : .secondary }

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: isEarlier ? "clock.arrow.circlepath" : row.isUndefined ? "xmark.octagon" : row.kind.symbol)
        .foregroundStyle(isEarlier ? .orange : row.isUndefined ? .red : row.kind.color)
        .frame(width: 20)
        .accessibilityLabel(row.isUndefined ? "Event without a transition" : row.kind.rawValue)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: row.title)
          .font(.system(.callout, design: .monospaced))
          .foregroundStyle(row.isUndefined ? .red : .primary)
          .lineLimit(2)
        if !row.details.isEmpty {
          Text(verbatim: row.details).font(.caption).foregroundStyle(details).lineLimit(1)
        }
      }
      Spacer(minLength: 0)
      Text(verbatim: String(format: "%.2f s", row.time)).font(.caption.monospacedDigit()).foregroundStyle(details)
    }
  }
}

extension TimelineRow.Kind {
  /// The symbol of the kind.
  fileprivate var symbol: String {
    switch self {
    case .event: "hand.tap"
    case .action: "bolt.fill"
    case .effect: "arrow.triangle.2.circlepath"
    case .sideEffect: "arrow.up.right"
    case .update: "square.and.pencil"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .event: .blue
    case .action: .purple
    case .effect: .green
    case .sideEffect: .orange
    case .update: .gray
    }
  }
}
