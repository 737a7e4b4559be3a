extension ContentTransition {
  /// Changes a symbol with a symbol effect. All effects shrink the old symbol and grow the new one.
  ///
  /// - Parameters:
  ///   - effect: the effect. It is ignored.
  ///   - options: the repetition and the speed of the effect. The options are ignored, and the animation of the update
  ///     applies instead.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
