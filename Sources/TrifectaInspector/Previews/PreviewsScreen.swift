import PortableUI

/// The previews of the program, in the color scheme, text size and window that the user has chosen.
struct PreviewsScreen: View {
  let previews: [PreviewPage]
  @AppStorage(PreviewWindow.key) private var window = PreviewWindow.phone
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(spacing: 0) {
      layout {
        Text("Previews").font(.headline).accessibilityAddTraits(.isHeader)
        PreviewPickers()
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      Divider()
      if previews.isEmpty {
        ContentUnavailableView(
          "No previews", systemImage: "rectangle.on.rectangle",
          description: Text("The program contains no #Preview and no PreviewProvider."))
      } else {
        ScrollView {
          PreviewGrid(previews: previews, window: window)
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  private var layout: AnyLayout {
    sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8)) : AnyLayout(HStackLayout(spacing: 20))
  }
}

/// The choice of the color scheme, the text size and the window of previews. It is stored for the browser, so that open
/// previews change at once.
private struct PreviewPickers: View {
  @AppStorage(PreviewAppearance.key) private var appearance = PreviewAppearance.light
  @AppStorage(PreviewTextSize.key) private var textSize = PreviewTextSize.standard
  @AppStorage(PreviewWindow.key) private var window = PreviewWindow.phone

  var body: some View {
    Picker("Appearance", selection: $appearance) {
      ForEach(PreviewAppearance.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    Picker("Text size", selection: $textSize) {
      ForEach(PreviewTextSize.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    Picker("Window", selection: $window) {
      ForEach(PreviewWindow.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

/// A preview as a separate page.
struct PreviewScreen: View {
  let preview: PreviewPage
  @AppStorage(PreviewAppearance.key) private var appearance = PreviewAppearance.light
  @AppStorage(PreviewTextSize.key) private var textSize = PreviewTextSize.standard

  var body: some View { preview.makeContent(appearance, textSize) }
}
