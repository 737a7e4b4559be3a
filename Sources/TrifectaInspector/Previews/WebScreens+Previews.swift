import PortableUI
public import TrifectaWeb

extension WebScreens {
  /// The path of the page with the previews of the program. ``inspector(allowsLocalBrowsers:)`` adds it.
  public static let previewsPath = "/-/previews"

  /// Adds a page with all previews of the program, and a page for each preview.
  ///
  /// - Parameter access: The rule for visitors.
  @MainActor
  mutating func previews(access: ScreenAccess) {
    let previews = PreviewPage.all(PreviewCatalog.all, below: Self.previewsPath)
    screen(Self.previewsPath, title: "Previews", access: access, framesOwnPages: true) {
      PreviewsScreen(previews: previews).restoresState(false)
    }
    for preview in previews {
      screen(preview.path, title: preview.name, access: access, framesOwnPages: true) {
        PreviewScreen(preview: preview).restoresState(false)
      }
    }
  }
}
