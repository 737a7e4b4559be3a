import Foundation
import PortableUI

/// Fields that accept text of any length, and the length in bytes and the hash of each text.
struct LongTextsScreen: View {
  @State private var line = ""
  @State private var text = ""
  @State private var given = ""
  @State private var presses = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Line", text: $line)
      Text(verbatim: Self.digest(line)).accessibilityIdentifier("line-digest")
      TextEditor(text: $text).frame(height: 120).accessibilityLabel("Text")
      Text(verbatim: Self.digest(text)).accessibilityIdentifier("text-digest")
      PasteButton(payloadType: String.self) { given = $0.joined() }
      Text("Drop here").padding().background(.yellow)
        .dropDestination(for: String.self) { texts, _ in
          given = texts.joined()
          return true
        }
      Text(verbatim: Self.digest(given)).accessibilityIdentifier("given-digest")
      Button("Stamp") { text = "stamp " + text }
      Button("Press") { presses += 1 }
      Text("\(presses) presses").accessibilityIdentifier("presses")
    }
    .padding()
  }

  /// The length of a text in bytes, and its FNV-1a hash of 32 bits.
  private static func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "\(text.utf8.count) \(hash)"
  }
}
