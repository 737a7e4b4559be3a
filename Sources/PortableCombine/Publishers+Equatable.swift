// Two publishers are equal if they combine equal publishers in the same order.

extension Publishers.MergeMany: Equatable where Upstream: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.publishers == second.publishers
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d && first.e == second.e
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d && first.e == second.e
      && first.f == second.f
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d && first.e == second.e
      && first.f == second.f && first.g == second.g
  }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d && first.e == second.e
      && first.f == second.f && first.g == second.g && first.h == second.h
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {
  /// Returns whether two publishers combine equal publishers in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether two publishers publish the same notifications of the same center.
  public static func == (first: Self, second: Self) -> Bool {
    first.center === second.center && first.name == second.name && first.object === second.object
  }
}
