extension Store {
  /// A binding to the store of a presented child, for modifiers such as `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: store.binding(presenting: Contacts.editor)) { EditorScreen(store: $0) }
  /// ```
  ///
  /// It is `nil` while nothing is presented. When the screen sets it to `nil`, because the person has put the sheet
  /// away, the feature is sent `PresentationAction.dismiss`, unless who was there when the binding was read last has gone
  /// already. Setting anything else does nothing: what is presented is the feature's business.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<ChildFeature: Reducer>(
    presenting child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Binding<Store<ChildFeature>?> {
    let presentation = Presentation(store: self, child: child)
    return Reach(get: { presentation.read() }, set: { if $0 == nil { presentation.end() } }).binding
  }

  /// A binding that says whether a child is presented, for modifiers such as `sheet(isPresented:)` and
  /// `alert(_:isPresented:)`.
  ///
  /// When the screen sets it to `false`, the feature is sent `PresentationAction.dismiss`, unless who was there when the
  /// binding was read last has gone already: a button of an alert may have brought up the next. Setting it to `true`
  /// does nothing.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<ChildFeature: Reducer>(
    isPresenting child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  ) -> Binding<Bool> {
    let presentation = Presentation(store: self, child: child)
    return Reach(get: { presentation.read() != nil }, set: { if !$0 { presentation.end() } }).binding
  }
}

/// What a binding shows of a presented child. What is written to it is about who it has shown.
@MainActor
private final class Presentation<Feature: Reducer, ChildFeature: Reducer> {
  private let store: Store<Feature>
  private let child: PresentedChild<Feature.State, Feature.Action, ChildFeature>
  /// Who was presented when the binding was read last, if anybody was.
  private var shown: AnyHashable?

  init(store: Store<Feature>, child: PresentedChild<Feature.State, Feature.Action, ChildFeature>) {
    self.store = store
    self.child = child
  }

  func read() -> Store<ChildFeature>? {
    shown = store.presentedIdentity(child)
    return store.scope(child)
  }

  /// SwiftUI also writes after the feature itself has put the child away: nothing is left to dismiss then.
  func end() {
    guard let identity = store.presentedIdentity(child), shown == nil || shown == identity else { return }
    store.send(child.dismissal)
  }
}
