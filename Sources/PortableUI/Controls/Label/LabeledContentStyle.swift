/// A type that defines the appearance of labeled content.
///
/// Implement ``makeBody(configuration:)`` to define a custom style.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that represents labeled content.
  associatedtype Body: View
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the view that represents labeled content.
  ///
  /// - Parameter configuration: the label and the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content that are passed to a ``LabeledContentStyle``.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The type of the content.
  public typealias Content = _ControlPart

  /// The label of the content.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// The style of labeled content.
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled content in this view.
  ///
  /// - Parameter style: a built-in or custom style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
}

/// The default labeled content style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the body of labeled content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default labeled content style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A row with the label at the start and the content at the end.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility == .hidden {
      configuration.content
    } else {
      HStack {
        configuration.label
        Spacer()
        configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}
