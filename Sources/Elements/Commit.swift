/// The changes of one turn of the graph, and its commands to the host.
public struct Commit {
  /// The changes in order, grouped by transaction.
  public let passes: [Pass]
  /// The commands to execute after the changes are shown, in order. A host may ignore commands that it does not
  /// support.
  public let commands: [Command]

  /// Creates a commit.
  ///
  /// - Parameters:
  ///   - passes: the changes. No pass is empty.
  ///   - commands: the commands to execute after the changes are shown.
  public init(passes: [Pass], commands: [Command] = []) {
    self.passes = passes
    self.commands = commands
  }

  /// All mutations in order, for hosts that do not animate changes.
  public var mutations: [Mutation] { passes.flatMap(\.mutations) }
}

/// Changes that were made in the same transaction.
public struct Pass {
  /// The transaction, which determines how the changes are animated.
  public let transaction: PassTransaction
  /// The changes in order. Never empty.
  ///
  /// If several passes of a commit change an element, the first pass that mentions the element also contains the
  /// attribute values from which the later passes start. An inserted element already has its final state. Updates in
  /// the same pass therefore set its earlier values, and remove the elements that a later pass inserts into it.
  public let mutations: [Mutation]

  /// Creates a pass.
  ///
  /// - Parameters:
  ///   - transaction: the transaction of the changes.
  ///   - mutations: the changes in order.
  public init(transaction: PassTransaction, mutations: [Mutation]) {
    self.transaction = transaction
    self.mutations = mutations
  }
}

/// The part of a transaction that hosts need.
public struct PassTransaction: Hashable, Sendable {
  /// The animation of the changes, or `nil` to show them without animation.
  public var animation: AnimationTiming?

  /// Creates a transaction.
  ///
  /// - Parameter animation: the animation of the changes, or `nil` to show them without animation.
  public init(animation: AnimationTiming? = nil) {
    self.animation = animation
  }
}
