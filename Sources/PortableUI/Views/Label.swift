/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.isLabelProminent) private var isProminent
  @Environment(\.labelStyle) private var style

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - icon: stands before it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and, after it, the title, or what the style makes of them.
  public var body: some View {
    switch style {
    case is IconOnlyLabelStyle: LabelIcon(title: title, icon: icon)
    case is TitleOnlyLabelStyle: title
    case is DefaultLabelStyle, is TitleAndIconLabelStyle: both
    default: styled(style).environment(\.labelStyle, DefaultLabelStyle())
    }
  }

  @ViewBuilder private var both: some View {
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

  private func styled(_ style: some LabelStyle) -> AnyView {
    let configuration = LabelStyleConfiguration(title: _ControlPart(title), icon: _ControlPart(icon))
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// An icon that is called by a title which is not to be seen.
private struct LabelIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    if let title = (title as? Text) ?? (title as? _ControlPart)?.text {
      icon.accessibilityLabel(title)
    } else {
      icon.unseen { title }
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label of what a style was told of one.
  ///
  /// - Parameter configuration: the title and the icon.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
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

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a text and a picture from the program's resources.
  ///
  /// - Parameters:
  ///   - titleKey: what it says.
  ///   - name: what the picture is called there.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label of a text and a picture from the program's resources.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - name: what the picture is called there.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label of a text and a picture of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: what it says.
  ///   - resource: the picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource)
    }
  }

  /// Creates a label of a text and a picture of an asset catalog.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - resource: the picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: resource)
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

extension Label: Titled {
  var plainTitle: Text? { plainText(of: title) }
}
