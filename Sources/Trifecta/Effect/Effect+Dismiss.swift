extension Effect {
  /// An effect that asks the parent that presents this feature to put it away.
  ///
  /// The nearest parent that presents it, or something around it, answers. One that nobody presents is reported.
  ///
  /// ```swift
  /// case .cancelButtonTapped:
  ///   return .dismiss
  /// ```
  public static var dismiss: Effect { Effect(.dismiss) }
}
