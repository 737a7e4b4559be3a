import Elements
import ViewGraph

/// A control for selecting a color. A new color keeps the opacity of the previous selection. If the previous selection
/// is fully transparent, the new color is opaque, because the user cannot change the opacity.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>

  /// A color picker has no body.
  public typealias Body = Never

  /// Creates a color picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: the selected color.
  ///   - supportsOpacity: whether the user can change the opacity. Browsers do not support it.
  ///   - label: a view that describes the purpose of the color.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
  }

  /// Creates a node with a color picker element that contains the label.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - selection: the selected color.
  ///   - supportsOpacity: whether the user can change the opacity. Browsers do not support it.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - selection: the selected color.
  ///   - supportsOpacity: whether the user can change the opacity. Browsers do not support it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: ElementContent {
  package static var schema: Schema { .colorPicker }
  package static var readsModels: Bool { true }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    let (parts, _) = shownParts(in: EnvironmentValues(scope: writer.environment))
    writer[.value] = .string(parts.rgb.description)
    writer.describeControl()
    writer.describeControlAppearance()
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard values.isEnabled, case .string(let text) = event.value,
      text.count == 7, text.first == "#", let number = Int(text.dropFirst(), radix: 16)
    else { return false }
    func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
    let (_, opacity) = shownParts(in: values)
    selection.wrappedValue = Color(
      red: part(16), green: part(8), blue: part(0), opacity: opacity > 0 ? opacity : 1)
    return true
  }

  private func shownParts(in values: EnvironmentValues) -> (parts: ColorParts, opacity: Double) {
    selection.wrappedValue.value.parts(isDark: values.colorScheme == .dark)
  }
}

extension Schema {
  static let colorPicker = Schema(
    .colorPicker, role: .colorPicker, name: .texts, value: .value, handlers: [Handler(.change, .text)],
    isFocusable: true)
}
