extension Family {
  /// All families, in display order.
  public static let all: [Family] = [
    .textAndButtons, .fontsAndParagraphs, .placesAndSizes, .gesturesAndTime, .motion, .drawing,
    .navigation, .presentation,
    .controls, .lists,
    .dataFlow,
  ]
}
