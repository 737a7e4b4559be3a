import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// A screen that uses UIKit types for feedback and appearance. It is not in the test file, because a file that imports
/// both UIKit and Testing would need a cross-import overlay module.
struct FeedbackOfUIKit: View {
  @State private var isOn = false
  private let impact = UIImpactFeedbackGenerator(style: .light)
  @Environment(\.backgroundMaterial) private var material

  private let brand = Color(UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black })
  private let types: [UTType] = [.json, .plainText, UTType(filenameExtension: "md") ?? .text]

  init() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 30)]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UITabBar.appearance().standardAppearance = UITabBarAppearance()
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UIBarButtonItem.appearance().tintColor = .red
    UIWindow.appearance().tintColor = UIColor(named: "brand")
  }

  var body: some View {
    Toggle("Feel it", isOn: $isOn)
      .foregroundStyle(brand)
      .font(Font(UIFont.preferredFont(forTextStyle: .headline)))
      .onAppear {
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.7)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in }
      .task {
        for await _ in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification) {
          isOn = true
        }
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
        _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      }
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
        isOn = UIDevice.current.orientation.isLandscape
      }
    Image(
      uiImage: UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)) ?? UIImage())
    Image(uiImage: (UIImage(systemName: "star") ?? UIImage()).withRenderingMode(.alwaysTemplate))
      .clipShape(RoundedCorner(radius: 8, corners: [.topLeft, .bottomRight]))
      .onTapGesture { UIPasteboard.general.string = "\(types.count)" }
    Text("\(types.count) types, \(material == nil ? "no" : "a") material")
  }

  /// Selective corner rounding, as apps wrote it before `UnevenRoundedRectangle`.
  struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  func wave(in rect: CGRect) -> Path {
    let curve = UIBezierPath()
    curve.move(to: .zero)
    curve.addCurve(to: CGPoint(x: rect.maxX, y: 0), controlPoint1: .zero, controlPoint2: rect.origin)
    curve.addArc(
      withCenter: CGPoint(x: rect.midX, y: 0), radius: 4, startAngle: 0, endAngle: .pi, clockwise: true)
    curve.close()
    let path = CGMutablePath()
    path.addPath(curve.cgPath)
    path.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2)
    return Path(path)
  }

  func later() {
    DispatchQueue.main.asyncAfter(deadline: .now() + Double(NSEC_PER_SEC / 2) / Double(NSEC_PER_SEC)) {}
  }
}

/// UIKit values that depend on traits, and a notification name that `UIApplication` shares with `UIResponder`.
@MainActor
enum NamesOfUIKit {
  static var missing: [Any] {
    [
      UIColor(named: "none", in: .main, compatibleWith: nil).map { $0 as Any },
      UIImage(named: "none", in: .main, compatibleWith: nil),
    ].compactMap { $0 }
  }

  /// Returns the hexadecimal components of a color, as helper functions in apps do.
  static func hex(_ color: Color) -> String {
    guard let parts = UIColor(color).cgColor.components, parts.count >= 3 else { return "" }
    return parts[..<3].map { String(format: "%02X", Int($0 * 255)) }.joined()
  }

  static var looks: String {
    UISwitch.appearance().onTintColor = .systemTeal
    UISlider.appearance().thumbTintColor = .white
    UITableView.appearance().tableFooterView = UIView()
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UINavigationBar.appearance().shadowImage = UIImage()
    let bar = UINavigationBarAppearance()
    let back = UIBarButtonItemAppearance()
    back.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    bar.backButtonAppearance = back
    bar.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    let orientations: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    let size = UIFontMetrics.default.scaledValue(for: 10)
    UITextField.appearance().clearButtonMode = .whileEditing
    let isSaving = ProcessInfo.processInfo.isLowPowerModeEnabled
    let mac = [Color(nsColor: .controlBackgroundColor), Color(.windowBackgroundColor), Color(NSColor.labelColor)]
    let font = UIFont.systemFont(ofSize: UIFont.systemFontSize)
    guard mac.count == 3, font.lineHeight > 14 else { return "" }
    return "\(device.batteryLevel) \(device.batteryState == .unknown) \(orientations.contains(.landscapeRight)) "
      + "\(UIScreen.main.nativeScale) \(isDark) \(size) \(isSaving) \(ProcessInfo.processInfo.thermalState == .nominal)"
  }

  static var isToldOfKeyboards: Bool {
    UIApplication.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification
  }
}
