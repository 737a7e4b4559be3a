extension View {
  /// Sets what the texts in this view are set in.
  ///
  /// - Parameter font: the font; `nil` for the platform's own.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how thick the strokes of the texts in this view are.
  ///
  /// - Parameter weight: how thick; `nil` changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.font) { font in
      if let weight { font = (font ?? .inherited).weight(weight) }
    }
  }

  /// Gives the texts in this view thick strokes.
  ///
  /// - Parameter isActive: `false` changes nothing.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants the texts in this view.
  ///
  /// - Parameter isActive: `false` changes nothing.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { font in
      if isActive { font = (font ?? .inherited).italic() }
    }
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
