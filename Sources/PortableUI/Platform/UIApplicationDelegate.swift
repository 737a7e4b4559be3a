import Tracking
import ViewGraph

/// Methods that handle events of the app's lifecycle.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Handles the start of the launch, before ``application(_:didFinishLaunchingWithOptions:)``.
  ///
  /// - Returns: a result that is ignored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Handles the end of the launch, before the app's body is evaluated.
  ///
  /// - Returns: a result that is ignored.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Does nothing and returns `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing and returns `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// A property wrapper that creates an app delegate.
///
/// ```swift
/// class AppDelegate: UIResponder, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     Analytics.start()
///     return true
///   }
/// }
///
/// @main
/// struct NotesApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
/// ```
///
/// Derive the delegate from ``UIResponder``. On platforms other than Apple's, Swift cannot create a subclass of
/// `NSObject` from its type.
///
/// As each screen has its own instance of the app, it has its own delegate, which is `UIApplication.shared.delegate` in
/// the code of the screen. The launch methods are called when the screen is created, including the screen that responds
/// to a page request. If the delegate is an `ObservableObject`, it is also an environment object of the app's views.
/// The documentation of `App` explains where to put work that must be done only once.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: UIResponder & UIApplicationDelegate>: DynamicProperty {
  private let launch: AppLaunch<DelegateType>

  /// Creates the delegate.
  ///
  /// - Parameter delegateType: the type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    launch = AppLaunch()
  }

  /// The delegate.
  public var wrappedValue: DelegateType { launch.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor: NodeProperty {
  package mutating func install(in context: inout PropertyContext) {
    launch.run()
    guard let object = wrappedValue as? any ObservableObject else { return }
    Self.subscribe(to: object, in: &context)
  }

  private static func subscribe<Object: ObservableObject>(to object: Object, in context: inout PropertyContext) {
    context.box { ObjectSubscription<Object>() }.depend(on: object)
  }

  package static func isSameInput(_ first: Self, _ second: Self) -> Bool { first.launch === second.launch }
}

extension UIApplicationDelegateAdaptor: EnvironmentObjectProvider {
  package func providing(to content: AnyView) -> AnyView {
    guard let object = wrappedValue as? any ObservableObject else { return content }
    return Self.provide(object, to: content)
  }

  private static func provide(_ object: some ObservableObject, to content: AnyView) -> AnyView {
    AnyView(content.environmentObject(object))
  }
}

/// The launch of an app: its delegate, and whether the launch methods were called.
@MainActor
private final class AppLaunch<Delegate: UIResponder & UIApplicationDelegate> {
  let delegate = Delegate()
  private var hasLaunched = false

  /// Calls the launch methods once.
  func run() {
    guard !hasLaunched else { return }
    hasLaunched = true
    let application = UIApplication.shared
    application.delegate = delegate
    // The app's body does not depend on values that the delegate reads.
    untracked {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
  }
}

/// A weak reference to the delegate of an app.
@MainActor
private final class DelegateReference {
  weak var delegate: (any UIApplicationDelegate)?
}

extension ScreenServices {
  /// The delegate of the app on the screen.
  var delegate: (any UIApplicationDelegate)? {
    get { addition(DelegateReference.init).delegate }
    set { addition(DelegateReference.init).delegate = newValue }
  }
}
