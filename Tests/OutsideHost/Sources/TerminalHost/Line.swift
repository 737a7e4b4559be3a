import Elements
import HostKit

/// A line of the screen: an element with an accessibility role.
@MainActor
public struct Line: @MainActor CustomStringConvertible {
  /// The element.
  public let element: Element
  private let role: Role

  init(_ element: Element, role: Role) {
    self.element = element
    self.role = role
  }

  /// The role, the name and, unless it is in the name, the value of the element.
  public var description: String {
    let value = role == .text ? nil : value
    return "\(role.rawValue) \(element.spokenName)" + (value.map { " = \($0)" } ?? "")
  }

  private var value: String? { element.schema.value.flatMap { element[$0] }?.description }

  /// Returns the line as it is shown, or `nil` if the element only groups others.
  ///
  /// - Parameter caret: The number of characters before the insertion point, if the element is the focused field.
  func drawn(caret: Int? = nil) -> String? {
    let name = element.spokenName
    switch role {
    case .heading: return "== \(name) =="
    case .alert, .confirmationDialog, .sheet, .popover: return "---- \(name)"
    case .button, .menu, .disclosure: return "[ \(name) ]"
    case .toggle: return (element[.isOn] == .flag(true) ? "[x] " : "[ ] ") + name
    case .divider: return "----"
    case .textField, .searchField, .textEditor, .secureField:
      var text = value ?? ""
      if role == .secureField { text = String(repeating: "*", count: text.count) }
      if let caret, element.handles(.input) {
        text.insert("|", at: text.index(text.startIndex, offsetBy: min(caret, text.count)))
      }
      return "\(name): \(text)"
    case .text, .image: return name.isEmpty ? nil : name
    case .list, .table, .navigationStack, .refreshable: return nil
    default: return value.map { "\(name): < \($0) >" } ?? name
    }
  }
}

extension Element {
  /// Returns the events that change the value of the control by a number of steps or choices.
  func adjustment(_ distance: Int) -> [TargetedEvent] {
    func change(to value: AttributeValue) -> [TargetedEvent] {
      [TargetedEvent(Event(.change, value: value), to: EventTarget(self))]
    }
    if let target = nearestTarget(of: distance > 0 ? .increment : .decrement) {
      return [TargetedEvent(Event(distance > 0 ? .increment : .decrement), to: target)]
    }
    if case .choice(let selected)? = self[.selection] {
      let next = choices.firstIndex { $0.id == selected.id }.map { $0 + distance }
      return next.map { choices.indices.contains($0) ? change(to: .choice(choices[$0])) : [] } ?? []
    }
    guard case .number(let value)? = self[.value], handles(.change) else { return [] }
    func number(_ key: AttributeKey, or other: Double) -> Double {
      if case .number(let number)? = self[key] { number } else { other }
    }
    let (low, high) = (number(.minimum, or: 0), number(.maximum, or: 1))
    let step = number(.step, or: (high - low) / 10)
    return change(to: .number(min(max(value + Double(distance) * step, low), high)))
  }
}
