/// Shows a screen in the states it can be in, for people who design it.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What the previews are made of.
  associatedtype Previews: View

  /// The states, one view each.
  @ViewBuilder static var previews: Previews { get }
}
