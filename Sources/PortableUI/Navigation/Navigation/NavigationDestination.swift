import ViewGraph

/// Registers the destination for values of a type.
private struct DestinationModifier: ViewModifier {
  let type: Any.Type
  let make: @MainActor (AnyHashable) -> AnyView?

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: DestinationBehavior(content.modifier)) { $0.content }
  }
}

private final class DestinationBehavior<Modified: View>: NodeBehavior {
  static var name: String { "navigationDestination" }

  private let destination: DestinationSlot.Destination
  private var slot: DestinationSlot?

  init(_ modifier: DestinationModifier) {
    destination = .init(modifier.make)
  }

  var followsAppearance: Bool { false }

  func didMount(_ content: ModifiedContent<Modified, DestinationModifier>, on node: Node) {
    let navigation = EnvironmentValues(scope: node.environment).navigation
    slot = navigation?.model.slot(for: content.modifier.type)
    slot?.add(destination)
  }

  func didUpdate(to content: ModifiedContent<Modified, DestinationModifier>, on node: Node) {
    slot?.update(destination, to: content.modifier.make)
  }

  func didUnmount(from node: Node) {
    slot?.remove(destination)
  }
}

/// A view that presents a page while a Boolean binding is `true`, without a value on the path.
private struct LocalDestinationView<Content: View, Destination: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let destination: Destination
  @Environment(\.navigation) private var navigation
  @State private var page = LocalPage()

  var body: some View {
    content.modifier(
      LocalPageModifier(
        page: page, navigation: navigation, isPresented: isPresented.wrappedValue, content: AnyView(destination),
        end: { [isPresented] in isPresented.wrappedValue = false }))
  }
}

private struct LocalPageModifier: ViewModifier {
  let page: LocalPage
  let navigation: NavigationContext?
  let isPresented: Bool
  let content: AnyView
  let end: @MainActor () -> Void

  typealias Body = Never

  static func makeNode<Modified: View>(
    for content: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ContentNode<ModifiedContent<Modified, Self>> {
    BehaviorNode(content, in: context, behavior: LocalPageBehavior(content.modifier)) { $0.content }
  }
}

private final class LocalPageBehavior<Modified: View>: NodeBehavior {
  static var name: String { "navigationDestination" }

  private var modifier: LocalPageModifier

  init(_ modifier: LocalPageModifier) {
    self.modifier = modifier
  }

  var followsAppearance: Bool { false }

  func didMount(_ content: ModifiedContent<Modified, LocalPageModifier>, on node: Node) { show(on: node) }

  func didUpdate(to content: ModifiedContent<Modified, LocalPageModifier>, on node: Node) {
    modifier = content.modifier
    show(on: node)
  }

  func didUnmount(from node: Node) {
    modifier.navigation.map { $0.model.withdraw(modifier.page, from: $0.page) }
  }

  private func show(on node: Node) {
    guard let navigation = modifier.navigation else { return }
    let page = modifier.page
    page.end = modifier.end
    page.isFromOtherColumn = navigation.isOutside
    if modifier.isPresented {
      page.content = modifier.content
      guard navigation.model.present(page, on: navigation.page), navigation.isOutside else { return }
      // Closures of the app never run during an update.
      node.afterUpdate {
        navigation.model.endFromOtherColumn(but: page)
        navigation.model.onArrival?(false)
      }
    } else {
      navigation.model.withdraw(modifier.page, from: navigation.page)
    }
  }
}

extension View {
  /// Declares the page that the enclosing stack shows for values of a type.
  ///
  /// If several views declare a destination for the same type, the first declaration is used.
  ///
  /// - Parameters:
  ///   - data: the type of the values.
  ///   - destination: returns the content of the page for a value.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(type: data) { value in (value.base as? D).map { AnyView(destination($0)) } })
  }

  /// Presents a page on top of the page that contains this view.
  ///
  /// - Parameters:
  ///   - isPresented: whether the page is presented. When the user goes back, the binding is set to `false`.
  ///   - destination: the content of the page.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    LocalDestinationView(content: self, isPresented: isPresented, destination: destination())
  }
}

extension View {
  /// Presents a page for an optional item on top of the page that contains this view.
  ///
  /// - Parameters:
  ///   - item: the item that the page shows, or `nil` if no page is presented. When the user goes back, the binding is
  ///     set to `nil`. A different item presents a new page.
  ///   - destination: returns the content of the page for an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return LocalDestinationView(
      content: self,
      isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      destination: value.map { destination($0).id($0) })
  }
}
