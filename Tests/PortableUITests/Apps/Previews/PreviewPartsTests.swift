import ScreenTesting
import SwiftUI
import Testing

private struct ManyPreviews: PreviewProvider {
  static var isOn = false
  static let missing: Text? = nil

  static var previews: some View {
    Text("First").previewDisplayName("One").padding()
    Group {
      Text("Second")
      Text("Third").previewDisplayName("Three")
    }
    if isOn { Text("On") } else { Text("Off") }
    missing
    ForEach(4..<6) { Text(verbatim: "No. \($0)") }
    EmptyView()
  }
}

#Preview("Above") { Text("above") }
#Preview("Below") { Text("below") }

@MainActor
@Suite("Preview parts")
struct PreviewPartsTests {
  @Test("Each view of a provider is a separate preview with its name")
  func parts() async {
    let previews = PreviewCatalog.previews(ofModule: "PortableUITests").filter { $0.type == ManyPreviews.self }
    #expect(previews.map(\.name) == ["One", nil, "Three", nil, nil, nil])
    #expect(previews.map(\.index) == Array(0..<6))
    #expect(previews.allSatisfy { $0.fileID == nil })
    for (preview, text) in zip(previews, ["First", "Second", "Third", "Off", "No. 4", "No. 5"]) {
      let screen = await Screen { preview.makeContent() }
      #expect(screen.contains(.text(text)))
      await screen.close()
    }
  }

  @Test("A preview shows the provider's current content")
  func current() async {
    let previews = PreviewCatalog.previews(ofModule: "PortableUITests").filter { $0.type == ManyPreviews.self }
    ManyPreviews.isOn = true
    defer { ManyPreviews.isOn = false }
    let screen = await Screen { previews[3].makeContent() }
    #expect(screen.contains("On"))
  }

  @Test("Previews declared with `#Preview` have their file's id and are in source order")
  func places() {
    let here = PreviewCatalog.previews(ofModule: "PortableUITests").filter { $0.fileID == #fileID }
    #expect(here.map(\.name) == ["Above", "Below"])
  }
}
