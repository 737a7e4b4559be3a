import SwiftUI

/// A word. A tap shows or hides its choices.
struct QuestionView: View {
  let term: String
  @Binding var showsChoices: Bool

  var body: some View {
    Button {
      withAnimation { showsChoices.toggle() }
    } label: {
      VStack(spacing: 16) {
        Text(term)
          .font(.largeTitle)
          .bold()
        Text(showsChoices ? "What does it mean?" : "Tap to choose its meaning")
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 20))
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("question")
  }
}
