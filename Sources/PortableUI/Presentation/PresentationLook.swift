import ViewGraph

/// How a sheet is to look and what a person may do with it, as its views say it. What nobody says is `nil`.
struct PresentationLook: Equatable {
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  var selection: DetentSelection?
  var dragIndicator: Visibility?
  var background: Color?
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var adaptation: PresentationAdaptation?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var asideWidth: CGFloat?

  /// How high a sheet is.
  ///
  /// - Parameter pulled: the height to which a person has pulled it, where the program has no say.
  func height(pulledTo pulled: PresentationDetent?) -> PresentationDetent? {
    for wanted in [selectedDetent, pulled] {
      if let wanted, detents?.contains(wanted) != false { return wanted }
    }
    return detents?.min { $0.order < $1.order }
  }

  /// The height so many steps from one; `nil` where there are not so many.
  func height(_ steps: Int, from height: PresentationDetent?) -> PresentationDetent? {
    let all = (detents ?? []).sorted { $0.order < $1.order }
    guard let height, let index = all.firstIndex(of: height), all.indices.contains(index + steps) else { return nil }
    return all[index + steps]
  }
}

/// Where the program keeps the height that a person has pulled a sheet to.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>

  /// The newest is as good as any: they write to the same place.
  static func == (first: Self, second: Self) -> Bool { true }
}

/// How a sheet looks. Of what several views say the first counts.
struct PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook { PresentationLook() }

  static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selectedDetent = value.selectedDetent ?? next.selectedDetent
    value.selection = value.selection ?? next.selection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.background = value.background ?? next.background
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.adaptation = value.adaptation ?? next.adaptation
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.asideWidth = value.asideWidth ?? next.asideWidth
  }
}

extension View {
  func presentationLook(_ change: @escaping @MainActor (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self, change)
  }

  /// Says how high the sheet may be that this view is on. It has the least of the heights until a person pulls it to another.
  ///
  /// - Parameter detents: the heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationLook { $0.detents = detents }
  }

  /// Says how high the sheet may be that this view is on.
  ///
  /// - Parameters:
  ///   - detents: the heights.
  ///   - selection: the one that it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationLook {
      $0.detents = detents
      $0.selectedDetent = selection.wrappedValue
      $0.selection = DetentSelection(binding: selection)
    }
  }

  /// Says whether there is a bar at the top of the sheet that this view is on, by which it is pulled.
  ///
  /// - Parameter visibility: whether it is seen.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationLook { $0.dragIndicator = visibility }
  }

  /// Says what is behind the sheet's content.
  ///
  /// - Parameter style: what it is filled with.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let color = style.resolvedColor
    return presentationLook { $0.background = color }
  }

  /// Puts a view behind the sheet's content, as large as that.
  ///
  /// - Parameters:
  ///   - alignment: where it stands.
  ///   - content: the view behind.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }

  /// Says how round the corners of the sheet are that this view is on.
  ///
  /// - Parameter cornerRadius: of the corners, in points; `nil` for the platform's.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationLook { $0.cornerRadius = cornerRadius }
  }

  /// Says whether a person can use what is behind the sheet that this view is on.
  ///
  /// - Parameter interaction: whether they can.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationLook { $0.backgroundInteraction = interaction }
  }

  /// Says what pulling at a sheet's content does first. Here it scrolls.
  ///
  /// - Parameter behavior: what it does.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Says how large the sheet is on a wide window. Here it is a card.
  ///
  /// - Parameter sizing: how large.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Says what a popover is on a narrow window.
  ///
  /// - Parameter adaptation: what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationLook { $0.adaptation = adaptation }
  }

  /// Says what a popover is on a narrow or on a low window.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: what it is on a narrow one.
  ///   - verticalAdaptation: what it is on a low one; here as on others.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Keeps a person from putting the sheet away that this view is on, other than by a button of its own.
  ///
  /// - Parameter isDisabled: `false` changes nothing.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationLook { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}
