import Testing

@Suite("Expansion of @CasePathable")
struct CasePathableExpansionTests {
  @Test("Each case gets a path with its values as an unlabeled tuple")
  func cases() {
    expectExpansion(
      """
      @CasePathable enum Action {
        case appeared
        case row(id: Int, Row.Action)
        case node(Self)
      }
      """,
      """
      enum Action {
        case appeared
        case row(id: Int, Row.Action)
        case node(Self)

        /// A case path for each case.
        nonisolated struct Cases: Sendable {
          var appeared: Trifecta.CasePath<Action, Void> {
            .init(named: "appeared") { _ in .appeared } extract: {
              if case .appeared = $0 { () } else { nil }
            }
          }
          var row: Trifecta.CasePath<Action, (Int, Row.Action)> {
            .init(named: "row") { .row(id: $0.0, $0.1) } extract: {
              if case .row(let value0, let value1) = $0 { (value0, value1) } else { nil }
            }
          }
          var node: Trifecta.CasePath<Action, Action> {
            .init(named: "node") { .node($0) } extract: {
              if case .node(let value) = $0 { value } else { nil }
            }
          }
        }

        /// The paths to all cases.
        nonisolated static var cases: Cases {
          Cases()
        }
      }

      extension Action: TrifectaMacros.CasePathable {}
      """)
  }

  @Test("Public and package access are kept, and inherited from a public extension")
  func access() {
    expectExpansion(
      """
      @CasePathable package enum Action {
        case appeared
      }
      public extension Feature {
        @CasePathable enum Event {
          var a: Int { 1 }
        }
        @CasePathable internal enum Other {
          var a: Int { 1 }
        }
      }
      """,
      """
      package enum Action {
        case appeared

        /// A case path for each case.
        package nonisolated struct Cases: Sendable {
          package var appeared: Trifecta.CasePath<Action, Void> {
            .init(named: "appeared") { _ in .appeared } extract: {
              if case .appeared = $0 { () } else { nil }
            }
          }
        }

        /// The paths to all cases.
        package nonisolated static var cases: Cases {
          Cases()
        }
      }
      public extension Feature {
        enum Event {
          var a: Int { 1 }

          /// A case path for each case.
          public nonisolated struct Cases: Sendable {
          }

          /// The paths to all cases.
          public nonisolated static var cases: Cases {
            Cases()
          }
        }
        internal enum Other {
          var a: Int { 1 }

          /// A case path for each case.
          nonisolated struct Cases: Sendable {
          }

          /// The paths to all cases.
          nonisolated static var cases: Cases {
            Cases()
          }
        }
      }

      extension Action: TrifectaMacros.CasePathable {}

      extension Feature.Event: TrifectaMacros.CasePathable {}

      extension Feature.Other: TrifectaMacros.CasePathable {}
      """)
  }

  @Test("Conditional compilation around cases also surrounds their paths")
  func conditions() {
    expectExpansion(
      """
      @CasePathable enum Action {
        #if DEBUG
        case shown(Int)
        #elseif os(Linux)
        #else
        case shown(String)
        #endif
        #if os(Linux)
        var isLinux: Bool { true }
        #endif
      }
      """,
      """
      enum Action {
        #if DEBUG
        case shown(Int)
        #elseif os(Linux)
        #else
        case shown(String)
        #endif
        #if os(Linux)
        var isLinux: Bool { true }
        #endif

        /// A case path for each case.
        nonisolated struct Cases: Sendable {
          #if DEBUG
          var shown: Trifecta.CasePath<Action, Int> {
            .init(named: "shown") { .shown($0) } extract: {
              if case .shown(let value) = $0 { value } else { nil }
            }
          }
          #elseif os(Linux)
          #else
          var shown: Trifecta.CasePath<Action, String> {
            .init(named: "shown") { .shown($0) } extract: {
              if case .shown(let value) = $0 { value } else { nil }
            }
          }
          #endif
        }

        /// The paths to all cases.
        nonisolated static var cases: Cases {
          Cases()
        }
      }

      extension Action: TrifectaMacros.CasePathable {}
      """)
  }

  @Test("Availability attributes are repeated, including those of enclosing types")
  func availability() {
    expectExpansion(
      """
      @available(iOS 18, *)
      struct Feature {
        @available(iOS 19, *)
        @CasePathable
        enum Action {
          @available(*, deprecated) @frozen case old
        }
      }
      """,
      """
      @available(iOS 18, *)
      struct Feature {
        @available(iOS 19, *)
        enum Action {
          @available(*, deprecated) @frozen case old

          /// A case path for each case.
          nonisolated struct Cases: Sendable {
            @available(*, deprecated)
            var old: Trifecta.CasePath<Action, Void> {
              .init(named: "old") { _ in .old } extract: {
                if case .old = $0 { () } else { nil }
              }
            }
          }

          /// The paths to all cases.
          nonisolated static var cases: Cases {
            Cases()
          }
        }
      }

      @available(iOS 19, *)
      @available(iOS 18, *)
      extension Feature.Action: TrifectaMacros.CasePathable {}
      """)
  }

  @Test("A private type at file scope is supported")
  func reachable() {
    expectExpansion(
      """
      @CasePathable private enum Action {
        var a: Int { 1 }
      }
      """,
      """
      private enum Action {
        var a: Int { 1 }

        /// A case path for each case.
        nonisolated struct Cases: Sendable {
        }

        /// The paths to all cases.
        nonisolated static var cases: Cases {
          Cases()
        }
      }

      extension Action: TrifectaMacros.CasePathable {}
      """)
  }
}
