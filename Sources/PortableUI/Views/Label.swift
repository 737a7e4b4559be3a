/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.isLabelProminent) private var isProminent

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - icon: stands before it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and, after it, the title.
  public var body: some View {
    if isProminent {
      VStack(spacing: 12) {
        icon.font(.system(size: 48)).foregroundStyle(.secondary)
        title.font(.title2).bold()
      }
    } else {
      HStack {
        icon
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: what it says.
  ///   - name: the name of one of Apple's SF Symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label of a text and a symbol.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - name: the name of one of Apple's SF Symbols.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

private struct IsLabelProminentKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether labels stand alone on a screen, a large icon above the title.
  var isLabelProminent: Bool {
    get { self[IsLabelProminentKey.self] }
    set { self[IsLabelProminentKey.self] = newValue }
  }
}
