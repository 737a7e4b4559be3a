import Testing

@Suite("Expansion of @Copying")
struct CopyingExpansionTests {
  @Test("Stored properties become variables, and other members are omitted")
  func properties() {
    expectExpansion(
      """
      @Copying struct State {
        let username: String
        let x, y: Int, parent: [Self]
        var count = Self.start { didSet {} }
        weak var owner: Owner?
        static let start = 1
        @ViewBuilder var isEmpty: Bool { username.isEmpty }
        var size: Int { get { 1 } }
        func run() {}
      }
      """,
      """
      struct State {
        let username: String
        let x, y: Int, parent: [Self]
        var count = Self.start { didSet {} }
        weak var owner: Owner?
        static let start = 1
        @ViewBuilder var isEmpty: Bool { username.isEmpty }
        var size: Int { get { 1 } }
        func run() {}

        /// The stored properties, for `copy(_:)` to change.
        struct Copy {
          var username: String
          var x: Int
          var y: Int
          var parent: [State]
          var count = State.start
          weak var owner: Owner?

          fileprivate init(_ original: State) {
            self.username = original.username
            self.x = original.x
            self.y = original.y
            self.parent = original.parent
            self.count = original.count
            self.owner = original.owner
          }
        }

        /// This value with some of its stored properties changed.
        ///
        /// - Parameter change: sets the properties that differ.
        func copy(_ change: (inout Copy) throws -> Void) rethrows -> Self {
          var copy = Copy(self)
          try change(&copy)
          return Self(copying: copy)
        }
      }

      extension State {
        fileprivate init(copying copy: Copy) {
          self.username = copy.username
          self.x = copy.x
          self.y = copy.y
          self.parent = copy.parent
          self.count = copy.count
          self.owner = copy.owner
        }
      }
      """)
  }

  @Test("Access levels are kept, and private becomes fileprivate")
  func access() {
    expectExpansion(
      """
      public extension Feature {
        @available(iOS 18, *)
        @Copying struct State {
          public let a: Int
          package let b: Int
          internal let c: Int
          private let d: Int
          public private(set) var e: Int
        }
      }
      """,
      """
      public extension Feature {
        @available(iOS 18, *)
        struct State {
          public let a: Int
          package let b: Int
          internal let c: Int
          private let d: Int
          public private(set) var e: Int

          /// The stored properties, for `copy(_:)` to change.
          public struct Copy {
            public var a: Int
            package var b: Int
            internal var c: Int
            fileprivate var d: Int
            public fileprivate(set) var e: Int

            fileprivate init(_ original: State) {
              self.a = original.a
              self.b = original.b
              self.c = original.c
              self.d = original.d
              self.e = original.e
            }
          }

          /// This value with some of its stored properties changed.
          ///
          /// - Parameter change: sets the properties that differ.
          public func copy(_ change: (inout Copy) throws -> Void) rethrows -> Self {
            var copy = Copy(self)
            try change(&copy)
            return Self(copying: copy)
          }
        }
      }

      @available(iOS 18, *)
      extension Feature.State {
        fileprivate init(copying copy: Copy) {
          self.a = copy.a
          self.b = copy.b
          self.c = copy.c
          self.d = copy.d
          self.e = copy.e
        }
      }
      """)
  }

  @Test("Conditional compilation around properties also surrounds variables and assignments")
  func conditions() {
    expectExpansion(
      """
      @Copying struct State<Value> {
        #if DEBUG
        let value: Value
        #endif
      }
      """,
      """
      struct State<Value> {
        #if DEBUG
        let value: Value
        #endif

        /// The stored properties, for `copy(_:)` to change.
        struct Copy {
          #if DEBUG
          var value: Value
          #endif

          fileprivate init(_ original: State) {
            #if DEBUG
            self.value = original.value
            #endif
          }
        }

        /// This value with some of its stored properties changed.
        ///
        /// - Parameter change: sets the properties that differ.
        func copy(_ change: (inout Copy) throws -> Void) rethrows -> Self {
          var copy = Copy(self)
          try change(&copy)
          return Self(copying: copy)
        }
      }

      extension State {
        fileprivate init(copying copy: Copy) {
          #if DEBUG
          self.value = copy.value
          #endif
        }
      }
      """)
  }
}
