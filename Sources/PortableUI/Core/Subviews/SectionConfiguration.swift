import ViewGraph

/// A section of a view: a ``Section``, or the views between two sections.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the section.
  public let id: ID
  /// The container values of the section.
  public let containerValues: ContainerValues
  /// The subviews of the header.
  public let header: SubviewsCollection
  /// The subviews of the content.
  public let content: SubviewsCollection
  /// The subviews of the footer.
  public let footer: SubviewsCollection
}

/// The sections of a view.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// Accesses a section.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Creates a view for each section of a view.
  ///
  /// - Parameters:
  ///   - view: The view with the sections. Views outside of sections form sections without a header.
  ///   - content: A closure that creates a view for a section.
  @MainActor
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(SubviewReader.sections(of: view), by: \.id, content)
  }
}

extension Group where Content: View {
  /// Creates a view from all sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view with the sections.
  ///   - transform: A closure that creates the view.
  @MainActor
  public init<Base: View>(sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content) {
    content = transform(SubviewReader.sections(of: view))
  }
}
