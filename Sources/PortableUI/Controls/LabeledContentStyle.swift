/// What labelled contents look like.
///
/// Give a ``makeBody(configuration:)``. After SwiftUI's protocol of the same name.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What it is shown as.
  associatedtype Body: View
  /// What a style is told.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What it is shown as.
  ///
  /// - Parameter configuration: the label and the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabeledContentStyle`` is told.
@MainActor @preconcurrency
public struct LabeledContentStyleConfiguration {
  /// What something is.
  public typealias Label = _ControlPart
  /// The thing itself.
  public typealias Content = _ControlPart

  /// What the content is.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// How labelled contents look.
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labelled contents in this view look.
  ///
  /// - Parameter style: the platform's, or one that makes their bodies.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
}

/// As the platform shows labelled contents.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}

  /// What it is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the platform shows labelled contents.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A label, and the content at the end.
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
