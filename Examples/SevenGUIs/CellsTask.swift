import SwiftUI
import TrifectaUI

/// A spreadsheet. A change of a cell updates all cells that depend on it.
struct Spreadsheet: Reducer {
  struct State: Equatable {
    /// The contents of the cells that are not empty.
    var contents: [CellName: String] = [:]
    /// The texts that these cells show.
    var shown: [CellName: String] = [:]
    var selection = CellName(column: 0, row: 0)

    var selectedContent: String { contents[selection] ?? "" }
  }

  enum Action: Equatable {
    case selected(CellName)
    case edited(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .selected(let name):
      state.selection = name
    case .edited(let text):
      state.contents[state.selection] = text.isEmpty ? nil : text
      var evaluation = Evaluation(contents: state.contents)
      state.shown = state.contents.mapValues { _ in "" }
      for name in state.contents.keys { state.shown[name] = evaluation.text(of: name) }
    }
    return .none
  }

  /// The evaluation of all cells, each once.
  private struct Evaluation {
    let contents: [CellName: String]
    private var results: [CellName: Result<Double, Formula.Fault>] = [:]
    /// The cells that are being evaluated, from the first to the current one.
    private var chain: Set<CellName> = []

    init(contents: [CellName: String]) {
      self.contents = contents
    }

    /// Returns the text that a cell shows: its number, its fault, or its content.
    mutating func text(of name: CellName) -> String {
      let content = contents[name] ?? ""
      guard content.hasPrefix("=") else { return content }
      switch result(of: name) {
      case .success(let number):
        return number.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US")))
      case .failure(let fault): return fault.rawValue
      }
    }

    private mutating func result(of name: CellName) -> Result<Double, Formula.Fault> {
      if let known = results[name] { return known }
      guard chain.count < Formula.limit else { return .failure(.depth) }
      guard chain.insert(name).inserted else { return .failure(.cycle) }
      defer { chain.remove(name) }
      let result = evaluated(contents[name] ?? "")
      // In a chain that is too long, a cell may be the end of a shorter one, which is evaluated later.
      if result != .failure(.depth) || chain.count == 1 { results[name] = result }
      return result
    }

    private mutating func evaluated(_ content: String) -> Result<Double, Formula.Fault> {
      if content.isEmpty { return .success(0) }
      guard content.hasPrefix("=") else { return Double(content).map(Result.success) ?? .failure(.notANumber) }
      do throws(Formula.Fault) {
        let number = try Formula.value(of: content.dropFirst()) { name throws(Formula.Fault) in
          try result(of: name).get()
        }
        return number.isFinite ? .success(number) : .failure(.notANumber)
      } catch {
        return .failure(error)
      }
    }
  }
}

/// The seventh task: a spreadsheet with formulas.
public struct CellsTask: View {
  @State private var store = Store(initialState: Spreadsheet.State()) { Spreadsheet() }

  /// Creates the screen of an empty sheet.
  public init() {}

  /// The content of the screen.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LabeledContent(store.selection.description) {
        TextField("Content", text: store.binding(\.selectedContent) { .edited($0) })
          .textFieldStyle(.roundedBorder)
      }
      .padding()
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(CellName.rows, id: \.self) { row in
            SheetRow(
              row: row, texts: CellName.columns.map { store.shown[CellName(column: $0, row: row)] ?? "" },
              selectedColumn: store.selection.row == row ? store.selection.column : nil, store: store)
          }
        }
      }
    }
  }
}

/// A row of the sheet. It reads nothing from the store, so it is evaluated again only if one of its values changes.
private struct SheetRow: View {
  let row: Int
  let texts: [String]
  let selectedColumn: Int?
  let store: Store<Spreadsheet>

  var body: some View {
    HStack(spacing: 0) {
      Text("\(row)").frame(width: 32)
      ForEach(CellName.columns, id: \.self) { column in
        let name = CellName(column: column, row: row)
        Button {
          store.send(.selected(name))
        } label: {
          Text(texts[column])
            .lineLimit(1)
            .frame(width: 72, height: 28)
            .border(column == selectedColumn ? Color.accentColor : Color.gray.opacity(0.3))
            // An empty cell can be pressed too.
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name.description)
        .accessibilityValue(texts[column])
      }
    }
  }
}

#Preview("Cells") {
  CellsTask()
}
