extension View {
  /// Sets what the texts in this view are set in.
  ///
  /// - Parameter font: the font; `nil` for the platform's own.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how thick the strokes of the texts in this view are, whatever their font.
  ///
  /// - Parameter weight: how thick; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Gives the texts in this view thick strokes, whatever their font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the texts in this view, whatever their font.
  ///
  /// - Parameter isActive: `false` leaves it to the font.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Sets what the texts in this view are written in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundColor, style.resolvedColor)
  }

  /// Sets the color of the texts in this view.
  ///
  /// - Parameter color: the color; `nil` for the platform's own.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }
}
