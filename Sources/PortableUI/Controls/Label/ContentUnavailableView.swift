/// A placeholder for missing content. It states what is missing, the reason, and what the user can do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - label: a label that names what is missing.
  ///   - description: a view that explains why the content is missing. The default is empty.
  ///   - actions: views for what the user can do, usually buttons. The default is empty.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, description and actions, stacked in the center of the available space.
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
where Label == PortableControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: the localized title of what is missing.
  ///   - name: the name of an SF Symbol.
  ///   - description: an explanation; `nil` for none.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: the title of what is missing.
  ///   - name: the name of an SF Symbol.
  ///   - description: an explanation; `nil` for none.
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
where Label == PortableControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a title and an image from the app's resources.
  ///
  /// - Parameters:
  ///   - title: the localized title of what is missing.
  ///   - name: the name of the image.
  ///   - description: an explanation; `nil` for none.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a title and an image from the app's resources.
  ///
  /// - Parameters:
  ///   - title: the title of what is missing.
  ///   - name: the name of the image.
  ///   - description: an explanation; `nil` for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The views of a placeholder for a search without results.
public struct SearchUnavailableContent {
  /// The label “No Results”, with the search text if there is one.
  public struct Label: View {
    let text: String?

    /// A label with a magnifying glass.
    public var body: some View {
      if let text, !text.isEmpty {
        PortableControls.Label(platform: "No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        PortableControls.Label(platform: "No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The suggestion to check the spelling.
  public struct Description: View {
    /// The text of the suggestion.
    public var body: some View { Text(platform: "Check the spelling or try a new search.") }
  }

  /// The actions of the placeholder: none.
  public struct Actions: View {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search without results.
  public static var search: ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Returns a placeholder for a search without results.
  ///
  /// - Parameter text: the search text.
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
