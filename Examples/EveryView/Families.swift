extension Family {
  /// All families, in the order in which they are listed.
  public static let all: [Family] = [
    .textAndButtons, .fontsAndParagraphs, .placesAndSizes, .gesturesAndTime, .motion, .drawing,
    .navigation, .presentation,
    .controls, .lists,
    .dataFlow,
  ]
}
