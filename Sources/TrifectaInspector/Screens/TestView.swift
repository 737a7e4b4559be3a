import PortableUI
import TrifectaUI

/// The source of the test that repeats the recording, as a test of the screen or of its stores.
struct TestView: View {
  let store: Store<Inspector>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Picker("Kind of test", selection: store.binding(\.testForm, send: Inspector.Action.testFormChosen)) {
          ForEach(GeneratedTest.Form.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 240)
        Button("Restart screen") { store.send(.restartTapped) }
        if let test = store.test {
          Button("Copy") { UIPasteboard.general.string = test.source }
        }
      }
      .buttonStyle(.bordered)
      if let test = store.test {
        if !test.isComplete {
          Text("The screen existed before the recording. Restart it to record its first requests too.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        ScrollView([.horizontal, .vertical]) {
          Text(verbatim: test.source)
            .font(.system(.callout, design: .monospaced))
            .textSelection(.enabled)
            .fixedSize()
        }
      } else {
        ContentUnavailableView(
          "Nothing recorded", systemImage: "checklist",
          description: Text("Use the page. The test that repeats what you do is shown here."))
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
