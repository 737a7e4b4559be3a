import Elements
import ViewGraph

/// Shows that something goes on and, where that is known, how much of it is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private var name: Text?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// The indicator with its label: above a bar, below what shows no amount.
  public var body: some View {
    VStack {
      if fraction != nil { label }
      ProgressIndicator(fraction: fraction, name: name)
      if fraction != nil { currentValueLabel } else { label }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  ///
  /// - Parameter label: says what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  ///   - label: says what is being done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  ///   - label: says what is being done.
  ///   - currentValueLabel: says how much is done.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// What part of `total` is `value`; `nil` where there is no such part.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, !value.isNaN, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() {
    self.init { EmptyView() }
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  ///
  /// - Parameter titleKey: says what.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
    name = Text(titleKey)
  }

  /// Shows that something goes on.
  ///
  /// - Parameter title: says what.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
    name = Text(title)
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - titleKey: says what is being done.
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
    name = Text(titleKey)
  }

  /// Shows how much is done.
  ///
  /// - Parameters:
  ///   - title: says what is being done.
  ///   - value: what is done; `nil` where that is unknown. It is brought into the range from 0 to `total`.
  ///   - total: what there is to do.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
    name = Text(title)
  }
}

/// The bar or the wheel itself.
private struct ProgressIndicator: View, Equatable {
  let fraction: Double?
  let name: Text?

  typealias Body = Never

  static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    ElementNode(content, in: context)
  }
}

extension ProgressIndicator: ElementContent {
  static var schema: Schema { .progress }
  var children: NoContent { NoContent() }

  func describe(_ writer: inout ElementWriter) {
    writer[.value] = fraction.map(AttributeValue.number)
    writer[.label] = name.map { .string($0.string(in: EnvironmentValues(scope: writer.environment))) }
  }

  func isDescribed(like other: Self) -> Bool { fraction == other.fraction && name == other.name }
}

extension Schema {
  static let progress = Schema(.progress, role: .progress, value: .value)
}

extension Role {
  /// A sign that something goes on.
  public static let progress = Role(rawValue: "progress")
}
