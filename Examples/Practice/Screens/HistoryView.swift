import SwiftUI

/// The list of answers, latest first.
struct HistoryView: View {
  @EnvironmentObject private var practice: PracticeModel

  var body: some View {
    NavigationStack {
      List(practice.history.reversed()) { answer in
        HistoryRow(answer: answer)
      }
      .overlay {
        if practice.history.isEmpty {
          ContentUnavailableView(
            "No History", systemImage: "clock", description: Text("Your answers appear here."))
        }
      }
      .navigationTitle("History")
      .toolbar {
        Button("Clear", role: .destructive) { practice.reset() }
          .disabled(practice.history.isEmpty)
      }
    }
  }
}

private struct HistoryRow: View {
  let answer: Answer

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(answer.word.term)
        Text(answer.isRight ? answer.word.meaning : "\(answer.word.meaning), not \(answer.choice)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: answer.isRight ? "checkmark" : "xmark")
        .foregroundStyle(answer.isRight ? .green : .red)
        .accessibilityLabel(answer.isRight ? "right" : "wrong")
    }
    .accessibilityElement(children: .combine)
  }
}
