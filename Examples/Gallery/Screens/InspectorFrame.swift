import SwiftUI
import TrifectaInspector
import TrifectaWeb

/// A frame with the inspector of the newest session of a screen.
struct InspectorFrame: View {
  let path: String

  var body: some View {
    WebView(url: URL(path: "\(WebScreens.inspectorPath)?path=\(path)"))
      .id(path)
      .accessibilityLabel("Inspector")
      .frame(maxWidth: .infinity)
      .frame(height: 640)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.35)).allowsHitTesting(false)
      }
  }
}
