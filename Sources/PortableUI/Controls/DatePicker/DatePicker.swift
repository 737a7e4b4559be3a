import Elements
import ViewGraph

/// The components of a date that the user can select in a ``DatePicker``.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The year, the month and the day.
  public static let date = DatePickerComponents(rawValue: 2)

  /// Creates a set from its raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A control for selecting a date, a time of day, or both, in the environment's time zone.
public struct DatePicker<Label: View>: View {
  /// The components of a date that the user can select.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let earliest: Date?
  private let latest: Date?
  private let components: DatePickerComponents

  /// A date picker has no body.
  public typealias Body = Never

  init(
    _ selection: Binding<Date>, from earliest: Date?, through latest: Date?, _ components: DatePickerComponents,
    label: Label
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
  }

  /// Creates a node with a date picker element that contains the label. In the graphical, the wheel and custom styles,
  /// creates a node with other views instead.
  public static func makeNode(for content: Self, in context: NodeContext) -> ContentNode<Self> {
    let isField = context.fixed {
      $0.datePickerStyle is any PlatformStyle
        && !($0.datePickerStyle is GraphicalDatePickerStyle || $0.datePickerStyle is WheelDatePickerStyle)
    }
    guard !isField else { return ElementNode(content, in: context) }
    return CompositeNode<Evaluator>(content, in: context)
  }

  /// Returns the views of the graphical, the wheel or a custom style. If only the time is selectable, the graphical style is a
  /// field.
  private func view(in values: EnvironmentValues) -> AnyView {
    let range = DateRange(earliest: earliest, latest: latest)
    let field = DateField(components, in: values)
    let name = plainText(of: label)
    switch values.datePickerStyle {
    case is GraphicalDatePickerStyle where field.hasDay:
      return AnyView(GraphicalDatePicker(selection: selection, range: range, hasTime: field.hasTime, name: name))
    case is WheelDatePickerStyle:
      return AnyView(WheelDatePicker(selection: selection, range: range, field: field, name: name, label: label))
    case is any PlatformStyle: return AnyView(datePickerStyle(.compact))
    case let style: return AnyView(custom(style).environment(\.datePickerStyle, DefaultDatePickerStyle()))
    }
  }

  private func custom(_ style: some DatePickerStyle) -> AnyView {
    let configuration = DatePickerStyleConfiguration(
      label: _ControlPart(label), selection: selection, minimumDate: earliest, maximumDate: latest,
      displayedComponents: components)
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }

  private enum Evaluator: BodyEvaluator {
    static func body(of content: DatePicker) -> StyledDatePicker<DatePicker> {
      StyledDatePicker(picker: content) { $0.view(in: $1) }
    }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker with the properties that a style gets.
  init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, from: configuration.minimumDate, through: configuration.maximumDate,
      configuration.displayedComponents, label: configuration.label)
  }
}

/// A date picker that consists of other views.
private struct StyledDatePicker<Picker>: View {
  let picker: Picker
  let view: @MainActor (Picker, EnvironmentValues) -> AnyView
  @LazyEnvironment private var values

  var body: some View { view(picker, values) }
}

extension DatePicker: ElementContent {
  package static var schema: Schema { .datePicker }
  package static var readsModels: Bool { true }
  package var children: Label { label }
  package func updateChildren(of node: ContentNode<Label>) { node.update(to: label) }

  package func describe(_ writer: inout ElementWriter) {
    let values = EnvironmentValues(scope: writer.environment)
    let field = DateField(components, in: values)
    writer.schema = field.schema
    let date = selection.wrappedValue
    writer[.value] = .string(field.text(clamped(date)))
    // A field without a day has no minimum and maximum: the range limits the time of day only on its first and last
    // day.
    if field.hasDay {
      writer[.minimum] = earliest.map { .string(field.text($0)) }
      writer[.maximum] = latest.map { .string(field.text($0)) }
    }
    if clamped(date) != date {
      let name = plainText(of: label)?.string(in: values) ?? ""
      writer.issue = """
        The date of the date picker "\(name)", \(date), is outside its range. The nearest date in the range is shown. The date \
        does not change until the user chooses another one.
        """
    }
    writer.describeControl()
    writer.describeControlAppearance(style: values.datePickerStyle)
  }

  package func respond(to event: Event, in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard values.isEnabled, case .string(let text) = event.value,
      let date = DateField(components, in: values).date(from: text, changing: selection.wrappedValue)
    else { return false }
    selection.wrappedValue = clamped(date)
    return true
  }

  private func clamped(_ date: Date) -> Date { DateRange(earliest: earliest, latest: latest).clamped(date) }
}

/// Converts between a date and the text of an input field: `2026-06-03`, `14:05`, or both separated by `T`.
struct DateField {
  let hasDay: Bool
  let hasTime: Bool
  private var calendar = Calendar(identifier: .gregorian)

  @MainActor
  init(_ components: DatePickerComponents, in values: EnvironmentValues) {
    // An empty set means all components.
    hasDay = components.contains(.date) || components.isEmpty
    hasTime = components.contains(.hourAndMinute) || components.isEmpty
    calendar.timeZone = values.timeZone
  }

  var schema: Schema {
    if !hasTime { return .datePicker }
    return hasDay ? .dateTimePicker : .timePicker
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(max(0, number ?? 0))
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return [hasDay ? day : nil, hasTime ? time : nil].compactMap(\.self).joined(separator: "T")
  }

  /// Returns the date for a text; `nil` if it is malformed or not a valid date.
  ///
  /// - Parameter date: provides the components that are not in the text.
  func date(from text: String, changing date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let words = text.split(separator: "T", omittingEmptySubsequences: false)
    guard words.count == (hasDay ? 1 : 0) + (hasTime ? 1 : 0) else { return nil }
    if hasDay {
      guard let day = Self.numbers(words[0], by: "-", 3) else { return nil }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if hasTime {
      // The text may contain seconds, which are ignored.
      guard let time = Self.numbers(words[words.count - 1].prefix(5), by: ":", 2) else { return nil }
      (parts.hour, parts.minute, parts.second) = (time[0], time[1], 0)
    }
    // Validate the day and the time separately: a time that a daylight saving transition skips is adjusted, not
    // rejected.
    let day = DateComponents(year: parts.year, month: parts.month, day: parts.day)
    guard day.isValidDate(in: calendar), (parts.hour ?? 0) < 24, (parts.minute ?? 0) < 60 else { return nil }
    return calendar.date(onSameDayAs: parts)
  }

  private static func numbers(_ text: Substring, by separator: Character, _ count: Int) -> [Int]? {
    let words = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = words.compactMap { Int($0) }
    guard words.count == count, numbers.count == count else { return nil }
    return numbers.allSatisfy { (0...9999).contains($0) } ? numbers : nil
  }
}

extension Schema {
  static let datePicker = Schema(
    .datePicker, role: .datePicker, name: .texts, value: .value, handlers: [Handler(.change, .text)], isFocusable: true)
  static let timePicker = Schema(
    .timePicker, role: .datePicker, name: .texts, value: .value, handlers: [Handler(.change, .text)], isFocusable: true)
  static let dateTimePicker = Schema(
    .dateTimePicker, role: .datePicker, name: .texts, value: .value, handlers: [Handler(.change, .text)],
    isFocusable: true)
}
