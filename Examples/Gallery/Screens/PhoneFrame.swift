import SwiftUI

/// A frame that shows a screen of the gallery in a phone.
struct PhoneFrame: View {
  let path: String
  let title: String

  var body: some View {
    WebView(url: URL(path: path))
      .id(path)
      .accessibilityLabel(title)
      .frame(width: 390, height: 700)
      .clipShape(RoundedRectangle(cornerRadius: 44))
      .padding(12)
      .background(Color(white: 0.16))
      .clipShape(RoundedRectangle(cornerRadius: 56))
      .overlay {
        RoundedRectangle(cornerRadius: 56).strokeBorder(Color.gray.opacity(0.6), lineWidth: 2).allowsHitTesting(false)
      }
  }
}
