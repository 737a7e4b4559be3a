import PortableUI

/// Texts with links, some of which a browser must not follow, and texts with all other attributes.
struct LinksScreen: View {
  @State private var handled = ""
  private let hostile = "\"><img src=x onerror=document.title='run'>"

  var body: some View {
    VStack(spacing: 16) {
      Text(
        "See the [terms *of use*](https://a.example/terms?b='c'), [settings](app://settings) or [more](javascript:document.title='run')."
      )
      .accessibilityIdentifier("links")
      Text("Hostile [\(hostile)](https://a.example/\(hostile))").accessibilityIdentifier("hostile")
      Text("handled \(handled)").accessibilityIdentifier("handled")
      Button {
        handled = "button"
      } label: {
        Text("On a [button](https://a.example/button)")
      }
      Text(String(repeating: "many words ", count: 100)).lineLimit(2).multilineTextAlignment(.center)
        .accessibilityIdentifier("two lines")
      Text("~~old~~ `code` \(1_234)").underline().kerning(2).accessibilityIdentifier("looks")
    }
    .padding()
    .environment(
      \.openURL,
      OpenURLAction { url in
        guard url.scheme == "app" || url.scheme == "javascript" else { return .systemAction }
        handled = url.scheme ?? ""
        return url.scheme == "app" ? .handled : .systemAction
      })
  }
}
