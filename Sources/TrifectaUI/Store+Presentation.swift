extension Store {
  /// A binding to the store of a presented child, for modifiers such as `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: store.binding(presenting: Contacts.editor)) { EditorScreen(store: $0) }
  /// ```
  ///
  /// It is `nil` while nothing is presented. When the screen sets it to `nil`, because the person has put the sheet
  /// away, the feature is sent `PresentationAction.dismiss`. Setting anything else does nothing: what is presented is
  /// the feature's business.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the binding. It keeps the store alive.
  public func binding<Child: Reducer>(
    presenting child: PresentedChild<Feature.State, Feature.Action, Child>
  ) -> Binding<Store<Child>?> {
    Reach(get: { self.scope(child) }, set: { if $0 == nil { self.dismiss(child) } }).binding
  }

  /// A binding that says whether a child is presented, for modifiers such as `sheet(isPresented:)` and
  /// `alert(_:isPresented:)`.
  ///
  /// When the screen sets it to `false`, the feature is sent `PresentationAction.dismiss`. Setting it to `true` does
  /// nothing.
  ///
  /// - Parameter child: the child, usually a static constant of the feature.
  /// - Returns: the binding. It keeps the store alive.
  public func isPresented<Child: Reducer>(
    _ child: PresentedChild<Feature.State, Feature.Action, Child>
  ) -> Binding<Bool> {
    Reach(get: { self.scope(child) != nil }, set: { if !$0 { self.dismiss(child) } }).binding
  }

  /// SwiftUI also writes after the feature itself has put the child away: nothing is left to dismiss then.
  private func dismiss<Child: Reducer>(_ child: PresentedChild<Feature.State, Feature.Action, Child>) {
    guard scope(child) != nil else { return }
    send(child.dismissal)
  }
}
