extension Store {
  /// Returns a binding to the store of a presented child, for modifiers such as `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: store.binding(presenting: Contacts.editor)) { EditorScreen(store: $0) }
  /// ```
  ///
  /// Its value is `nil` while nothing is presented. When the screen sets the binding to `nil`, because the user
  /// dismissed the sheet, the feature receives `PresentationAction.dismiss`. It receives nothing if the child that the
  /// binding last returned has already been dismissed. Setting any other value does nothing, because only the feature
  /// decides what is presented.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the binding. It retains the store.
  public func binding<ChildFeature: Reducer>(
    presenting child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Binding<Store<ChildFeature>?> {
    let presentation = Presentation(store: self, child: child)
    return MainActorBinding(get: { presentation.read() }, set: { if $0 == nil { presentation.end() } }).binding
  }

  /// Returns a binding to whether a child is presented, for modifiers such as `sheet(isPresented:)` and
  /// `alert(_:isPresented:)`.
  ///
  /// When the screen sets the binding to `false`, the feature receives `PresentationAction.dismiss`. It receives
  /// nothing if the child that was presented when the binding was last read has already been dismissed. For example, a
  /// button of an alert may have presented another alert. Setting the binding to `true` does nothing.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the binding. It retains the store.
  public func binding<ChildFeature: Reducer>(
    isPresenting child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Binding<Bool> {
    let presentation = Presentation(store: self, child: child)
    return MainActorBinding(get: { presentation.read() != nil }, set: { if !$0 { presentation.end() } }).binding
  }
}

/// The state of a binding to a presented child. A write refers to the child that the binding last returned.
@MainActor
private final class Presentation<Feature: Reducer, ChildFeature: Reducer> {
  private let store: Store<Feature>
  private let child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  /// The identity of the child that was presented when the binding was last read.
  private var shown: AnyHashable?

  init(store: Store<Feature>, child: PresentedChild<Feature.State, Feature.Action, ChildFeature>) {
    self.store = store
    self.child = child
  }

  func read() -> Store<ChildFeature>? {
    shown = store.presentedIdentity(child)
    return store.scope(child)
  }

  /// Dismisses the child. SwiftUI also writes to the binding after the feature itself has dismissed the child. In that
  /// case, this method does nothing.
  func end() {
    guard let identity = store.presentedIdentity(child), shown == nil || shown == identity else { return }
    store.send(child.dismissal)
  }
}
