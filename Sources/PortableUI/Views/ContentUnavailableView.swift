/// Stands where content would: says that there is none, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: says what is missing.
  ///   - description: says why.
  ///   - actions: what can be done, usually buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts, one below the other in the middle of all the space there is.
  public var body: some View {
    VStack(spacing: 16) {
      VStack {
        label.environment(\.isLabelProminent, true)
        description.font(.callout).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == PortableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: says what is missing.
  ///   - name: the name of one of Apple's SF Symbols.
  ///   - description: says why.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view from a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: says what is missing.
  ///   - name: the name of one of Apple's SF Symbols.
  ///   - description: says why.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where Label == PortableUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a text and a picture from the program's resources.
  ///
  /// - Parameters:
  ///   - title: says what is missing.
  ///   - name: the picture's.
  ///   - description: says why.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates the view from a text and a picture from the program's resources.
  ///
  /// - Parameters:
  ///   - title: says what is missing.
  ///   - name: the picture's.
  ///   - description: says why.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What a view that says that nothing was found consists of.
public struct SearchUnavailableContent {
  /// Says that nothing was found.
  public struct Label: View {
    let text: String?

    /// The label.
    public var body: some View {
      if let text, !text.isEmpty {
        PortableUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        PortableUI.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// Says what can be done.
  public struct Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Says that a search for something has found nothing.
  ///
  /// - Parameter text: what was looked for.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
