import ViewGraph

/// The appearance and behavior of a sheet, collected from the modifiers of the sheet's views. A setting that no view
/// declares is `nil`.
struct PresentationOptions: Equatable {
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

  /// Returns the height of a sheet.
  ///
  /// - Parameter pulled: the height that the user has pulled the sheet to. This parameter is ignored if the value of
  ///   the bound selection is one of the detents.
  func height(pulledTo pulled: PresentationDetent?) -> PresentationDetent? {
    for wanted in [selectedDetent, pulled] {
      if let wanted, detents?.contains(wanted) != false { return wanted }
    }
    return detents?.min { $0.order < $1.order }
  }

  /// Returns the detent that is the given number of detents above the given height; `nil` if there is no such detent.
  func height(_ steps: Int, from height: PresentationDetent?) -> PresentationDetent? {
    let all = (detents ?? []).sorted { $0.order < $1.order }
    guard let height, let index = all.firstIndex(of: height), all.indices.contains(index + steps) else { return nil }
    return all[index + steps]
  }
}

extension PresentationOptions {
  /// Whether the sheet has a drag indicator. By default, it has one if the user can dismiss or resize the sheet.
  var showsDragIndicator: Bool {
    switch dragIndicator {
    case .hidden: false
    case .visible: true
    case .automatic, nil: !isDismissDisabled || (detents?.count ?? 1) > 1
    }
  }
}

/// The binding that stores the detent selected by the user.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>

  /// Returns whether the bindings are known to write to the same storage.
  static func == (first: Self, second: Self) -> Bool {
    first.binding.writesLike(second.binding)
  }
}

/// The settings of a sheet. If several views declare the same setting, the first declaration is used.
struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
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
  func presentationOptions(_ change: @escaping @MainActor (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets the heights of the sheet that contains this view. The sheet initially has the lowest height, and the user can
  /// pull it to the other heights.
  ///
  /// - Parameter detents: the heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions { $0.detents = detents }
  }

  /// Sets the heights of the sheet that contains this view, and binds the selected height.
  ///
  /// - Parameters:
  ///   - detents: the heights.
  ///   - selection: the current height.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOptions {
      $0.detents = detents
      $0.selectedDetent = selection.wrappedValue
      $0.selection = DetentSelection(binding: selection)
    }
  }

  /// Shows or hides the drag indicator at the top of the sheet that contains this view.
  ///
  /// - Parameter visibility: the visibility of the indicator.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }

  /// Sets the background of the sheet that contains this view.
  ///
  /// - Parameter style: the style of the background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let color = style.resolvedColor
    return presentationOptions { $0.background = color }
  }

  /// Adds a background view behind the content of the sheet. The background fills the entire sheet.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the background view.
  ///   - content: the background view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }

  /// Sets the corner radius of the sheet that contains this view.
  ///
  /// - Parameter cornerRadius: the radius, in points; `nil` for the platform's default.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether the user can interact with the view behind the sheet that contains this view.
  ///
  /// - Parameter interaction: whether interaction is enabled.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationOptions { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a swipe on the sheet's content first resizes the sheet or first scrolls the content. This modifier
  /// has no effect: a swipe always scrolls the content.
  ///
  /// - Parameter behavior: the effect of a swipe.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Sets the size of the sheet on a wide window. This modifier has no effect: hosts choose the size of the sheet.
  ///
  /// - Parameter sizing: the size.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Sets the form of a popover on a narrow window.
  ///
  /// - Parameter adaptation: the form.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOptions { $0.adaptation = adaptation }
  }

  /// Sets the form of a popover on a narrow window. The vertical adaptation has no effect.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: the form on a narrow window.
  ///   - verticalAdaptation: the form on a low window. This parameter is ignored.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Prevents the user from dismissing the sheet that contains this view with a gesture. Buttons in the sheet can still
  /// dismiss it.
  ///
  /// - Parameter isDisabled: whether to prevent dismissal. If any view in the sheet prevents dismissal, it is
  ///   prevented.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOptions { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}
