/// What a turn of a graph has changed, and what it asks its host for besides.
public struct Commit {
  /// The changes, in order, in parts that are to be shown differently.
  public let passes: [Pass]
  /// What is to be done when the changes are shown, in order. Who does not know how need not.
  public let commands: [Command]

  /// Names the parts.
  ///
  /// - Parameters:
  ///   - passes: none of them without a mutation.
  ///   - commands: what is to be done when the changes are shown.
  public init(passes: [Pass], commands: [Command] = []) {
    self.passes = passes
    self.commands = commands
  }

  /// All mutations, in order: for a host that shows each at once.
  public var mutations: [Mutation] { passes.flatMap(\.mutations) }
}

/// Changes that belong together: they were made under one transaction.
public struct Pass {
  /// How the changes are to be shown.
  public let transaction: PassTransaction
  /// The changes, in order; never empty.
  ///
  /// What several passes of one commit change on an element is stated in the first of them that mentions it, so that a host
  /// knows what a later pass begins with. An inserted element is as the last pass leaves it; updates that follow in the
  /// same pass say what was otherwise, and what comes into it later is removed until then.
  public let mutations: [Mutation]

  /// Names the parts.
  ///
  /// - Parameters:
  ///   - transaction: how the changes are to be shown.
  ///   - mutations: the changes, in order.
  public init(transaction: PassTransaction, mutations: [Mutation]) {
    self.transaction = transaction
    self.mutations = mutations
  }
}

/// What a host has to know of the transaction that changes were made under.
public struct PassTransaction: Hashable, Sendable {
  /// How the changes are shown over time; `nil` shows them at once.
  public var animation: AnimationTiming?

  /// Names the parts.
  ///
  /// - Parameter animation: how the changes are shown over time; `nil` shows them at once.
  public init(animation: AnimationTiming? = nil) {
    self.animation = animation
  }
}
