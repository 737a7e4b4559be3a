/// A type that provides previews of views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews, one view each.
  @ViewBuilder static var previews: Previews { get }
}
