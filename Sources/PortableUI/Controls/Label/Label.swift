import Elements
import ViewGraph

/// A standard label for user interface items, with a title and an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.isLabelProminent) private var isProminent
  @Environment(\.labelStyle) private var style

  /// Creates a label with a custom title and icon.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - icon: the icon, shown before the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon followed by the title, or the body that a custom label style returns.
  public var body: some View {
    switch style {
    case is IconOnlyLabelStyle: LabelIcon(title: title, icon: icon.environment(\.isLabelIcon, true))
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
        icon.environment(\.isLabelIcon, true)
        title
      }
    }
  }

  private func styled(_ style: some LabelStyle) -> AnyView {
    let configuration = LabelStyleConfiguration(title: _ControlPart(title), icon: _ControlPart(icon))
    return AnyView(StyledControl(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The icon of a label whose title is hidden. The title is the accessibility label.
private struct LabelIcon<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  var body: some View {
    if let title = (title as? Text) ?? (title as? _ControlPart)?.text {
      icon.accessibilityLabel(title)
    } else {
      icon.visuallyHiddenOverlay { title }
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a label style.
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
  /// Creates a label with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - name: the name of an SF Symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - name: the name of an SF Symbol.
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
  /// Creates a label with a localized title and an image from the app's resources.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - name: the name of the image in the resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label with a title and an image from the app's resources.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - name: the name of the image in the resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label with a localized title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: the localized title.
  ///   - resource: the image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: resource)
    }
  }

  /// Creates a label with a title and an image from an asset catalog.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - resource: the image.
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
  /// Whether labels show a large icon above the title, as in a placeholder for missing content.
  package var isLabelProminent: Bool {
    get { self[IsLabelProminentKey.self] }
    set { self[IsLabelProminentKey.self] = newValue }
  }
}

extension Label: Titled {
  var plainTitle: Text? { plainText(of: title) }
}
