import LayoutEngine

/// A small view of a kind that was once laid out incorrectly, and the size of the space in which it is shown.
package struct KnownLayout: Sendable, CustomStringConvertible {
  /// A description of the special property of the view.
  package let description: String
  package let view: RandomLayout
  package let size: LayoutSize

  private init(_ description: String, _ width: Double, _ height: Double, _ view: RandomLayout) {
    self.description = description
    self.view = view
    size = LayoutSize(width: width, height: height)
  }

  /// One view of each kind. No two views have the same number.
  package static let all: [KnownLayout] = [
    KnownLayout(
      "Spacers with different minimum lengths", 360, 200,
      .stack(.vertical, spacing: 0, part: 1, [box(11, 40, 40), .spacer(20), box(12, 70, 24), .spacer(0)])),
    KnownLayout(
      "Flexible views with different padding", 360, 300,
      .stack(.horizontal, spacing: 8, part: 0, [.flexible(21), .padding(10, .flexible(22))])),
    KnownLayout(
      "A stack with spacing next to a flexible view", 260, 200,
      .stack(.vertical, spacing: 0, part: 0.5, [column(spacing: 15, .flexible(31), .flexible(32)), .flexible(33)])),
    KnownLayout(
      "A stack with a high view next to a flexible view", 260, 200,
      .stack(.vertical, spacing: 8, part: 0.5, [column(spacing: 8, box(41, 24, 110), .flexible(42)), .flexible(43)])),
    KnownLayout(
      "A row that is wider than its space", 150, 120,
      .stack(.horizontal, spacing: 15, part: 0, [.flexible(51), box(52, 70, 10), box(53, 40, 24), box(54, 40, 24)])),
    KnownLayout(
      "A column that is higher than its space", 150, 120,
      column(spacing: 0, box(61, 40, 70), .flexible(62), box(63, 40, 70))),
    KnownLayout(
      "A view that is higher than the frame around its row", 150, 200,
      .frame(
        width: nil, height: 30, x: 1, y: 1,
        .stack(.horizontal, spacing: 0, part: 0, [box(71, 40, 40), .flexible(72), box(73, 40, 70)]))),
    KnownLayout(
      "A row that is wider than the maximum width of the frame around it", 360, 300,
      .flexibleFrame(
        width: limits(nil, 120), height: limits(nil, nil), x: 1, y: 0,
        .stack(.horizontal, spacing: 0, part: 0, [box(81, 70, 70), .flexible(82), box(83, 70, 70)]))),
    KnownLayout(
      "A view of limited height in a ZStack", 260, 120,
      .overlap(
        x: 0.5, y: 0.5,
        [.flexibleFrame(width: limits(nil, nil), height: limits(nil, 50), x: 1, y: 1, box(91, 10, 10))])),
    KnownLayout(
      "A view of limited height in a row", 260, 120,
      .stack(
        .horizontal, spacing: 0, part: 1,
        [
          box(101, 24, 10),
          .flexibleFrame(width: limits(nil, .infinity), height: limits(nil, 50), x: 0.5, y: 1, box(102, 10, 10)),
        ])),
    KnownLayout(
      "A frame with an alignment around a view of limited width", 360, 200,
      .flexibleFrame(
        width: limits(20, nil), height: limits(nil, nil), x: 0, y: 0,
        .flexibleFrame(width: limits(40, 120), height: limits(nil, nil), x: 0.5, y: 0.5, .flexible(111)))),
    KnownLayout(
      "An overlay of a view of limited width", 360, 120,
      .secondary(
        x: 1, y: 1,
        .frame(
          width: nil, height: 30, x: 0.5, y: 1,
          .flexibleFrame(width: limits(nil, 120), height: limits(40, .infinity), x: 0, y: 0.5, .flexible(121))),
        box(122, 24, 24))),
    KnownLayout(
      "A frame of minimum height that is lower than its content", 360, 200,
      .flexibleFrame(
        width: limits(nil, nil), height: limits(20, nil), x: 0, y: 1,
        column(spacing: 8, box(131, 40, 70), box(132, 40, 70), box(133, 40, 70), .flexible(134)))),
    KnownLayout(
      "Dividers in a row, one of them in a box", 260, 120,
      .stack(.horizontal, spacing: 8, part: 0, [.divider(141), box(142, 24, 10), .divider(144), .spacer(0)])),
    KnownLayout(
      "Content that is larger than its GeometryReader", 150, 120,
      .stack(
        .horizontal, spacing: 0, part: 0,
        [box(151, 110, 40), .geometry(column(spacing: 0, box(152, 70, 10), .flexible(153)))])),
    KnownLayout(
      "A ViewThatFits in a row, of flexible views", 260, 120,
      .stack(
        .horizontal, spacing: 0, part: 0,
        [.firstThatFits(horizontal: true, vertical: false, [box(161, 300, 10), .flexible(162)]), box(163, 40, 40)])),
  ]

  private static func box(_ number: Int, _ width: Double, _ height: Double) -> RandomLayout {
    .fixed(number, LayoutSize(width: width, height: height))
  }

  private static func column(spacing: Double, _ views: RandomLayout...) -> RandomLayout {
    .stack(.vertical, spacing: spacing, part: 0, views)
  }

  private static func limits(_ minimum: Double?, _ maximum: Double?) -> RandomLayout.Limits {
    RandomLayout.Limits(minimum: minimum, maximum: maximum)
  }
}
