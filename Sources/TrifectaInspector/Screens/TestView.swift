import PortableUI

/// The source of the test that repeats the recording.
struct TestView: View {
  let source: String?

  var body: some View {
    if let source {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 12) {
          Button("Copy") { UIPasteboard.general.string = source }.buttonStyle(.bordered)
          Text(verbatim: source)
            .font(.system(.callout, design: .monospaced))
            .textSelection(.enabled)
            .fixedSize()
        }
        .padding(16)
      }
    } else {
      ContentUnavailableView(
        "No event recorded", systemImage: "checklist",
        description: Text("Use the page. The test that repeats what you do is shown here."))
    }
  }
}
