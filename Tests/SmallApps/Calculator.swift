import SwiftUI

// A pocket calculator in the style of 2020: an observable object, a grid of buttons from the size of the screen.

enum CalculatorKey: Hashable {
  case digit(Int)
  case point
  case clear
  case sign
  case percent
  case operation(Operation)
  case equals

  enum Operation: String {
    case add = "+"
    case subtract = "−"
    case multiply = "×"
    case divide = "÷"
  }

  var title: String {
    switch self {
    case .digit(let digit): return "\(digit)"
    case .point: return "."
    case .clear: return "AC"
    case .sign: return "±"
    case .percent: return "%"
    case .operation(let operation): return operation.rawValue
    case .equals: return "="
    }
  }

  var color: Color {
    switch self {
    case .clear, .sign, .percent: return Color(.lightGray)
    case .operation, .equals: return .orange
    case .digit, .point: return Color(white: 0.2)
    }
  }

  var shortcut: KeyEquivalent? {
    switch self {
    case .digit(let digit): return KeyEquivalent(Character("\(digit)"))
    case .point: return "."
    case .clear: return .escape
    case .sign: return nil
    case .percent: return "%"
    case .operation(.add): return "+"
    case .operation(.subtract): return "-"
    case .operation(.multiply): return "*"
    case .operation(.divide): return "/"
    case .equals: return .return
    }
  }
}

final class CalculatorModel: ObservableObject {
  @Published private(set) var display = "0"
  @Published private(set) var pending: CalculatorKey.Operation?

  private var left: Double?
  private var startsNumber = true

  func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let digit):
      if startsNumber || display == "0" {
        display = "\(digit)"
      } else if display.count < 12 {
        display += "\(digit)"
      }
      startsNumber = false
    case .point:
      if startsNumber { display = "0" }
      if !display.contains(".") { display += "." }
      startsNumber = false
    case .clear:
      display = "0"
      left = nil
      pending = nil
      startsNumber = true
    case .sign: show(-number)
    case .percent: show(number / 100)
    case .operation(let operation):
      if !startsNumber { calculate() }
      left = number
      pending = operation
      startsNumber = true
    case .equals:
      calculate()
      pending = nil
      startsNumber = true
    }
  }

  private var number: Double { Double(display) ?? 0 }

  private func calculate() {
    guard let left = left, let pending = pending else { return }
    switch pending {
    case .add: show(left + number)
    case .subtract: show(left - number)
    case .multiply: show(left * number)
    case .divide: show(left / number)
    }
    self.left = nil
  }

  private func show(_ number: Double) {
    guard number.isFinite else {
      display = "Error"
      return
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 8
    formatter.minimumIntegerDigits = 1
    display = formatter.string(from: NSNumber(value: number)) ?? "Error"
  }
}

package struct CalculatorView: View {
  @StateObject private var model = CalculatorModel()

  private let rows: [[CalculatorKey]] = [
    [.clear, .sign, .percent, .operation(.divide)],
    [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
    [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
    [.digit(1), .digit(2), .digit(3), .operation(.add)],
    [.digit(0), .point, .equals],
  ]
  private let spacing: CGFloat = 12

  package init() {}

  package var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.edgesIgnoringSafeArea(.all)
      GeometryReader { geometry in
        VStack(spacing: self.spacing) {
          Spacer()
          Text(self.model.display)
            .font(.system(size: 88, weight: .light))
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .padding(.horizontal)
            .accessibilityIdentifier("display")
          ForEach(self.rows, id: \.self) { row in
            HStack(spacing: self.spacing) {
              ForEach(row, id: \.self) { key in
                self.button(for: key, side: self.side(in: geometry.size))
              }
            }
          }
        }
        .frame(maxWidth: .infinity)
      }
      .padding(self.spacing)
    }
  }

  private func side(in size: CGSize) -> CGFloat {
    min((size.width - 3 * spacing) / 4, (size.height - 150) / 5 - spacing)
  }

  @ViewBuilder
  private func button(for key: CalculatorKey, side: CGFloat) -> some View {
    let button = Button(action: { self.model.press(key) }) {
      Text(key.title)
        .font(.system(size: side / 2.4, weight: .medium))
        .frame(width: key == .digit(0) ? side * 2 + spacing : side, height: side)
    }
    .buttonStyle(CalculatorButtonStyle(color: key.color, isSelected: isPending(key)))
    if let shortcut = key.shortcut {
      button.keyboardShortcut(shortcut, modifiers: [])
    } else {
      button
    }
  }

  private func isPending(_ key: CalculatorKey) -> Bool {
    guard let pending = model.pending else { return false }
    return key == .operation(pending)
  }
}

private struct CalculatorButtonStyle: ButtonStyle {
  let color: Color
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isSelected ? color : .white)
      .background(isSelected ? Color.white : color)
      .clipShape(Capsule())
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

struct CalculatorView_Previews: PreviewProvider {
  static var previews: some View {
    CalculatorView()
  }
}
